/** Tells when something changes that could be seen. */

const EVENTS = [
  'input',
  'change',
  'scroll',
  'resize',
  'focusin',
  'focusout',
  'transitionend',
  'animationend',
  'toggle',
  'load',
  'readystatechange',
];
const EVERYTHING = { subtree: true, childList: true, attributes: true, characterData: true };

export class Changes {
  private hasChanged = false;
  private tell: (() => void) | undefined;
  private readonly watched = new Set<Node>();
  private readonly observer: MutationObserver;

  constructor() {
    const note = () => {
      this.hasChanged = true;
      this.tell?.();
    };
    this.observer = new MutationObserver(note);
    for (const event of EVENTS) addEventListener(event, note, { capture: true, passive: true });
    this.watch(document);
  }

  watch(root: Node): void {
    if (this.watched.has(root)) return;
    this.watched.add(root);
    this.observer.observe(root, EVERYTHING);
  }

  /** What has changed until now has been looked at. */
  forget(): void {
    this.observer.takeRecords();
    this.hasChanged = false;
  }

  /** Once something has changed since the last look, or the time is up. */
  wait(milliseconds: number): Promise<boolean> {
    if (this.hasChanged) return Promise.resolve(true);
    return new Promise((resolve) => {
      const end = () => {
        this.tell = undefined;
        clearTimeout(timer);
        resolve(this.hasChanged);
      };
      const timer = setTimeout(end, milliseconds);
      this.tell = end;
    });
  }
}
