/** That things are there: "there exists a "Save" button", "the absence of "Error"". */
import type { KindSaid } from '../../../meaning/kinds.js';
import type { Target } from '../../../meaning/meaning.js';
import type { Span } from '../../chart.js';
import type { StateSaid } from '../../lexicon/states.js';
import { type ExpectationRule } from '../expectations.js';
import { endsList, goesOn, isOfMore, saysNoMore } from '../neighbours.js';
import { APPEARS, VISIBLE } from '../predicates/presence.js';
import { place, type SaidTarget, type Where } from '../things/place.js';
import { noneOf } from './ofThings.js';
import { isSaidPlainly, one, visible, type Aux, type Be } from './sayOf.js';

export const EXISTENCE: readonly ExpectationRule[] = [
  // "Email is required is shown below the field"
  {
    pattern: `{isCheck} {wholeText:name} ({be} (${VISIBLE}) | {aux} (${APPEARS})) {where}?`,
    means: ({ be, aux, name, where }: Partial<Be & Aux> & { name: string; where?: Where }) => {
      const manner = be ?? aux;
      const seen =
        manner?.negated === true || manner?.able === true ? undefined : place({ name }, where ?? {});
      return seen && one(visible(seen));
    },
  },
  // "The system should throw the error "Too long"", "should render the empty state "No bookings""
  {
    pattern: `((the|this|our)? (page|screen|view|system|application|app|site|website|form|dialog|api|server))? {aux} (throw|throws|show|shows|render|renders|raise|raises|return|returns|give|gives|display|displays|produce|produces|print|prints) (a|an|the)? ({plainWord} | empty)? (error|message|warning|error_message|validation_error|validation|state|text|notice|notification|alert|hint|toast) (saying|stating|reading|that_says|that_states|that_reads|which_says|which_states|which_reads|with_the_text|with|:)? {quotedName:name}`,
    means: ({ aux, name }: Aux & { name: string }, span: Span) =>
      aux.negated || aux.able === true || aux.lasting === true || goesOn(span)
        ? undefined
        : one(visible({ name })),
    cost: -0.2,
  },
  // "A success toast with the message "Saved" is shown"
  {
    pattern: `(a|an|the) (success|error|warning|info|information|confirmation|failure|validation) (toast|alert|notification|message|banner|notice|snackbar|popup|pop-up) (with|saying|that_says|reading) (the (message|text|words|title))? {quotedName:name} ({be} (${VISIBLE}) | {aux} (${APPEARS}))`,
    means: ({ be, aux, name }: Partial<Be & Aux> & { name: string }) =>
      (be ?? aux)?.negated === true || (be ?? aux)?.able === true ? undefined : one(visible({ name })),
    cost: -0.6,
  },
  // ""Wrong password" is the answer", ""All quiet" is what one sees then"
  {
    pattern: `({quotedName:name} | {wholeText:name}) is (now)? (the (answer|result|reply|reaction|response|outcome) | what {actor} (gets|get|sees|see|reads|read) (then|next|now|there|back)?)`,
    means: ({ name }: { name: string }) => one(visible({ name })),
    cost: -0.3,
  },
  // ""The link has expired", says the page"
  {
    pattern: `{quotedName:name} (,)? (says|warns|announces|reads|tells_me|tells_us) the ({colour})? (page|screen|bar|banner|message|app|application|system|notice|dialog|toast|site)`,
    means: ({ name }: { name: string }, { tokens, from }: Span) =>
      from === 0 && tokens[from]?.type === 'quoted' ? one(visible({ name })) : undefined,
    cost: -0.3,
  },
  // "The researcher is told "You have this title""
  {
    pattern:
      '(the|a|my|our) {nounOfOne} (is|gets|was) (now|then)? (told|informed|warned|notified|asked|shown) (that|:)? {quotedName:name}',
    means: ({ name }: { name: string }, span: Span) => (goesOn(span) ? undefined : one(visible({ name }))),
    cost: -0.1,
  },
  // ""[removed]" stands in its place"
  {
    pattern:
      '{quotedName:name} (stands|appears|is_shown|is_displayed|comes) (there)? (in_its|in_their) place',
    means: ({ name }: { name: string }) => one(visible({ name })),
    cost: -0.2,
  },
  // "No card titled "Lamp" exists any more"
  {
    pattern: `no {kind} (called|named|labelled|labeled|titled|with_the_title|with_the_name|for|saying|with_the_text)? {quotedName:name} ({be} (${VISIBLE}|left) | {aux} (${APPEARS}|remains) | can_be_seen | can_be_found) {where}? (any_more|anymore|any_longer)?`,
    means: ({ be, aux, kind, name, where }: Partial<Be & Aux> & Titled, span: Span) => {
      const counted = place({ name, role: kind.kind }, where ?? {});
      return (be ?? aux)?.negated === true || goesOn(span) || counted === undefined
        ? undefined
        : noneOf({ counted });
    },
    cost: -0.3,
  },
  // "I see the checkbox "News" unticked"
  {
    pattern: '{actor} {aux} (see|sees|find|finds) {thing} {state}',
    means: ({ aux, thing: target, state: { state, negated } }: Aux & { thing: Target; state: StateSaid }) =>
      aux.negated || target.role === undefined || target.each !== undefined
        ? undefined
        : one({ kind: 'expectState', target, state, negated }),
    cost: -0.1,
  },
  // "Anyone can read "Closed" on the banner"
  {
    pattern:
      '(anyone|everyone|everybody|anybody|all_users|every_visitor) (can|may) (now|still|then)? (see|read|find) {quotedName:name} {where}?',
    means: ({ name, where }: { name: string; where?: Where }, span: Span) => {
      const seen = goesOn(span) ? undefined : place({ name }, where ?? {});
      return seen && one(visible(seen));
    },
    cost: -0.2,
  },
  // ""On its way" is announced in a banner"
  {
    pattern: '{quotedName:name} {be} (now)? (announced|written|printed|stated) (in|on|by|as) {thing:within}',
    means: ({ be, name, within }: Be & { name: string; within: Target }, span: Span) =>
      be.lasting === true || endsList(span) || within.each !== undefined
        ? undefined
        : one(visible({ name, within }, be.negated)),
    cost: -0.2,
  },
  // "There is no tab "Drafts"", but not ""Drafts" and "Sent"".
  {
    pattern:
      'there (now|still|again|then|also)? {be} (no|not_any|zero) {kind} (called|named|labelled|labeled|titled|for)? {quotedName:name} {where}?',
    means: ({ be, kind, name, where }: Be & { kind: KindSaid; name: string; where?: Where }, span: Span) => {
      const counted = place({ name, role: kind.kind }, where ?? {});
      return be.negated || goesOn(span) || counted === undefined ? undefined : noneOf({ counted });
    },
    cost: -0.1,
  },
  // "No errors left", "there are no rows left in the table"
  {
    pattern:
      '(there (now|then)? {be})? (no|not_any|zero) (more)? {counted} (left|any_more|anymore|any_longer) {where}?',
    means: ({ be, counted, where }: Partial<Be> & { counted: SaidTarget; where?: Where }, span: Span) => {
      const things = place(counted, where ?? {});
      return (be === undefined || isSaidPlainly({ be })) && saysNoMore(span) && things
        ? noneOf({ counted: things })
        : undefined;
    },
    cost: -0.2,
  },
  // "There is no appointment with the reason "Skin rash"": nothing that says so.
  {
    pattern:
      'there (now|still|again|then|also)? {be} (no|not_any|zero) {nounOfOne} with (the|a) {detailNoun} {quotedName:name} {where}?',
    means: ({ be, name, where }: Be & { name: string; where?: Where }, span: Span) => {
      const thing = place({ name }, where ?? {});
      return be.negated || goesOn(span) || isOfMore(span) || thing === undefined
        ? undefined
        : one(visible(thing, true));
    },
    cost: -0.1,
  },
  // "There is no table, only the message "Nothing found""
  {
    pattern: 'there {be} (no|not_any) {kind} (,|but|,_but) (only|just) (the|a|an)? {thing:other}',
    means: ({ be, kind, other }: Be & { kind: KindSaid; other: SaidTarget }) =>
      be.negated || other.name === undefined
        ? undefined
        : [...(noneOf({ counted: { role: kind.kind } }) ?? []), visible(other)],
    cost: -0.2,
  },
  {
    pattern: '{where} (,)? there (now|still|again|then|also)? {be} {aDet}? {things}',
    means: ({ where, things, be }: Be & { where: Where; things: SaidTarget[] }) =>
      be.lasting === true
        ? undefined
        : things.map((thing) => visible(place(thing, where) ?? thing, be.negated)),
    cost: 0.1,
  },
  // "There is written "Empty"": so it can be read there.
  {
    pattern:
      '({where} (,)?)? there (now|still|also)? {be} (written|printed|stated|noted) (that|:)? {quotedName:name} {where:behind}?',
    means: ({ where, behind, name, be }: Be & { where?: Where; behind?: Where; name: string }) => {
      const target = place({ name }, { ...where, ...behind });
      return be.lasting === true || target === undefined || (where && behind)
        ? undefined
        : one(visible(target, be.negated));
    },
    cost: -0.2,
  },
  {
    pattern: 'there {aux} (exist|exists) {aDet}? {things}',
    means: ({ things, aux }: Aux & { things: SaidTarget[] }) =>
      things.map((thing) => visible(thing, aux.negated)),
  },
  // "There should be an attachment called "invoice.txt"": of no kind that is known.
  {
    pattern:
      'there (now|still|again|then|also)? {be} (a|an) {valueNoun} (called|named|titled|labelled|labeled) {name}',
    means: ({ be, name }: Be & { name: string }) =>
      be.lasting === true ? undefined : one(visible({ name }, be.negated)),
    cost: 0.1,
  },
  {
    pattern: '(the)? (presence|existence|availability|visibility|appearance) of {things}',
    means: ({ things }: { things: SaidTarget[] }) => things.map((thing) => visible(thing)),
    cost: -0.1,
  },
  {
    pattern: '(the)? absence of {things}',
    means: ({ things }: { things: SaidTarget[] }) => things.map((thing) => visible(thing, true)),
    cost: -0.1,
  },
  // "Corner shop is in the list, Luigi's isn't".
  {
    pattern:
      "{thing} {be} {visibleWord}? {where}? (, | but | and | while | whereas | ; ) (but|and|while)? {thing:other} ({be:otherwise} | (shouldn't|should_not|mustn't|must_not) (be)?)",
    means: seenOrNot,
    cost: -0.1,
  },
  {
    pattern:
      '{thing} (is|was|gets|are|must_be|should_be) (rejected|refused|declined|denied|not_accepted) with (the|a|an)? (following)? (message|error|hint|text|warning|error_message|note)? {quotedName:text}',
    means: 'expectVisible target.name:text negated:=false',
    cost: -0.2,
  },
];

interface Titled {
  kind: KindSaid;
  name: string;
  where?: Where;
}

function seenOrNot(said: Be & { thing: SaidTarget; other: SaidTarget; where?: Where; otherwise?: Be['be'] }) {
  const { thing, be, other, otherwise = { negated: true }, where = {} } = said;
  const [first, second] = [place(thing, where), place(other, where)];
  if (be.negated === otherwise.negated || first === undefined || second === undefined) return undefined;
  return [visible(first, be.negated), visible(second, otherwise.negated)];
}
