/** What could as well be said of something else, or of anything. */
import { isExpectation } from '../../meaning/meaning.js';
import { plural, type Kind } from '../../meaning/kinds.js';
import { readCount } from '../lexicon/numbers.js';
import { KIND_WORDS } from '../../meaning/kinds.js';
import type { Token } from '../tokens.js';
import { areSaid, isOnlyWords, isQuoted, targetOf, wordsOf, type Doubt } from './said.js';

export const isOtherwise: Doubt = (...said) => DOUBTS.some((isDoubtful) => isDoubtful(...said));

const DOUBTS: readonly Doubt[] = [
  // "Expected: the page of Ada opens": nobody is told to open it.
  (action, tokens) => !isExpectation(action) && action.kind !== 'pass' && isSaidExpected(tokens),
  // "Then the "Save" button is clicked": it should have been?
  (action, tokens, { mood }) =>
    mood === 'check' &&
    action.kind === 'click' &&
    areSaid(tokens, /^(?:is|are|be|been)$/, /^(?:clicked|pressed|tapped)$/),
  // "Then the message is sent": by whom?
  (action, tokens, { mood }) =>
    mood === 'check' &&
    (action.kind === 'submit' || action.kind === 'leave' || action.kind === 'closeWidget') &&
    areSaid(tokens, /^(?:is|are|be|been)$/, /^(?:sent|submitted|left|closed)$/),
  // "Click the title bar": of the window?
  (action, tokens) =>
    action.kind === 'click' && action.target.role === 'header' && areSaid(tokens, /^title$/, /^bar$/),
  // "I accept the cookies": by which button?
  (action, tokens) =>
    action.kind === 'check' &&
    isOnlyWords(action.target, tokens) &&
    areSaid(tokens, /^accept(?:s|ed)?$/) &&
    !areSaid(tokens, /^terms$/, /^(?:and|&|of)$/),
  // "I leave "Settings"": a field, or a page?
  (action, tokens) =>
    action.kind === 'leave' &&
    tokens.some(
      ({ lower }, at) => /^(?:leave|leaves|left)$/.test(lower) && tokens[at + 1]?.type === 'quoted',
    ) &&
    action.target?.role === undefined,
  // "Comment field left blank": somebody leaves it so.
  (action, tokens) => action.kind === 'expectEmpty' && areSaid(tokens, /^left$/, /^(?:blank|empty)$/),
  // "Given the cart is empty": is it to be emptied?
  (action, tokens, { mood }) =>
    (mood === 'action' || areSaid(tokens, /^(?:given|assuming|suppose)$/)) &&
    action.kind === 'expectEmpty' &&
    !action.negated &&
    isOnlyWords(action.target, tokens),
  // "I see an error": any message?
  (action, tokens) =>
    action.kind === 'expectVisible' &&
    !action.negated &&
    ['message', 'label'].includes(action.target.role ?? '') &&
    Object.keys(action.target).length === 1 &&
    areSaid(tokens, /^(?:an?|some|the)$/, /^(?:errors?|text|warnings?)$/),
  // "The field contains the value".
  (action, tokens) =>
    'text' in action && !isQuoted(action.text, tokens) && /^(?:values?|text|name|number)$/.test(action.text),
  // "The table starts with three people": no text that says so.
  (action, tokens) =>
    action.kind === 'expectContent' &&
    /^(?:starts|ends) with$/.test(action.relation) &&
    !isQuoted(action.text, tokens) &&
    readCount(action.text.split(' ')[0] ?? '') !== undefined &&
    / \p{Ll}+s?$/u.test(action.text),
  // "Log in with the password "s3" and the user "ada"": the user is no field beside it.
  (action, tokens) =>
    action.kind === 'signIn' &&
    action.user === undefined &&
    tokens
      .slice(tokens.findIndex(({ lower }) => /^(?:log|sign)/.test(lower)))
      .some(
        ({ lower }, at, behind) =>
          /^(?:user(?:name)?|name|e-?mail|account)$/.test(lower) && !isActing(behind[at + 1]),
      ),
  // "There is no row with the Id 2": none is called so.
  (action, tokens) =>
    action.kind === 'expectVisible' &&
    action.target.role === 'row' &&
    (action.negated || action.target.each === 'no') &&
    /^\p{L}[\p{L} ]* [\d.,]+$/u.test(action.target.name ?? '') &&
    !isQuoted(action.target.name ?? '', tokens),
  // "The table doesn't contain the row "Ada", "Oslo"": "Oslo" is a part of it.
  (action, tokens) =>
    action.kind === 'expectVisible' &&
    tokens.some(
      ({ lower }, at) =>
        lower === 'row' &&
        tokens[at + 1]?.type === 'quoted' &&
        /^(?:,|and)$/.test(tokens[at + 2]?.lower ?? '') &&
        tokens[at + 3]?.type === 'quoted' &&
        tokens[at + 3]?.text === action.target.name,
    ),
  // "A dialog with "Yes" opens and closes": nobody clicks it.
  (action, tokens) =>
    action.kind === 'click' &&
    /^(?:an?|no|neither|both|two|three|four|several|some|many|all|every|each)$/.test(
      tokens[0]?.lower ?? '',
    ) &&
    KIND_WORDS.has(tokens[1]?.lower ?? '') &&
    !areSaid(tokens, /^(?:click|press|tap|hit|choose|select|pick|push|use|confirm|answer|say|reply)/),
  // "Leave all fields empty but "Name"": nobody says what that one gets.
  (_, tokens) => areSaid(tokens, /^(?:all|everything|fields?|form)$/, /^(?:empty|blank)$/, /^but$/),
  // "The cart doesn't show 3 items": whatever it shows.
  (action, tokens) =>
    action.kind === 'expectContent' &&
    action.negated &&
    wordsOf(action, tokens).includes(action.text) &&
    /^(?:\d+ )?\p{Ll}/u.test(action.text),
  // "I see 3 products" counts them; what a page says is a text.
  (action, tokens) =>
    !areSaid(tokens, /^(?:says?|reads?|mentions?)$/) &&
    action.kind === 'expectVisible' &&
    action.target.role === undefined &&
    wordsOf(action, tokens).includes(action.target.name ?? '') &&
    /^\d+ (?:\p{Ll}+ )*\p{Ll}+s$/u.test(action.target.name ?? ''),
  // "I fill the form with valid data".
  (action) => action.kind === 'fill' && action.target.role === 'form',
  // "Wait for 15 s until …".
  (action) => action.kind === 'until' && action.do.kind === 'wait',
  // "The rows are sorted": by which column? "The list is not sorted": in which order?
  (action, tokens) =>
    action.kind === 'expectSorted' &&
    action.by === undefined &&
    (action.target.role === 'table' ||
      (action.negated && !areSaid(tokens, /^(?:order|alphabetically|ascending|descending)$/))),
  // "None of the buttons".
  (action) => action.kind === 'expectEach' && action.targets.length === 1,
  // "The rows are green": of one row nothing was said.
  (action, tokens) =>
    (action.kind === 'expectLook' || action.kind === 'expectState') &&
    action.target.name === undefined &&
    action.target.role !== undefined &&
    action.target.each === undefined &&
    action.target.ordinal === undefined &&
    isOfMany(action.target.role, tokens),
  // "On top of it" lies over it.
  (action, tokens) =>
    targetOf(action).at === 'top' &&
    areSaid(tokens, /^on$/, /^top$/, /^of$/) &&
    targetOf(action).within !== undefined,
  // "Click the address bar", "click the title".
  (action, tokens) =>
    action.kind === 'click' &&
    AROUND.test(targetOf(action).name ?? '') &&
    !isQuoted(targetOf(action).name ?? '', tokens) &&
    [undefined, 'navigation'].includes(targetOf(action).role),
  // "Reload, still dark": nobody clicks what is still so.
  (action, tokens) =>
    action.kind === 'click' &&
    isOnlyWords(action.target, tokens) &&
    areSaid(
      tokens,
      /^still$/,
      new RegExp(`^${action.target.name?.split(' ')[0]?.replace(/\W/g, '.')}$`, 'i'),
    ),
  // "Tab order: Email, Password", "console clean", "toast: nothing", "instead of three rows, one is shown"
  (action, tokens, { actions }) =>
    action.kind === 'press' &&
    areSaid(tokens, /^(?:tab|focus|reading)$/, /^order$/) &&
    !actions.some(({ kind }) => kind === 'until'),
  (action, tokens) =>
    action.kind === 'click' &&
    !isQuoted(action.target.name ?? '', tokens) &&
    /^(?:console|instead|nothing|nobody|none)\b/i.test(action.target.name ?? ''),
  // "Right click row Alpha > Rename"
  (action, tokens, { actions }) =>
    action.kind === 'click' &&
    areSaid(tokens, /^right$/, /^clicks?$/) &&
    !actions.some(({ kind }) => kind === 'rightClick'),
  // "Enter today's date in the field "Due"": which day is that?
  (action, tokens) =>
    action.kind === 'fill' &&
    areSaid(tokens, /^(?:today|tomorrow|yesterday)'s$/) &&
    wordsOf(action, tokens).some((words) => /\bdate\b/.test(words)),
  // "Enter 10 to 20 in "Range"": "20" is no field.
  (action, tokens) =>
    action.kind === 'fill' &&
    wordsOf(action, tokens).includes(action.target.name ?? '') &&
    /^\d/.test(action.target.name ?? '') &&
    areSaid(tokens, /^\d/, /^to$/, /^\d/),
  // "The Save and close button".
  (action) =>
    action.kind === 'closeWidget' && action.target.role === 'button' && action.target.name === undefined,
];

const isSaidExpected = (tokens: readonly Token[]): boolean =>
  /^expected(?:[_ ]results?)?$/.test(tokens[0]?.lower ?? '') && tokens[1]?.text === ':';

const isOfMany = (role: Kind, tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ lower }, at) =>
      lower === plural(role) && /^(?:are|were|turn|become|look)$/.test(tokens[at + 1]?.lower ?? ''),
  );

/** "The user logs in": who does it. */
const isActing = (next: Token | undefined): boolean =>
  /^(?:logs?|signs?|gets?|has|is|can|should|must|will|authenticates)(?: |$)/.test(next?.lower ?? '');

const AROUND = /^(?:title|page title|scroll|address|url|status|task)$/;
