/** What is looked at before it is said what is to be seen there: "Check the counter: 2 items left". */
import type { Rule, Span } from '../../chart.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import type { SaidPredicate } from '../predicates/said.js';
import { sayOf } from '../statements/sayOf.js';
import { withWhere } from '../circumstances.js';
import type { SaidTarget } from '../things/place.js';
import { visible } from './simple.js';

const isPageName = ({ name = '', ...more }: Target): boolean =>
  Object.keys(more).length === 0 && /^\p{L}[\p{Ll}-]+s$/u.test(name);

/** To check or to confirm a thing may be to do something to it. */
const ONLY_LOOK = 'look_at|have_a_look_at|take_a_look_at|have_a_look_into|inspect|review|examine|verify';
const LOOK = `(${ONLY_LOOK}|check|confirm)`;

/** What is said behind it is to be seen in there. */
const HOLDING = /^(?:section|dialog|table|list|form|menu|row|group)$/;

const isOfIt = (action: Action): boolean => JSON.stringify(action).includes('"ref":');

export const LOOKED_AT: readonly Rule[] = [
  // "Look at the invoices": the page of that name. "Look at the first row": it is there.
  {
    pattern: '{isAction} {actor}? (look_at|have_a_look_at|take_a_look_at|have_a_look_into|look_into) {thing}',
    means: ({ thing }: { thing: Target }, { tokens, to }: Span): Action[] | undefined => {
      const isQuoted = tokens[to - 1]?.type === 'quoted';
      if (isPageName(thing) && !isQuoted) return [{ kind: 'goTo', page: thing.name ?? '' }];
      return thing.role === undefined && !isQuoted ? undefined : [visible(thing)];
    },
    cost: -0.3,
  },
  // "Check the totals: "Tax" shows "$ 0.64"", "Look at the header: it shows 2"
  {
    pattern: `{actor}? ${LOOK} {thing} (:|–|-) {checkClauses}`,
    means: ({ thing, checkClauses }: { thing: SaidTarget; checkClauses: Action[] }) =>
      HOLDING.test(thing.role ?? '') && thing.name !== undefined && !checkClauses.some(isOfIt)
        ? withWhere(checkClauses, { within: thing })
        : checkClauses,
    cost: -0.3,
  },
  // "Have a look at the counter, it went down to 10"
  {
    pattern: `{actor}? (${ONLY_LOOK}) {thing} (,|;) (it|they) {predicates}`,
    means: ({ thing, predicates }: { thing: Target; predicates: SaidPredicate }) =>
      sayOf([thing], predicates),
    cost: -0.3,
  },
  {
    pattern: `{actor}? ${LOOK} (the)? (page_text|page_content|text_of_the_page) (:|for) {texts}`,
    means: ({ texts }: { texts: string[] }) => texts.map((name) => visible({ name })),
    cost: -0.6,
  },
  {
    pattern: `{actor}? ${LOOK} {thing} (:|=) {text}`,
    means: ({ thing, text }: { thing: Target; text: string }): Action[] => [
      { kind: 'expectContent', target: thing, relation: 'shows', text, negated: false },
    ],
    cost: -0.2,
  },
];
