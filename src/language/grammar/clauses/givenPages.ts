/** Where a case begins, as a Given tells it of anybody: "Given a nurse is on the ward overview", "Given the login page". */
import { KIND_WORDS } from '../../../meaning/kinds.js';
import type { Action } from '../../../meaning/meaning.js';
import { isVerb } from '../../lexicon/verbForms.js';
import { FUNCTION_WORDS } from '../../lexicon/words.js';
import { compileRules, type Reader, type Rule } from '../../chart.js';

const STILL = '(now|already|currently|still|back)?';

/** One goes there unless one is there already. */
const goTo = ({ page }: { page: string }): Action[] | undefined =>
  KIND_WORDS.has(page.split(' ').at(-1)?.toLowerCase() ?? '')
    ? undefined
    : [{ kind: 'goTo', page, stated: true } as Action];

export const GIVEN_PAGES: readonly Rule[] = [
  {
    pattern: `{saidAction} {someone} (who)? (am|is|are|was|were|has_been)? ${STILL} (on|at|viewing|looking_at|reading|browsing|visiting) {givenPage:page}`,
    means: goTo,
    cost: 0.1,
  },
  {
    pattern: `{saidAction} {someone} (visits|visit|looks_at|look_at|has_navigated_to|has_gone_to|has_come_to|has_come_back_to|has_opened) {givenPage:page}`,
    means: goTo,
    cost: 0.3,
  },
  {
    pattern: `{saidAction} {someone} (have|has|had) ({onePage:page} | (the|my|our|his|her|their) {partWords:page}) (open|opened|on_screen|in_front_of_me|in_front_of_her|in_front_of_him|in_front_of_them)`,
    means: goTo,
    cost: 0.1,
  },
  { pattern: `{saidAction} {atStart} {onePage:page}`, means: goTo, cost: 0.2 },
  {
    pattern: `{saidAction} (the|my|our) {partWords:page} (is|was|has_been) ${STILL} (open|opened|on_screen)`,
    means: goTo,
    cost: 0.1,
  },
];

export const GIVEN_PAGE_READERS: Readonly<Record<string, Reader>> = {
  atStart: (_, at) => (at === 0 ? [{ end: 0, cost: 0, value: '' }] : []),
  someone: compileRules([
    { pattern: '{actor}' },
    {
      pattern: '(a|an|the|our|one) {roleWord} ({roleWord:other} {roleWord:third}?)?',
      means: () => '',
      cost: 0.2,
    },
    { pattern: '{properName}', means: () => '', cost: 0.2 },
  ]),
  /** "Front desk clerk", but not "parent clicks" or "map is centred". */
  roleWord: (chart, at) => {
    const { lower = '' } = chart.tokens[at] ?? {};
    const isDone = FUNCTION_WORDS.has(lower) || (isVerb(lower) && /(?:s|ed|ing)$/.test(lower));
    return isDone || /(?:ed|ing)$/.test(lower) ? [] : chart.read('actorNoun', at);
  },
  /** "The museum's ticket page": the site is the museum's. */
  onePage: compileRules([
    { pattern: '{pageName}' },
    { pattern: '(the|a) {possessor} {pageName}', means: ({ pageName }: { pageName: string }) => pageName },
  ]),
  givenPage: compileRules([
    { pattern: '{onePage}' },
    { pattern: '{partOfApp}', cost: 0.1 },
    {
      pattern: '(the|my|our|his|her|their|its) {partWords}',
      means: ({ partWords }: { partWords: string }) => partWords,
      cost: 0.1,
    },
    {
      pattern: '(his|her|their) {noun}',
      means: ({ noun }: { noun: string }) => (KIND_WORDS.has(noun) ? undefined : noun),
      cost: 0.2,
    },
  ]),
  /** "Ward overview": what no kind of thing is called. */
  partWords: compileRules([
    {
      pattern: '{plainWord:noun} {plainWord:second} ({plainWord:third})?',
      means: ({ noun, second, third }: Record<'noun' | 'second', string> & { third?: string }) => {
        const words = [noun, second, ...(third === undefined ? [] : [third])];
        return words.every((word) => /^[a-z-]+$/.test(word) && !KIND_WORDS.has(word))
          ? words.join(' ')
          : undefined;
      },
    },
  ]),
};
