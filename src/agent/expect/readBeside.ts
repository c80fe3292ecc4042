/** Runs in the page: what is shown beside a thing, in pieces that stand together. */
import type { Beside } from '../action.js';
import { siftBeside } from '../find/beside/siftBeside.js';
import { onElements } from '../find/onElements.js';
import { readShown, type Shown } from './readShown.js';

interface Besides {
  relation: Beside;
  neighbours: Element[];
  /** The words that are looked for, in lower case. */
  words: string;
}

/* eslint-disable max-lines-per-function -- it runs in the page, so it must hold all it needs */
function read(
  [place]: Element[],
  { relation, neighbours, words }: Besides,
  sift: typeof siftBeside,
  show: typeof readShown,
): Shown[] {
  const MANY = 500;
  const FIELD = 'input, textarea, select, [alt], [aria-label]';
  const isWord = ({ nodeType, nodeValue }: Node) =>
    nodeType === Node.TEXT_NODE && (nodeValue ?? '').trim() !== '';
  const isBearer = (element: Element) =>
    element.matches(FIELD) ||
    (!element.matches('script, style, noscript, template, option') && [...element.childNodes].some(isWord));
  const allIn = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) => [
      one,
      ...(one.shadowRoot === null ? [] : allIn(one.shadowRoot)),
    ]);
  const all = place === undefined ? [] : [...allIn(place.shadowRoot ?? place)].filter(isBearer);
  // To measure each of very many would take too long, so those that have nothing of the words are left out.
  const mayHave = (element: Element) => {
    const text = element.textContent.trim().toLowerCase();
    return (
      element.matches(FIELD) || words.includes(text) || words.split(/\s+/).some((word) => text.includes(word))
    );
  };
  const asked = all.length > MANY ? all.filter(mayHave) : all;
  const beside = new Set(
    sift(asked, { relation, neighbours, every: true }).flatMap((index) => asked[index] ?? []),
  );
  const isWhole = (element: Element | null): element is Element =>
    element !== null &&
    element !== place &&
    !neighbours.some((one) => element.contains(one)) &&
    all.every((one) => !element.contains(one) || beside.has(one));
  /** As much as stands beside it as a whole, so that words in several parts of it are read together. */
  const wholeOf = (element: Element): Element =>
    isWhole(element.parentElement) ? wholeOf(element.parentElement) : element;
  const wholes = [...new Set([...beside].map(wholeOf))];
  const outermost = wholes.filter((one) => !wholes.some((other) => other !== one && other.contains(one)));
  const state = { ready: document.readyState === 'complete', hasMore: true, busy: false };
  const own = relation === 'next to' ? neighbours.flatMap((one) => one.parentElement ?? []) : [];
  // What a neighbour stands in the middle of is no element of its own.
  const around = own.map((parent): Shown => {
    const texts = [...parent.childNodes].filter(isWord).map(({ nodeValue }) => nodeValue ?? '');
    return {
      ...state,
      pieces: texts.map((text) => ({ kind: 'text', text: text.replace(/\s+/g, ' ').trim() })),
    };
  });
  /** Neighbours of one another with nothing else in between are read on. */
  const follows = (one: Element, last: Element) => {
    const [from, to] = [
      all.findLastIndex((part) => last.contains(part)),
      all.findIndex((part) => one.contains(part)),
    ];
    return to === from + 1;
  };
  const runs: Shown[] = [];
  outermost.forEach((one, index) => {
    const [last, run] = [outermost[index - 1], runs.at(-1)];
    if (last && run && follows(one, last)) run.pieces.push(...show(one).pieces);
    else runs.push(show(one));
  });
  return [...runs, ...around];
}
/* eslint-enable max-lines-per-function */

export const readBeside = onElements(read, siftBeside, readShown);
