/** Runs in the page: of which kinds there are elements that the words of a name could belong to; rather too many. */
import { pageFunction } from '../act/pageFunction.js';
import { onElements } from './onElements.js';

/** What is asked of a place: the CSS of what may have each kind, and the words of a name in lower case. */
export interface Around {
  bearers: [kind: string, css: string][];
  words: string[];
}

export interface Seen {
  /** Of the kinds that were asked for, and `text`, those that may be there. */
  kinds: string[];
  modalOpen: boolean;
}

type MayBear = (element: Element) => boolean;

/** Whether all words could be in the accessible name of an element, wherever that comes from. */
// Runs in the page, so it must hold all it needs.
function nameable(words: string[]): {
  bears: (text: string) => boolean;
  said: (element: Element) => string;
  mayBear: MayBear;
} {
  const ATTRIBUTES = ['aria-label', 'title', 'alt', 'value', 'placeholder', 'label'];
  const NAMED = '[aria-label], [title], [alt], [value]';
  const ELSEWHERE = '[aria-labelledby], [aria-owns], slot';
  const bears = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const said = (element: Element) => ATTRIBUTES.map((name) => element.getAttribute(name) ?? '').join(' ');
  const wordsIn = (element: Element) =>
    [element.textContent, said(element), ...[...element.querySelectorAll(NAMED)].map(said)].join(' ');
  const isNamedElsewhere = (element: Element) =>
    element.getRootNode() !== document ||
    element.matches(ELSEWHERE) ||
    element.querySelector(ELSEWHERE) !== null;
  // To ask each element for its labels would take longer than all the rest.
  const labelled = new Set(
    [...document.querySelectorAll('label[for]')].map((label) => label.getAttribute('for')),
  );
  const labelsOf = (element: Element) =>
    labelled.has(element.id) || element.closest('label') !== null
      ? [...((element as HTMLInputElement).labels ?? [])]
      : [];
  const mayBear = (element: Element) => {
    if (words.length === 0 || isNamedElsewhere(element)) return true;
    const labels = labelsOf(element);
    if (bears([wordsIn(element), ...labels.map(wordsIn)].join(' '))) return true;
    // What is written in a field may be a part of a name, and what a browser calls a button without a name.
    const isMixed = labels.some((label) => label.querySelectorAll('input, select, textarea').length > 1);
    return (
      isMixed || element.matches('input:is([type=submit i], [type=reset i], [type=image i]):not([value])')
    );
  };
  return { bears, said, mayBear };
}

/** Whether its style or a shadow root adds words to an element that the document doesn't hold. */
// Runs in the page, so it must hold all it needs.
function mayBeGivenWords(element: Element, words: string[]): boolean {
  return [element, ...element.querySelectorAll('*')].some((part) => {
    if (part.shadowRoot !== null) return true;
    const contents = ['::before', '::after'].map((pseudo) =>
      getComputedStyle(part, pseudo).content.toLowerCase(),
    );
    return contents.some(
      (content) => /attr\(|counter/.test(content) || words.some((word) => content.includes(word)),
    );
  });
}

// Runs in the page, so it must hold all it needs.
function look(
  places: Element[],
  { bearers, words }: Around,
  naming: typeof nameable,
  isGivenWords: typeof mayBeGivenWords,
): Seen[] {
  const { bears, said, mayBear } = naming(words);
  const rootsIn = (root: ParentNode): ParentNode[] => {
    const inner = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? rootsIn(shadowRoot) : [],
    );
    return [root, ...inner];
  };
  return places.map((place) => {
    const roots = [...rootsIn(place), ...(place.shadowRoot ? rootsIn(place.shadowRoot) : [])];
    const all = (css: string) => roots.flatMap((root) => [...root.querySelectorAll(css)]);
    const found = bearers.filter(([, css]) => {
      const elements = all(css);
      return elements.some(mayBear) || elements.some((element) => isGivenWords(element, words));
    });
    const texts = roots.map((root) => (root as Node).textContent ?? '').join(' ');
    const isText = bears(texts) || bears([texts, ...all('input').map(said)].join(' '));
    return {
      kinds: [...found.map(([kind]) => kind), ...(isText ? ['text'] : [])],
      modalOpen: all('dialog:modal, [aria-modal="true"]').length > 0,
    };
  });
}

export const lookAround = onElements(look, nameable, mayBeGivenWords);

/** Of the document. Unlike elements of a locator it can be looked at without Playwright's own script in the page. */
export const lookAroundDocument = pageFunction(
  (around: Around, see: typeof lookAround) =>
    // A document may have no body yet.
    see([(document.body as HTMLElement | null) ?? document.documentElement], around)[0],
  lookAround,
);
