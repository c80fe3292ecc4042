/** Several things of a kind, listed at the end: "the following buttons are shown: Save, Cancel", "the tabs are "A" and "B"". */
import type { Kind, KindSaid } from '../../../../meaning/kinds.js';
import type { Action, Target } from '../../../../meaning/meaning.js';
import type { Span } from '../../../chart.js';
import type { ExpectationRule } from '../../expectations.js';
import { inTurn } from '../shownWhere.js';
import { TEXTS } from '../../things/named.js';
import { place, type Where } from '../../things/place.js';
import { isSaidPlainly, visible, type Aux, type Be } from '../sayOf.js';

interface Listed {
  kind?: KindSaid;
  where?: Where;
  names: string[];
}

const THESE = '(all|all_of|each_of)? (the_following|these|all_these|these_following)';
const ANYTHING = '(elements|things|details|texts|words|labels|messages|values|information|data|parts)';

export const THE_FOLLOWING: readonly ExpectationRule[] = [
  {
    pattern: `${THESE} (${ANYTHING} | {kind} | {nounOfMany})? {where}? {be} {visibleWord} {where}? (:|,|-|–) (the)? {names}`,
    means: (said: Listed & Be) =>
      said.be.lasting === true || said.be.able === true ? undefined : each(said, said.be.negated),
    cost: -0.5,
  },
  // "I see the following: "A", "B""
  {
    pattern: `{actor}? {aux} (see|sees|find|finds|shows|show|contains|displays|has|have) ${THESE} ${ANYTHING}? (:|,|-|–) {names}`,
    means: (said: Listed & Aux) => (isSaidPlainly(said) ? each(said, said.aux.negated) : undefined),
    cost: -0.2,
  },
  {
    pattern:
      '(the|its|these)? {kind} {where}? (are|were|should_be|must_be|shall_be|will_be) (now|still|called|named|:)? {names}',
    means: (said: Listed, span: Span) =>
      said.kind?.isPlural === true && LISTED.has(said.kind.kind) && isAll(span) ? ofKind(said) : undefined,
    cost: -0.5,
  },
];

/** Nothing is said of them behind their names. */
const isAll = ({ tokens, to }: Span): boolean => tokens[to] === undefined || tokens[to].type === 'mark';

function each({ kind, where = {}, names }: Listed, negated: boolean): Action[] | undefined {
  // What a message is called is what is to be read.
  const role = kind === undefined || kind.kind === 'thing' || TEXTS.has(kind.kind) ? {} : { role: kind.kind };
  const said = names.map((name) => place({ name, ...role }, where));
  return said.every((one) => one !== undefined) ? said.map((one) => visible(one, negated)) : undefined;
}

/** "The tabs are "A" and "B"": no others. */
function ofKind(said: Listed): Action[] | undefined {
  const { kind, where, names } = said;
  // Which options a drop-down has is told of it.
  if (kind?.kind === 'option' && where !== undefined) return undefined;
  const seen = each(said, false);
  const things: Target | undefined = kind && place({ role: kind.kind }, where ?? {});
  if (seen === undefined || things === undefined || kind === undefined) return undefined;
  // They stand side by side, and are told as they stand.
  if (/^column/.test(kind.kind)) return [...seen, ...inTurn(names, kind.kind)];
  const isCounted = where !== undefined || COUNTED.has(kind.kind);
  return isCounted
    ? [...seen, { kind: 'expectCount', things, comparison: 'exactly', count: names.length }]
    : seen;
}

/** Entries and views are called what they are by the application. */
const LISTED: ReadonlySet<Kind> = new Set<Kind>([
  ...(['tab', 'option', 'menu item', 'radio button', 'button', 'link', 'column', 'column header'] as const),
  ...(['heading', 'field', 'checkbox', 'image', 'chip', 'switch'] as const),
]);

/** Of others there are more on the page than one thinks of. */
const COUNTED: ReadonlySet<Kind> = new Set<Kind>(['tab', 'option', 'menu item', 'radio button']);
