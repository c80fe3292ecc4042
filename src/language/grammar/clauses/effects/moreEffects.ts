/** What an action does to what is there: it changes a value, empties a field, enables a button, narrows a list down. */
import type { Action, State } from '../../../../meaning/meaning.js';
import type { Rule, Span } from '../../../chart.js';
import { goesOn } from '../../neighbours.js';
import { onlyLeft } from '../../statements/ofLists.js';
import type { SaidTarget } from '../../things/place.js';

const NARROWS = '(shortens|narrows|reduces|limits|filters|cuts)';

export const MORE_EFFECTS: readonly Rule[] = [
  // "Changes it to 5": what was clicked, or what was named before? "From 4 to 5" tells of what was.
  {
    pattern:
      '(changes|updates|sets|turns|switches|resets) {thing} (back)? (to|into) ({quotedName:text} | {amountValue:text})',
    means: ({ thing, text }: { thing: SaidTarget; text: string }, span: Span): Action[] | undefined =>
      isPlain(thing, span)
        ? [{ kind: 'expectContent', target: thing, relation: 'shows', text, negated: false }]
        : undefined,
    cost: -0.2,
  },
  // A switch that is off is enabled, too.
  ...(['enabled', 'disabled'] as const).map((state: State): Rule => ({
    pattern: state === 'enabled' ? '(enables|unlocks) {thing}' : '(disables|locks) {thing}',
    means: ({ thing }: { thing: SaidTarget }, span: Span): Action[] | undefined =>
      isPlain(thing, span) && isControl(thing, span)
        ? [{ kind: 'expectState', target: thing, state, negated: false }]
        : undefined,
    cost: -0.1,
  })),
  {
    pattern: '(unticks|unchecks|deselects) {thing}',
    means: ({ thing }: { thing: SaidTarget }, span: Span): Action[] | undefined =>
      isPlain(thing, span)
        ? [{ kind: 'expectState', target: thing, state: 'checked', negated: true }]
        : undefined,
    cost: -0.3,
  },
  // "Clicking on 20 shortens the list to 20 rows", "typing "deu" narrows the list down to Deutsch"
  {
    pattern: `${NARROWS} (the|its)? {listKind} (down)? to {amount} {counted}`,
    means: ({ counted, amount }: { counted: SaidTarget; amount: object }) => [
      { kind: 'expectCount', things: counted, ...amount } as Action,
    ],
    cost: -0.3,
  },
  {
    pattern: `${NARROWS} (the|its)? {listKind:kind} (down)? to {onlyNames}`,
    means: ({ onlyNames }: { onlyNames: string[] }) =>
      onlyNames.every((name) => /^\p{L}/u.test(name)) ? onlyLeft(onlyNames) : undefined,
  },
];

/** It is named here, alone, and as it is now. */
const isPlain = ({ ref }: SaidTarget, span: Span): boolean =>
  ref === undefined &&
  !goesOn(span) &&
  !span.tokens
    .slice(span.from, span.to)
    .some(({ lower }) => /^(?:from|all|every|each|both|url)$/.test(lower));

const isControl = ({ role, name = '' }: SaidTarget, { tokens, from, to }: Span): boolean =>
  role === undefined
    ? tokens.slice(from, to).some(({ type, text }) => type === 'quoted' && text === name)
    : /^(?:button|link|field|drop-down|option|menu item)$/.test(role);
