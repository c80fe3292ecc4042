/** What runs in the page: looks at it, and hands out what it has seen. */
import type { LookOptions } from '../Driver.js';
import { createAim, type Aim } from './aim.js';
import { Answer } from './Answer.js';
import { findCovers, findTicks } from './covered.js';
import { Line } from './Line.js';
import * as native from './natives.js';
import { wholePage } from './places.js';
import { walkElement, type Walk } from './walk.js';

export interface Looker {
  /** As `flags.ts` says. */
  look: (options: LookOptions) => string;
  /** That a node of the last look stands for, or, for a text, that it is in. */
  elementOf: (number: number) => Element | null;
  /** A frame's number, and where in the view what it shows begins. */
  insideOf: (frame: Element) => { number: number; x: number; y: number } | undefined;
  /** Tells then whether a drag has begun which nothing took. */
  watchDrop: () => () => boolean;
  aim: Aim;
}

export function createLooker(): Looker {
  let last = new Answer(undefined);
  return {
    look: (options) => {
      last = look(new Answer(last), options).answer;
      return last.write(head());
    },
    elementOf: (number) => {
      const thing = last.things[number];
      if (thing === undefined) return null;
      return thing instanceof Element ? thing : (native.parentOf(thing) as Element | null);
    },
    insideOf: (frame) => {
      const number = last.numbers.get(frame);
      if (number === undefined) return undefined;
      const { left, top } = native.boxOf(frame);
      const { paddingLeft, paddingTop } = native.styleOf(frame);
      const [x, y] = [native.clientLeftOf(frame), native.clientTopOf(frame)];
      return {
        number,
        x: left + x + Number.parseFloat(paddingLeft),
        y: top + y + Number.parseFloat(paddingTop),
      };
    },
    watchDrop,
    aim: createAim(),
  };
}

function head(): string {
  const now = new Date();
  const two = (part: number) => (part < 10 ? `0${part}` : String(part));
  const today = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  const ready = native.readyStateOf(document) === 'complete' ? 1 : 0;
  const fading = native.animationsOf(document).some(isFading) ? 2 : 0;
  return `${ready + fading} ${innerWidth} ${innerHeight} ${today} ${native.titleOf(document).replace(/\s+/g, ' ')}`;
}

/** What comes or goes by and by; what turns or blinks for good, or only changes its colour, does neither. */
function isFading(animation: Animation): boolean {
  const ends = animation.effect?.getComputedTiming().endTime;
  const property = (animation as Partial<CSSTransition>).transitionProperty ?? 'opacity';
  return animation.playState === 'running' && ends !== Infinity && COMING.test(property);
}

const COMING = /^(?:opacity|visibility|display|transform|(?:max-)?(?:height|width)|top|left|right|bottom)$/;

function look(answer: Answer, { styles = false, hidden = false }: LookOptions): Walk {
  const walk: Walk = {
    ...{ answer, line: new Line(answer, hidden), withStyles: styles, withHidden: hidden },
    ...{ ticks: [], uncovered: [], links: [] },
  };
  const root = native.findInDocument(document, ':root');
  if (root === null) return walk;
  walkElement(root, wholePage(), -1, walk);
  readPageScroll(root, answer);
  markFocus(walk);
  findTicks(walk);
  findCovers(walk);
  for (let at = 0; at < walk.links.length; at++) {
    const link = walk.links[at];
    if (link !== undefined) answer.link(link.number, link.name, link.other);
  }
  return walk;
}

function readPageScroll(root: Element, answer: Answer): void {
  const scroller = document.scrollingElement ?? root;
  const xMost = native.scrollWidthOf(scroller) - native.clientWidthOf(scroller);
  const yMost = native.scrollHeightOf(scroller) - native.clientHeightOf(scroller);
  if (xMost > 0 || yMost > 0) answer.fact(0, '.scroll', `${scrollX} ${scrollY} ${xMost} ${yMost}`);
}

/** What has the focus, through shadow roots, and the part of it that it says is active. */
function markFocus({ answer }: Walk): void {
  const active = native.focused();
  const number = active === null ? undefined : answer.numbers.get(active);
  if (active === null || number === undefined || number === 0 || native.tagOf(active) === 'body') return;
  answer.fact(number, '.focused', true);
}

function watchDrop(): () => boolean {
  let [hasStarted, hasDropped] = [false, false];
  // At the end of its way it is known whether the page has prevented it.
  addEventListener('dragstart', (event) => (hasStarted = !event.defaultPrevented), { once: true });
  addEventListener('drop', () => (hasDropped = true), { once: true, capture: true });
  return () => hasStarted && !hasDropped;
}
