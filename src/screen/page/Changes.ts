/** Tells when something changes that could be seen. */

const EVENTS =
  'input change scroll resize focusin focusout transitionend animationend toggle load readystatechange'.split(
    ' ',
  );
const HOW = { capture: true, passive: true };
const EVERYTHING = { subtree: true, childList: true, attributes: true, characterData: true };

export class Changes {
  private hasChanged = false;
  private tell: (() => void) | undefined;
  private readonly watched = new Set<Node>();
  private readonly note: () => void;
  private readonly observer: MutationObserver;

  constructor() {
    const note = () => {
      this.hasChanged = true;
      this.tell?.();
    };
    this.observer = new MutationObserver(note);
    this.note = note;
    this.watch(document);
  }

  watch(root: Node): void {
    if (this.watched.has(root)) return;
    this.watched.add(root);
    this.observer.observe(root, EVERYTHING);
  }

  /** What has changed until now has been looked at. */
  forget(): void {
    // A document that is written anew has lost those that it had.
    for (let at = 0; at < EVENTS.length; at++) addEventListener(EVENTS[at] ?? '', this.note, HOW);
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
