/** What would be done to a thing that isn't meant, and states that a word in much text says nothing of. */
import { STATUSES_SAID } from '../lexicon/statuses.js';
import { isExpectation } from '../../meaning/meaning.js';
import { ACTORS } from '../lexicon/words.js';
import { isVerb } from '../lexicon/verbForms.js';
import { areSaid, isQuoted, targetOf, type Doubt } from './said.js';

export const isMistaken: Doubt = (...said) => DOUBTS.some((isDoubtful) => isDoubtful(...said));

const DOUBTS: readonly Doubt[] = [
  // "View behind INV-3 and INV-4": both are meant.
  (action, tokens, { actions: [first] }) =>
    first?.kind === 'click' &&
    action.kind === 'click' &&
    tokens.some(
      ({ text }, at) =>
        text === 'and' &&
        tokens[at - 1]?.text === first.target.beside?.thing.name &&
        tokens[at + 1]?.text === action.target.name &&
        tokens[at + 1]?.type !== 'quoted',
    ),
  // "As an admin enter "B"": whoever acts is no field.
  (action, tokens) =>
    action.kind === 'fill' &&
    ACTORS.has(action.target.name ?? '') &&
    tokens.some(
      ({ lower }, at) =>
        lower === 'as' &&
        /^an?$/.test(tokens[at + 1]?.lower ?? '') &&
        tokens[at + 2]?.text === action.target.name,
    ),
  // "Enter "a" in the name and mail fields": both are filled.
  (action, tokens, { actions: [first] }) =>
    action.kind === 'click' &&
    action.target.role === 'field' &&
    first?.kind === 'fill' &&
    tokens.some(
      ({ lower }, at) => lower === 'and' && action.target.name?.split(' ')[0] === tokens[at + 1]?.text,
    ),
  // "If the cookie banner is shown, accept it": nothing is ticked there.
  (action) => action.kind === 'check' && /^(?:banner|dialog|alert|message)$/.test(action.target.role ?? ''),
  // "The total is the sum of "A" and "B"": nobody reads that.
  (action, tokens) =>
    action.kind === 'expectTogether' && areSaid(tokens, /^(?:sum|difference|average|product|rest)$/, /^of$/),
  // ""A" and "B" are the same": as each other, not as before.
  (action, tokens, { actions }) =>
    action.kind === 'expectChange' &&
    actions.length > 1 &&
    areSaid(tokens, /^are$/, /^the$/, /^same$/) &&
    !areSaid(tokens, /^before$/),
  // "The field is limited to 10 characters", "the required field is marked": so it is, and nobody does it.
  (action, tokens) =>
    (action.kind === 'select' && areSaid(tokens, /^(?:is|are)$/, /^(?:limited|restricted)$/)) ||
    (action.kind === 'check' &&
      action.target.name === undefined &&
      areSaid(tokens, /^(?:is|are)$/, /^(?:marked|flagged)$/)),
  // "Message type S: "Saved" is shown": nobody clicks what is in front of a colon.
  (action, tokens, { actions: [first, next] }) =>
    action.kind === 'click' &&
    action === first &&
    next !== undefined &&
    isExpectation(next) &&
    !isVerb(tokens[0]?.lower ?? '') &&
    !isQuoted(action.target.name ?? '', tokens) &&
    /\p{L}/u.test(action.target.name ?? '') &&
    tokens.some(
      ({ text }, at) =>
        text === ':' && tokens[at - 1]?.text === action.target.name?.split(' ').at(-1) && at < 6,
    ),
  // "Close the tab and return to the first one": the first tab.
  (action, tokens) =>
    action.kind === 'click' &&
    action.target.role === 'thing' &&
    areSaid(tokens, /^(?:return|go|back|switch)$/, /^to$/, /^the$/),
  // "First row: Anna, Berlin.": so it reads.
  (action, tokens) =>
    action.kind === 'fill' && action.target.role === 'row' && areSaid(tokens, /^(?:row|line|entry)$/, /^:$/),
  // "Popup "Delete?", OK": nobody clicks it.
  (action, tokens, { actions }) =>
    action.kind === 'click' &&
    actions.length > 1 &&
    action.target.role === 'dialog' &&
    !areSaid(tokens, /^(?:click|press|tap|select|choose|open)s?$/),
  // "It asks for a name": that it is there is not what is said of it.
  (action, tokens) =>
    action.kind === 'expectVisible' &&
    action.target.role !== 'dialog' &&
    action.target.role !== 'field' &&
    !isQuoted(action.target.name ?? '', tokens.slice(2)) &&
    areSaid(tokens, /^it$/, /^ask(?:s|ed)$/, /^(?:me|us|you|for|whether|if|to)$/),
  // "In the second view click "Photos"": which one that is can't be lost.
  (action, tokens) =>
    action.kind === 'click' &&
    areSaid(tokens, /^(?:second|third|last|other)$/, /^view$/) &&
    !/ordinal/.test(JSON.stringify(action)),
  // "An editor opens with the lines "A" and "B"": nothing is called so.
  (action) =>
    action.kind === 'expectVisible' &&
    /^\p{Ll}+ (?:opens|appears|closes|shows)$/u.test(action.target.name ?? ''),
  // "Click the first checkbox, the one beside the counter": that is said of it.
  (action, tokens, { actions }) =>
    action.kind === 'click' &&
    actions.indexOf(action) > 0 &&
    action.target.role === 'thing' &&
    areSaid(tokens, /^,$/, /^the$/, /^one$/),
  // "I have opened "/" and there the notebook "A"": nothing is filled in.
  (action, tokens) =>
    action.kind === 'fill' &&
    areSaid(tokens, /^(?:have|has|am|is)$/, /^opened$/) &&
    !tokens.some(({ lower }) => /^(?:enter|typ|fill|set$|put$|writ|chang|replac)/.test(lower)),
  // "The fields "A" and "B" are empty": both of them.
  (action, tokens, { actions }) =>
    action.kind === 'expectVisible' &&
    action.target.role === 'field' &&
    actions.some(({ kind }) => kind === 'expectEmpty' || kind === 'expectState') &&
    areSaid(tokens, /^fields$/) &&
    areSaid(tokens, /^are$/, /^(?:empty|blank|disabled|enabled|required|read-only|greyed|invalid)$/) &&
    !actions.some((one) => one !== action && targetOf(one).name === action.target.name),
  // ""Ada" is chosen under "User"": so it is.
  (action, tokens, { mood }) =>
    action.kind === 'select' &&
    mood === undefined &&
    areSaid(tokens, /^is$/, /^(?:chosen|selected|preselected|set)$/, /^under$/),
  // "I am still in the form": nobody is called so.
  (action, tokens) =>
    action.kind === 'expectVisible' &&
    action.target.name === 'I' &&
    action.target.within !== undefined &&
    !isQuoted('I', tokens),
  // "Decide for "Discard"".
  (action, tokens) =>
    action.kind === 'click' && action.target.name === 'decide' && !isQuoted('decide', tokens),
  // "Left menu: "Orders" is displayed": in it.
  (action, tokens) =>
    action.kind === 'expectVisible' &&
    action.target.name !== undefined &&
    /^(?:menu|sidebar|list|table|header|footer|dialog)$/.test(action.target.role ?? '') &&
    tokens.some(({ text }, at) => text === ':' && tokens[at + 1]?.text === action.target.name && at < 4),
  // "The exam takes place in Room 12".
  ({ kind }, tokens) => kind === 'operate' && areSaid(tokens, /^(?:takes?|took)$/, /^place$/),
  // "I said yes to it": that is no value of a field.
  (action, tokens) =>
    action.kind === 'fill' &&
    /^(?:yes|no)$/.test(action.value) &&
    areSaid(tokens, /^sa(?:id|ys?)$/, /^(?:yes|no)$/),
  // "There is no disabled "Save" button": an enabled one may be there.
  (action, tokens) =>
    action.kind === 'expectCount' &&
    action.things.name !== undefined &&
    action.things.state === undefined &&
    areSaid(tokens, /^no$/, /^(?:disabled|enabled|greyed-out|required|checked|selected)$/),
  // "Select everything except "A"": all but that one.
  (action, tokens) =>
    !isExpectation(action) && areSaid(tokens, /^(?:everything|everyone|all|anything)$/, /^(?:except|but)$/),
  // "Enter on it: pressed": nobody writes that.
  (action, tokens) =>
    action.kind === 'fill' &&
    /^(?:pressed|(?:un)?(?:checked|ticked)|selected|expanded|collapsed|focused|disabled|enabled)$/.test(
      action.value,
    ) &&
    !isQuoted(action.value, tokens),
  // "Change the price of room 101 to 200": of which room is meant.
  (action, tokens) =>
    action.kind === 'fill' &&
    tokens.some(
      ({ type, text, lower }, at) =>
        type === 'number' &&
        tokens[at - 1]?.lower !== 'from' &&
        /^(?:to|into)$/.test(tokens[at + 1]?.lower ?? '') &&
        tokens.slice(Math.max(0, at - 3), at - 1).some((token) => token.lower === 'of') &&
        !JSON.stringify(action).includes(lower || text),
    ),
  // "Days left: 18": nobody clicks a label with its number.
  (action, tokens, { actions: [, next] }) =>
    action.kind === 'click' &&
    next?.kind === 'expectContent' &&
    next.target.name === (action.target.name ?? '') &&
    tokens.some(({ text }, at) => text === ':' && tokens[at + 1]?.type === 'number'),
  // "The list is full", "the article is published": a word in it says something of one of its parts, or of nothing.
  (action) =>
    action.kind === 'expectContent' &&
    STATUSES_SAID.includes(action.text) &&
    HOLDS_MUCH.has(action.target.role ?? ''),
  // "The list shows "Tea" (3) and "Coffee" (4)": which belongs to which?
  (action, tokens) =>
    action.kind === 'expectTogether' &&
    action.words.length > 2 &&
    tokens.filter(({ text }, at) => text === '(' && tokens[at - 1]?.type === 'quoted').length > 1,
  // "Both rows show "A", but not "B"": neither of them does.
  (action, tokens, { actions }) =>
    action.kind === 'expectContent' &&
    action.negated &&
    tokens[0]?.lower === 'both' &&
    actions.filter((one) => 'negated' in one && one.negated).length < 2,
  // "The address is up to date": nobody can read that.
  (action, tokens) =>
    action.kind === 'expectContent' && action.text === 'date' && areSaid(tokens, /^up$/, /^to$/),
];

const HOLDS_MUCH: ReadonlySet<string> = new Set([
  ...['list', 'table', 'menu', 'form', 'article', 'section', 'dialog', 'message', 'editor', 'tree', 'feed'],
  ...['navigation', 'sidebar', 'banner', 'calendar', 'document', 'main area', 'alert'],
]);
