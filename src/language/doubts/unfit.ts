/** What fits neither the thing nor the words: nothing is filled into a menu, and nothing is called "other". */
import { OWN_VERB_FORMS } from '../lexicon/ownVerbs.js';
import { isVerb } from '../lexicon/verbForms.js';
import { FILLERS } from '../lexicon/words.js';
import type { Kind } from '../../meaning/kinds.js';
import { isExpectation, type Action, type Target } from '../../meaning/meaning.js';
import type { Token } from '../tokens.js';
import { areSaid, isQuoted, namesOf, targetOf, wordsOf, type Doubt } from './said.js';

export const isUnfit: Doubt = (...said) => DOUBTS.some((isDoubtful) => isDoubtful(...said));

const DOUBTS: readonly Doubt[] = [
  // "Enter in the menu Orders".
  ({ kind, ...action }, tokens) =>
    kind === 'fill' &&
    !areSaid(tokens, /^fill$/) &&
    TAKES_NO_VALUE.has(targetOf({ kind, ...action } as never).role),
  // "The text is accepted".
  ({ kind, ...action }) =>
    kind === 'check' &&
    ['label', 'message', 'paragraph'].includes(targetOf({ kind, ...action } as never).role ?? ''),
  // "Enter the period 1 to 2 into both fields".
  (action, tokens) =>
    action.kind === 'fill' &&
    !isQuoted(action.value, tokens) &&
    /^(?:the|an?|its|my) \p{Ll}/u.test(action.value),
  // "Enter valid credentials", "type 281 characters": which ones?
  (action, tokens) =>
    (action.kind === 'fill' || action.kind === 'type') &&
    wordsOf(action, tokens).some((words) =>
      /^(?:(?:in)?(?:valid|correct)|wrong|not)\s|^nonsense$|^\d+ (?:characters|digits|letters|words)$/.test(
        words,
      ),
    ),
  // ""Save" is disabled until "Name" is filled in": nobody switches it off.
  ({ kind }, tokens, { actions }) =>
    actions.length === 1 &&
    (kind === 'check' || kind === 'uncheck') &&
    areSaid(tokens, /^(?:is|are|be|stays|remains)$/, /^(?:disabled|enabled|activated|deactivated)$/),
  // "Notifications off": a switch is, and no message.
  (action) =>
    action.kind === 'expectState' &&
    action.state === 'checked' &&
    action.target.name === undefined &&
    /^(?:alert|message|banner|badge)$/.test(action.target.role ?? ''),
  // "The salary is masked": a text may be, too, in a way of its own.
  (action, tokens) =>
    action.kind === 'expectState' &&
    action.state === 'protected with a password' &&
    !areSaid(tokens, /^(?:protected|password-protected)$/) &&
    !/pass|pin\b|secret|code|cv[cv]/i.test(action.target.name ?? ''),
  // "The text is in German": no place is called so.
  (action, tokens) =>
    action.kind === 'expectVisible' &&
    areSaid(
      tokens,
      /^in$/,
      /^(?:german|english|french|spanish|italian|dutch|polish|portuguese|japanese|chinese|swedish|danish|turkish|russian)$/,
    ) &&
    tokens.every(({ type }) => type !== 'quoted'),
  // "A menu with Open and Edit does not appear": it has both, and is not called so.
  (action, tokens) =>
    action.kind === 'expectVisible' &&
    action.target.role !== undefined &&
    / and /.test(action.target.name ?? '') &&
    !isQuoted(action.target.name ?? '', tokens) &&
    tokens.some(
      ({ lower }, at) => lower === 'with' && action.target.name?.startsWith(`${tokens[at + 1]?.text} `),
    ),
  // "They are "A" and "B"": what are?
  (action, tokens) =>
    action.kind === 'expectTogether' && /^(?:they|these|those)$/.test(tokens[0]?.lower ?? ''),
  // "Set the range to "10" - "50"": from the one to the other.
  (action, tokens, { actions }) =>
    action.kind === 'fill' &&
    actions.length > 1 &&
    tokens.some(
      ({ type }, at) =>
        type === 'quoted' && /^[-–]$/.test(tokens[at + 1]?.text ?? '') && tokens[at + 2]?.type === 'quoted',
    ),
  // "The products are sorted by price": nobody sorts them.
  ({ kind }, tokens) =>
    kind === 'sort' && areSaid(tokens, /^(?:is|are|be|was|were)$/, /^(?:sorted|ordered)$/),
  // "There are not 12 of them": that is no text.
  (action, tokens) =>
    /^\d+$/.test(targetOf(action).name ?? '') && areSaid(tokens, /^of$/, /^(?:them|these|those)$/),
  // "Change the city from Bergen to Oslo or Rome": no field is called Bergen.
  (action, tokens) =>
    action.kind === 'fill' &&
    tokens.some(
      ({ lower, type }, at) =>
        type === 'word' &&
        lower === 'from' &&
        tokens[at + 1]?.type === 'word' &&
        tokens[at + 1]?.text === action.target.name,
    ) &&
    areSaid(tokens, /^to$/),
  // "The tab shows 3 rows": no key does.
  (action, tokens) =>
    action.kind === 'press' &&
    action.key === 'Tab' &&
    areSaid(tokens, /^(?:the|this|that)$/, /^tab$/, /^(?:now|also|shows?|says?|lists?|has|contains?)$/),
  // "Today's date" is a value, "a filled heart" a look, and a date picker that opens no field.
  (action, tokens) =>
    areSaid(tokens, /^(?:today|tomorrow|yesterday)('s)?$/, /^date$/) &&
    (action.kind === 'click' ? /\bdate$/ : /^date$/).test(targetOf(action).name ?? ''),
  (action, tokens) =>
    action.kind === 'expectEmpty' && action.target.role === 'image' && areSaid(tokens, /^filled$/),
  (action, tokens) =>
    action.kind === 'expectVisible' &&
    action.target.role === 'field' &&
    action.target.name === undefined &&
    areSaid(tokens, /^(?:date|time)$/, /^picker$/),
  // "Enter 4242 4242 and 05/30": each into a field of its own.
  (action, tokens, { actions }) =>
    action.kind === 'type' &&
    actions[actions.indexOf(action) + 1]?.kind === 'type' &&
    !isQuoted(action.text, tokens),
  // "Both invoices are "Paused"": two things, and none that is called so.
  (action, tokens) => action.kind !== 'expectCount' && isOfBoth(targetOf(action), tokens),
  // "Two cards are left, both with "A" and "B"": so is the first.
  (action, tokens) =>
    action.kind === 'expectVisible' &&
    action.target.ordinal !== undefined &&
    areSaid(tokens, /^both$/, /^(?:with|without|from|by|for|of|called|named)$/),
  // "Both the rows are marked "Late"": nothing is done.
  (action, tokens) => !isExpectation(action) && tokens[0]?.lower === 'both',
  // "There is no note": a message, or one of the application's own?
  (action, tokens) =>
    action.kind === 'expectCount' && action.things.role === 'message' && areSaid(tokens, /^note$/),
  // "Both tasks are "Paused"" are in two places, those of each row in many, "no longer Ben" in none.
  (action, tokens, { actions }) =>
    action.kind === 'expectTogether' &&
    tokens.some(
      ({ type, lower }, at) =>
        type === 'word' &&
        /^(?:both|longer|each|every)$/.test(lower) &&
        !actions.some((one) => isAbsent(one, tokens[at + 1])),
    ),
  // "I see "Ada" and "Ben", which are bold": so is Ada.
  (action, tokens) => isExpectation(action) && areSaid(tokens, /^which$/, /^(?:are|were|have|both|all)$/),
  // "It comes "X"": where, nobody says.
  (action, tokens) =>
    action.kind === 'expectContent' &&
    tokens.some(
      ({ lower }, at) =>
        lower === 'it' &&
        /^(?:comes|came)$/.test(tokens[at + 1]?.lower ?? '') &&
        tokens[at + 2]?.type === 'quoted',
    ),
  // "The bidder offers 230": somebody does it.
  (action, tokens) =>
    action.kind === 'fill' &&
    wordsOf(action, tokens).includes(action.target.name ?? '') &&
    isMentioned(action.target.name ?? ''),
  // "Mark it as paid": no box is called "it as paid".
  (action, tokens) =>
    action.kind === 'check' && wordsOf(action, tokens).some((words) => / as \p{Ll}/u.test(words)),
  // "Select 3 photos".
  (action, tokens) =>
    action.kind === 'click' &&
    wordsOf(action, tokens).some((words) =>
      /^\d+ (?:photos|rows|files|items|pictures|images|entries|products)$/.test(words),
    ),
  // "Comments and expect some", "Semester where Winter is chosen".
  (action, tokens) =>
    wordsOf(action, tokens).some(
      (words) =>
        isVerb(/ and (\p{Ll}+) /u.exec(words)?.[1] ?? '') ||
        / and (?:expect|see) /.test(words) ||
        / where .* (?:is|are|was) /.test(words),
    ),
  // "The form at example.com is open": nothing is next to an address.
  (action) => /^\S+\.\S+\/\S+$/.test(targetOf(action).beside?.thing.name ?? ''),
  // "A is not on the list anymore, B still is": no list is called so.
  (action, tokens) =>
    namesOf(targetOf(action)).some(
      (name) => /\b(?:anymore|any more|any longer)$/.test(name) && !isQuoted(name, tokens),
    ),
  // "The other", "the selection", "the old one".
  (action) => NAMES_NOTHING.test(targetOf(action).name ?? '') || isOnlyFiller(targetOf(action)),
];

const isMentioned = (name: string): boolean =>
  /^\p{Ll}/u.test(name) &&
  name
    .split(' ')
    .slice(1)
    .some((word) => OWN_VERB_FORMS.get(word)?.every(({ form }) => form === 's') === true);

const TAKES_NO_VALUE: ReadonlySet<Kind | undefined> = new Set<Kind | undefined>([
  ...([
    'menu',
    'button',
    'link',
    'tab',
    'heading',
    'image',
    'dialog',
    'alert',
    'navigation',
    'badge',
  ] as const),
]);

const NAMES_NOTHING =
  /^(?:others?|selection)$|^(?:.+ )?(?:area|space|spot) next$|^\d+ of (?:them|these|those)$|^[Nn]othing (?:happens|happened|changes|changed)$/;

const isOnlyFiller = ({ role, name = '' }: { role?: Kind; name?: string }): boolean =>
  role === 'thing' && (FILLERS.has(name) || name === 'old');

const isOfBoth = ({ role, name }: Target, tokens: readonly Token[]): boolean =>
  role === undefined &&
  /^\p{Ll}.*[^s]s$/u.test(name ?? '') &&
  tokens.some(
    ({ type, lower }, at) =>
      type === 'word' &&
      lower === 'both' &&
      tokens
        .slice(at + 1, at + 4)
        .map((token) => token.lower)
        .join(' ')
        .replace(/^(?:of )?(?:the )?/, '')
        .startsWith(name ?? ''),
  );

/** "… and no longer "B"": that is expected by itself. */
const isAbsent = (action: Action, token: Token | undefined): boolean =>
  action.kind === 'expectVisible' &&
  action.negated &&
  token?.type === 'quoted' &&
  action.target.name === token.text;
