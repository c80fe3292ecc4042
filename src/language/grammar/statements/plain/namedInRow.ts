/** What a list or a part of the page has, its names without quotes: "the table lists the users admin, mailer and monika". */
import type { Span } from '../../../chart.js';
import type { KindSaid } from '../../../../meaning/kinds.js';
import type { Action, Target } from '../../../../meaning/meaning.js';
import type { ExpectationRule } from '../../expectations.js';
import { goesOn } from '../../neighbours.js';
import { isSaidPlainly, visible, type Aux, type Be } from '../sayOf.js';

const SHOWS = '(shows|show|displays|display|lists|list|contains|contain|has|holds|offers)';

export const NAMED_IN_ROW: readonly ExpectationRule[] = [
  // "The table lists the users admin and mailer"
  {
    pattern: `{thing} {aux} (now|only|still)? ${SHOWS} (the|these)? ({nounOfMany} | {kind}) {plainNames:names}`,
    means: ({ thing, kind, names, ...said }: Aux & Named & { kind?: KindSaid }, span: Span) =>
      isHolder(thing) &&
      isSaidPlainly(said) &&
      kind?.isPlural !== false &&
      kind?.kind !== 'option' &&
      !isOnly(span) &&
      !goesOn(span)
        ? names.map((name) =>
            visible({ name, within: thing, ...(kind && OF_NAMES.has(kind.kind) && { role: kind.kind }) }),
          )
        : undefined,
    cost: 0.5,
  },
  // "The menu has entries such as "Copy" and "Paste"", "the list contains, among others, "A" and "B""
  {
    pattern: `{thing} {aux} (now)? ${SHOWS} (({kind} | {nounOfMany}) (such_as|like|including | for example) | (,)? (among_others | among other things) (,)?) {quotedNames:names}`,
    means: ({ thing, names, ...said }: Aux & Named, span: Span) =>
      isHolder(thing) && isSaidPlainly(said) && !goesOn(span)
        ? names.map((name) => visible({ name, within: thing }))
        : undefined,
    cost: -0.6,
  },
  // "Two jobs, "A" and "B", are shown, in this order"
  {
    pattern:
      '(exactly|only)? {count} {counted:things} , {quotedNames:names} , {be} (now|still)? (shown|listed|displayed|visible|left|there) ((,)? {inOrder})?',
    means: ({ count, things, names, inOrder, ...said }: Be & Counted, span: Span) =>
      isSaidPlainly(said) && count === names.length && !goesOn(span) && !isAtLeast(span)
        ? [
            { kind: 'expectCount', things, comparison: 'exactly', count } as Action,
            ...names.map((name) => visible({ name })),
            ...(inOrder === undefined ? [] : inTurn(names)),
          ]
        : undefined,
    cost: -0.6,
  },
  // "The text area contains the two lines "*.tmp" and "/cache""
  {
    pattern: `{thing} {aux} (now)? ${SHOWS} (the|these)? {count} ({nounOfMany} | {kind}) {quotedNames:names}`,
    means: ({ thing, count, names, ...said }: Aux & Named & { count: number }, span: Span) =>
      isHolder(thing) && isSaidPlainly(said) && count === names.length && !goesOn(span)
        ? names.map((name) => visible({ name, within: thing }))
        : undefined,
    cost: -0.6,
  },
  // "The table lists admin, mailer and monika"
  {
    pattern: `{thing} {aux} (now|also|still)? ${SHOWS} {plainNames:names}`,
    means: ({ thing, names, ...said }: Aux & Named, span: Span) =>
      isHolder(thing) &&
      names.length > 2 &&
      names.some((name) => /^\p{Ll}/u.test(name)) &&
      isSaidPlainly(said) &&
      !goesOn(span)
        ? names.map((name) => visible({ name, within: thing }))
        : undefined,
    cost: 0.5,
  },
  // "The page shows harbour.png and office.png"
  {
    pattern: `(the|this)? (page|screen|view|window) {aux} (now|also|still)? ${SHOWS} {plainNames:names}`,
    means: ({ names, ...said }: Aux & Named, span: Span) =>
      isSaidPlainly(said) && !goesOn(span) && (names.length > 2 || names.every((name) => /\.\w/.test(name)))
        ? names.map((name) => visible({ name }))
        : undefined,
    cost: -0.3,
  },
];

interface Named {
  thing: Target;
  names: string[];
}

/** "The columns name and size" are columns, but "the items tea and milk" may be rows. */
const OF_NAMES: ReadonlySet<string> = new Set([
  'column',
  'tab',
  'button',
  'link',
  'field',
  'checkbox',
  'option',
]);

interface Counted {
  count: number;
  things: Target;
  names: string[];
  inOrder?: string;
}

/** "At least two jobs". */
const isAtLeast = ({ tokens, from }: Span): boolean =>
  /^(?:least|most|than|about)$/.test(tokens[from - 1]?.lower ?? '');

const inTurn = (names: readonly string[]): Action[] =>
  names.slice(1).map((name, at) => ({
    ...{ kind: 'expectOrder', target: { name: names[at] ?? '' }, other: { name }, relation: 'before' },
  }));

const isHolder = ({ role, each }: Target): boolean => role !== undefined && each === undefined;

const isOnly = ({ tokens, from, to }: Span): boolean =>
  tokens.slice(from, to).some(({ lower }) => lower === 'only');
