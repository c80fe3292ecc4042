/** Words that tell who, when or which one, and were taken for names of things; and what is done to what can't take it. */
import { isVerb } from '../lexicon/verbForms.js';
import { isExpectation } from '../../meaning/meaning.js';
import { LEADING_ON, type Token } from '../tokens.js';
import { areSaid, isQuoted, partsOf, targetOf, type Doubt } from './said.js';

export const isOutOfPlace: Doubt = (...said) => DOUBTS.some((isDoubtful) => isDoubtful(...said));

const DOUBTS: readonly Doubt[] = [
  // "Log in as our customer, ada@shop.test, password x1": the address is no password.
  (action) =>
    action.kind === 'signIn' &&
    action.user !== undefined &&
    isAddress(action.password) &&
    !isAddress(action.user),
  // "The clock of the system is set to 10:00", "now I change it to "Price"", where the first row was the last that was named
  (action, tokens) =>
    action.kind === 'fill' &&
    (action.target.role === 'timer' ||
      (nameOf(action) === '' && action.target.role === 'item' && areSaid(tokens, /^it$/, /^to$/))),
  // "I pick next Sunday in the calendar", "the status has changed itself to "Done""
  (action, tokens) =>
    action.kind === 'select' &&
    WHICH.test(action.from.name ?? '') &&
    !isQuoted(action.from.name ?? '', tokens),
  // "Bell shows 1, open → "You got a place"": somebody opens it.
  (action, tokens) =>
    action.kind === 'expectVisible' &&
    (areSaid(tokens, /^,$/, /^open$/, LEADING_ON) ||
      (tokens.at(-1)?.lower === 'open' && tokens.at(-2)?.text === ',')),
  // "Apply → discount line "-€2.80"": what comes of it is seen, not clicked.
  (action, tokens) =>
    action.kind === 'click' &&
    ONLY_SEEN.has(action.target.role ?? '') &&
    isBehindArrow(nameOf(action), tokens),
  // "Second browser/incognito: sign in", "Citizen's view: open "Report""
  (action, tokens) =>
    action.kind === 'click' && ANOTHER_PLACE.test(nameOf(action)) && !isQuoted(nameOf(action), tokens),
  // "Both are listed, the newer one on top", "the most cheap car is first"
  (action, tokens) =>
    (isExpectation(action) &&
      partsOf(targetOf(action)).some(({ name = '' }) => COMPARED.test(name) && !isQuoted(name, tokens))) ||
    (action.kind === 'expectContent' && MOST.test(action.text) && !isQuoted(action.text, tokens)),
  // "You're back in the list": the apostrophe is no name's.
  (action) => action.kind === 'expectTogether' && action.words.some((word) => /^['’]\p{L}{1,2}$/u.test(word)),
  // "The same error": as before.
  (action, tokens) =>
    action.kind === 'expectVisible' &&
    !isQuoted(nameOf(action), tokens) &&
    areSaid(tokens, /^same$/, /^(?:errors?|messages?|warnings?|hints?|texts?|notices?)$/),
  // "Cart: 2x Adult = €28" tells what it holds.
  (action, tokens) =>
    action.kind === 'fill' &&
    tokens[1]?.text === ':' &&
    / = /.test(action.value) &&
    !isQuoted(action.value, tokens),
  // "The warning is gone and I can publish": nothing shows that.
  (action, tokens) =>
    action.kind === 'expectContent' && /^I can /.test(action.text) && !isQuoted(action.text, tokens),
  // "I select card", "download label": what is chosen or loaded is called so, with no word before it that would tell of a kind.
  (action, tokens) =>
    action.kind === 'click' &&
    KINDS_AS_NAMES.has(action.target.role ?? '') &&
    Object.keys(action.target).length === 1 &&
    areSaid(
      tokens,
      /^(?:selects?|chooses?|picks?|chose|selected|picked|downloads?|saves?|prints?)$/,
      LIKE_KINDS,
    ),
  // "Choose another colour", "select a different option": which one is left to who does it.
  (action, tokens) =>
    !isExpectation(action) &&
    'target' in action &&
    ANY_OTHER.test(nameOf(action)) &&
    !isQuoted(nameOf(action), tokens),
  // "On submission, "Save" is busy": that isn't where it stands.
  (action, tokens) =>
    isExpectation(action) &&
    partsOf(targetOf(action)).some(({ name = '' }) => OCCASIONS.test(name) && !isQuoted(name, tokens)) &&
    areSaid(tokens, /^(?:on|upon|at|after|during)$/, OCCASIONS),
];

const KINDS_AS_NAMES: ReadonlySet<string> = new Set([
  'section',
  'label',
  'paragraph',
  'text',
  'item',
  'page',
]);
const ANY_OTHER = /^(?:another|different|any other|some other|any|some)(?: \p{Ll}+)*$/u;
const LIKE_KINDS = /^(?:card|label|text|item|page|section|panel|box|tile)s?$/;
const OCCASIONS =
  /^(?:submission|submit|completion|success|failure|error|load|login|logout|focus|hover|click|save|checkout)$/;

const nameOf = (action: Parameters<Doubt>[0]): string => targetOf(action).name ?? '';

const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.\p{L}+$/u.test(text);

const ONLY_SEEN: ReadonlySet<string> = new Set([
  ...['row', 'message', 'alert', 'heading', 'badge', 'dialog', 'text', 'paragraph'],
]);

const WHICH = /^(?:next|this|last|coming|every|previous|each|itself|himself|herself|themselves)$/i;
const ANOTHER_PLACE =
  /\b(?:incognito|private window)\b|^browser\b|^(?:\S+ )?\S+['’]s (?:view|side|perspective|turn|part)$/i;
const COMPARED = /^(?:newer|older|later|earlier|former|latter|bigger|smaller|cheaper|dearer)(?: ones?)?$/;
const MOST = /^(?:the )?(?:most|least) \p{Ll}/u;

/** No verb stands between the arrow and the name. */
function isBehindArrow(name: string, tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ text }) => text === name);
  const arrow = tokens.findLastIndex(({ text }, index) => index < at && LEADING_ON.test(text));
  return arrow > 0 && !tokens.slice(arrow + 1, at).some(({ lower }) => isVerb(lower));
}
