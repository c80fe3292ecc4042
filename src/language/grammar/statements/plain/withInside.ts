/** What is seen with what in it: "you see a panel with the tag "food" in it", "a menu opens with "Copy" and "Paste" in it". */
import type { Span } from '../../../chart.js';
import type { KindSaid } from '../../../../meaning/kinds.js';
import type { Action, Target } from '../../../../meaning/meaning.js';
import type { ExpectationRule } from '../../expectations.js';
import { APPEARS, VISIBLE } from '../../predicates/presence.js';
import { TEXTS } from '../../things/named.js';
import { place } from '../../things/place.js';
import { visible, type Aux, type Be } from '../sayOf.js';

const INSIDE =
  'with ((the|a|an) {kind})? ({quotedName:name} | {quotedNames:names}) (written | shown | listed)? (in|on|inside) (it|there)';

interface Inside extends Partial<Aux & Be> {
  thing: Target;
  kind?: KindSaid;
  name?: string;
  names?: string[];
}

export const WITH_INSIDE: readonly ExpectationRule[] = [
  {
    pattern: `({actor} {aux} (now)? (see|sees|get|gets|find|finds) | there (now|still)? {be}) (a|an|the)? {thing} ${INSIDE}`,
    means: withInside,
    cost: -0.5,
  },
  {
    pattern: `(a|an|the)? {thing} ({aux} (${APPEARS}) | {be} (${VISIBLE})) ${INSIDE}`,
    means: withInside,
    cost: -0.5,
  },
];

/** What stands in a part of the page is sought there; what a text has in it, beside it. */
function withInside({ thing, kind, name, names, ...said }: Inside, span: Span): Action[] | undefined {
  if (!isPlain(said) || saysMore(span) || thing.each !== undefined) return undefined;
  const role = kind && !TEXTS.has(kind.kind) ? { role: kind.kind } : {};
  const inside = (names ?? [name ?? '']).map((text): Action | undefined => {
    if (thing.role === undefined) return { kind: 'expectTogether', words: [thing.name ?? '', text] };
    const placed = place({ name: text, ...role }, { within: thing });
    return placed && visible(placed);
  });
  return inside.every((one) => one !== undefined) ? [visible(thing), ...inside] : undefined;
}

const isPlain = ({ be, aux }: Partial<Aux & Be>): boolean => {
  const manner = be ?? aux;
  return manner?.negated !== true && manner?.lasting !== true && manner?.able !== true;
};

/** "With only "A" in it", "with "A" in it and no "B"". */
const saysMore = ({ tokens, from, to }: Span): boolean =>
  tokens.slice(from, to).some(({ type, lower }) => type === 'word' && /^(?:only|no|not|or)$/.test(lower)) ||
  (/^(?:and|but|or)$/.test(tokens[to]?.lower ?? '') &&
    tokens.slice(to, to + 7).some(({ type }) => type === 'quoted'));
