/**
 * What can be clicked or written into as it is: still, enabled, in view as a whole and under nothing. Playwright looks at the same,
 * by a script of its own that would have to go to each page first.
 */
import { deepHit, holds } from './covered.js';
import * as native from './natives.js';

export interface Aim {
  /** Where in the view it may be clicked now; null where it can't be, or where that isn't known. */
  take: (element: Element | null) => Promise<{ x: number; y: number } | null>;
  /** What came of the click: something else was in its way and has got none of it, or another page is being opened. */
  release: () => Promise<'missed' | 'leaving' | 'done'>;
  /** Selects what stands in a field, which has the focus then; false where it isn't one that can be written into. */
  enter: (element: Element | null) => boolean;
  /** What the field that was entered shows now, and whether it still has the focus. */
  entered: () => { value: string; isFocused: boolean };
}

export function createAim(): Aim {
  let [guard, field]: [Guard | undefined, Field | undefined] = [undefined, undefined];
  return {
    take: async (element) => {
      guard?.drop();
      guard = undefined;
      if (element === null || !canTell()) return null;
      const box = native.boxOf(element);
      if (!isInView(box) && canBeInView(box)) native.scrollTo(element, TO_MIDDLE);
      if (!(await isStill(element))) return null;
      const point = freePoint(element);
      if (point !== undefined) guard = guardOf(element);
      return point ?? null;
    },
    release: () => guard?.end() ?? Promise.resolve('done'),
    enter: (element) => {
      field = element !== null && isWritable(element) ? element : undefined;
      if (field === undefined) return false;
      if (field instanceof HTMLInputElement) native.selectInput(field);
      else native.selectArea(field);
      native.focusOn(field);
      return native.focused() === field;
    },
    entered: () => ({
      value: field?.value ?? '',
      isFocused: field !== undefined && native.focused() === field,
    }),
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A page may have put functions of its own in place of the browser's, as one whose clock is set has. */
const canTell = (): boolean =>
  'navigation' in window &&
  [own('requestAnimationFrame'), own('setTimeout')].every((timer) =>
    /\[native code\]/.test(Function.prototype.toString.call(timer)),
  );

/** Angular keeps the browser's under another name, and would look at its page anew for each call of its own. */
function own<Name extends 'requestAnimationFrame' | 'setTimeout'>(name: Name): (typeof window)[Name] {
  const kept = (window as unknown as Record<string, (typeof window)[Name] | undefined>)[
    `__zone_symbol__${name}`
  ];
  return kept ?? window[name];
}

const TO_MIDDLE: ScrollIntoViewOptions = { block: 'center', inline: 'nearest', behavior: 'instant' };
/** Milliseconds. */
const LONGEST = 200;

const nextFrame = (): Promise<boolean> =>
  new Promise((resolve) => {
    own('requestAnimationFrame').call(window, () => resolve(true));
    // Nothing is drawn of a page that is in no window.
    own('setTimeout').call(window, () => resolve(false), LONGEST);
  });

async function isStill(element: Element): Promise<boolean> {
  if (!(await nextFrame())) return false;
  const before = native.boxOf(element);
  if (!(await nextFrame())) return false;
  const { left, top, width, height } = native.boxOf(element);
  return left === before.left && top === before.top && width === before.width && height === before.height;
}

/** Its middle, where a click there is a click on it. */
function freePoint(element: Element): { x: number; y: number } | undefined {
  if (!native.isConnected(element) || isDisabled(element)) return undefined;
  const [box, another] = native.boxesOf(element);
  if (box === undefined || another !== undefined || !isInView(box)) return undefined;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = deepHit(x, y);
  return hit !== null && holds(element, hit) ? { x, y } : undefined;
}

const isInView = ({ left, top, right, bottom, width, height }: DOMRect): boolean =>
  width > 0 && height > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;

const canBeInView = ({ width, height }: DOMRect): boolean => width <= innerWidth && height <= innerHeight;

const isDisabled = (element: Element): boolean =>
  native.matches(element, ':disabled') || native.closest(element, '[aria-disabled=true]') !== null;

interface Guard {
  drop: () => void;
  end: Aim['release'];
}

const POINTED = 'pointerdown mousedown pointerup mouseup click dblclick auxclick contextmenu'.split(' ');
/** Milliseconds, after which a form that was sent leads nowhere, as one that the page's own rules don't let out. */
const SENDS = 1_000;

/** What comes over it in the last moment gets nothing of the click. */
function guardOf(element: Element): Guard {
  let [isDecided, isMissed, isSending, isLeaving] = [false, false, false, false];
  const ending = new AbortController();
  const { signal } = ending;
  const check = (event: Event): void => {
    if (!event.isTrusted) return;
    if (!isDecided) isMissed = !event.composedPath().includes(element);
    isDecided = true;
    if (!isMissed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const kind of POINTED) addEventListener(kind, check, { signal, capture: true, passive: false });
  const left = new Promise<void>((resolve) => {
    const leave = (event: NavigateEvent) => {
      isLeaving ||= opensPage(event);
      if (isLeaving) resolve();
    };
    navigation.addEventListener('navigate', leave, { signal });
  });
  addEventListener('submit', (event) => (isSending ||= sendsPage(event)), { signal });
  return {
    drop: () => ending.abort(),
    end: async () => {
      // A form is sent a moment after it is told of.
      if (isSending && !isLeaving) await Promise.race([left, waitFor(SENDS)]);
      ending.abort();
      if (isMissed) return 'missed';
      return isLeaving ? 'leaving' : 'done';
    },
  };
}

const waitFor = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => own('setTimeout').call(window, resolve, milliseconds));

const opensPage = ({ destination, hashChange, downloadRequest, defaultPrevented }: NavigateEvent): boolean =>
  !hashChange &&
  !defaultPrevented &&
  downloadRequest === null &&
  !destination.sameDocument &&
  /^(?:https?|file|data|blob):/.test(destination.url);

function sendsPage({ defaultPrevented, target, submitter }: SubmitEvent): boolean {
  if (defaultPrevented || !(target instanceof HTMLFormElement)) return false;
  const said = (name: string) =>
    (submitter && native.attributeOf(submitter, `form${name}`)) ?? native.attributeOf(target, name) ?? '';
  const isPage = !/^(?!https?:)[a-z][a-z\d+.-]*:/i.test(said('action').trim());
  return isPage && said('method').toLowerCase() !== 'dialog' && /^(?:_self)?$/i.test(said('target'));
}

function isWritable(element: Element): element is Field {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (!isField || element.readOnly || isDisabled(element) || !native.isConnected(element)) return false;
  const { width, height } = native.boxOf(element);
  const isSeen = width > 0 && height > 0 && native.styleOf(element).visibility === 'visible';
  return isSeen && native.attributeOf(element, 'aria-readonly') !== 'true';
}
