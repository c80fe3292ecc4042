/** What is said of several things and was kept of one: "the rows "A" and "B" show "Paid" instead of "Open"", "A and the file B are gone". */
import { isExpectation, type Action } from '../../meaning/meaning.js';
import type { Token } from '../tokens.js';
import { areSaid, isQuoted, targetOf, type Doubt } from './said.js';

export const isOfSeveral: Doubt = (...said) => DOUBTS.some((isDoubtful) => isDoubtful(...said));

const DOUBTS: readonly Doubt[] = [
  // "Milk is listed, both with the category Food": which is the other?
  (_action, tokens, { actions }) =>
    areSaid(tokens, /^both$/, /^with$/) &&
    actions.length < 3 &&
    !actions.some(({ kind }) => kind === 'expectCount'),
  // ""A" and "B" are marked as "new"": both of them.
  (_, tokens, { actions }) =>
    tokens.some(({ lower }, at) => {
      const names = /^(?:are|were|have)$/.test(lower) ? namesBefore(tokens, at) : [];
      return names.length > 1 && new Set(names.map((name) => kindsOf(name, actions))).size > 1;
    }),
  // ""A" and "B" are visible, that both are empty".
  ({ kind }, tokens, { actions }) =>
    isStated(kind) &&
    areSaid(tokens, /^both$/, /^(?:are|were|have)$/) &&
    !actions.some((one) => 'target' in one && one.target.each !== undefined) &&
    actions.filter((one) => one.kind === kind).length < 2,
  // "All its fields are empty", "the password fields have been emptied".
  (action, tokens, { actions }) =>
    isStated(action.kind) &&
    targetOf(action).role === 'field' &&
    targetOf(action).each === undefined &&
    areSaid(tokens, /^fields$/, /^(?:are|were|have)$/) &&
    actions.filter((one) => targetOf(one).role === 'field').length < 2,
  // "Delete "A" and "B" with the bin".
  (action, tokens, { actions }) =>
    action.kind === 'expectVisible' &&
    actions.some((one) => !isExpectation(one)) &&
    tokens.some(
      ({ lower }, at) =>
        lower === 'and' &&
        tokens[at - 1]?.type === 'quoted' &&
        tokens[at + 1]?.type === 'quoted' &&
        /^(?:with|by|via|using)$/.test(tokens[at + 2]?.lower ?? ''),
    ),
  // "The buttons "A" and "B" and the field "C" are disabled": nobody clicks them.
  (action, tokens) =>
    !isExpectation(action) &&
    /^(?:the|both|all)$/.test(tokens[0]?.lower ?? '') &&
    /[^s]s$/.test(tokens[1]?.lower ?? '') &&
    tokens[2]?.type === 'quoted' &&
    tokens[3]?.lower === 'and' &&
    !tokens.some(({ lower }) => DONE.test(lower)),
  // "The folders A and B and the file C are gone": all three.
  (action, tokens, { actions }) =>
    action.kind === 'expectVisible' &&
    action.negated &&
    verbsIn(tokens) === 1 &&
    areSaid(
      tokens,
      /^(?:are|have)$/,
      /^(?:gone|hidden|missing|not|no|deleted|removed|disappeared|vanished)$/,
    ) &&
    !tokens.some(({ type, lower }) => type === 'word' && OPPOSING.test(lower)) &&
    actions.some((one) => isSeen(one) && one !== action),
  // ""A" is hidden, but "B" is too".
  (action, tokens, { actions }) =>
    action.kind === 'expectVisible' &&
    action.negated &&
    actions.some(isSeen) &&
    (tokens.some(({ type, lower }) => type === 'word' && /^(?:too|also)$/.test(lower)) ||
      areSaid(tokens, /^as$/, /^well$/)),
  // "The rows "A" and "B" show "Paid" instead of "Open"": neither of them is open.
  (action, tokens, { actions }) =>
    action.kind === 'expectContent' &&
    action.negated &&
    areSaid(tokens, /^(?:instead|rather|but)$/, /^(?:of|than|not)$/) &&
    sayTheSame(actions) > actions.filter((one) => one.kind === 'expectContent' && one.negated).length,
  // "The rows "A" and "B" have an "Edit" button but no "Delete" button".
  (action, tokens, { actions }) =>
    action.kind === 'expectVisible' &&
    action.negated &&
    areSaid(tokens, /^(?:but|and)$/, /^no$/) &&
    placesOf(actions.filter(isSeen)) > placesOf(actions.filter((one) => !isSeen(one))),
  // ""A" and "B" are listed between "C" and "D"", ""A" comes after "B" and "C"": one of them was only seen.
  (action, tokens, { actions }) =>
    action.kind === 'expectVisible' &&
    !action.negated &&
    verbsIn(tokens) === 1 &&
    actions.some(({ kind }) => kind === 'expectOrder') &&
    !actions.some((one) => one.kind === 'expectOrder' && isOf(one, action.target.name)),
  // ""A" and "B" head the list", ""A" heads the list, then "B"".
  (action, tokens, { actions }) =>
    action.kind === 'expectVisible' &&
    actions.some((one) => one.kind === 'expectContent' && one.target.ordinal !== undefined) &&
    areSaid(tokens, /^(?:heads?|leads?|tops?|ends?)$/, /^(?:the|it)$/),
  // ""A" and "B" are the selected "Names"".
  (action, tokens) =>
    action.kind === 'expectContent' && areSaid(tokens, /^are$/, /^the$/, /^(?:selected|chosen|current)$/),
  // "With an empty "User" and "Password"": that one is empty, too.
  (action, tokens, { actions }) =>
    action.kind === 'expectVisible' &&
    actions.some(({ kind }) => kind === 'expectEmpty') &&
    tokens.some(
      ({ type, text }, at) =>
        type === 'quoted' &&
        text === action.target.name &&
        tokens[at - 1]?.lower === 'and' &&
        tokens[at - 2]?.type === 'quoted',
    ) &&
    !actions.some((one) => one.kind === 'expectEmpty' && one.target.name === action.target.name),
  // "The list no longer shows Ada and Ben": two texts, and none that reads so.
  (action, tokens) =>
    'negated' in action &&
    action.negated &&
    [
      ...(action.kind === 'expectContent' ? [action.text] : []),
      ...(action.kind === 'expectItems' ? action.items : []),
    ].some((text) => /(?: and | or |, )/.test(text) && !isQuoted(text, tokens)),
  // "No "A" button in the dialog but a "B" button": there.
  (action, tokens, { actions }) =>
    isSeen(action) &&
    action.target.within === undefined &&
    areSaid(tokens, /^(?:but|only)$/, /^an?$/) &&
    tokens.some(({ type, lower }) => type === 'word' && lower === 'no') &&
    actions.some((one) => targetOf(one).within !== undefined || 'things' in one),
  // "There is no "A" tab but a "B" tab": nobody opens it.
  (action, tokens) =>
    !isExpectation(action) &&
    areSaid(tokens, /^but$/, /^an?$/) &&
    tokens.some(({ type, lower }) => type === 'word' && lower === 'no'),
  // "The row "A" has a "Delete" button, but the row "B" doesn't", "… but not "B"": it has none, and is there.
  (action, tokens) =>
    action.kind === 'expectVisible' &&
    action.negated &&
    areSaid(tokens, /^(?:has|have)$/) &&
    (/^(?:do|does|has|have)n't$/.test(tokens.findLast(({ type }) => type !== 'mark')?.lower ?? '') ||
      areSaid(tokens, /^but$/, /^not$/)),
];

const DONE =
  /^(?:clicked|pressed|tapped|selected|chosen|picked|checked|unchecked|ticked|opened|filled|entered|deleted|removed|dragged|expanded|collapsed)$/;
const OPPOSING = /^(?:but|while|whereas|instead|only|though|although|neither|except)$/;
const VERB =
  /^(?:is|are|was|were|be|has|have|had|shows?|contains?|lists?|says?|reads?|appears?|disappears?|opens?|closes?|comes?|stands?|remains?|goes)$/;

const verbsIn = (tokens: readonly Token[]): number =>
  tokens.filter(({ type, lower }) => type === 'word' && VERB.test(lower)).length;

const isSeen = (action: Action): action is Action & { kind: 'expectVisible' } =>
  action.kind === 'expectVisible' && !action.negated;

/** How many are said to show one and the same. */
const sayTheSame = (actions: readonly Action[]): number => {
  const shown = actions.flatMap((one) => (one.kind === 'expectContent' && !one.negated ? [one.text] : []));
  return shown.filter((text) => text === shown[0]).length;
};

const placesOf = (actions: readonly Action[]): number =>
  new Set(actions.map((action) => JSON.stringify(targetOf(action).within ?? {}))).size;

const isOf = (action: Action, name = ''): boolean => JSON.stringify(action).includes(JSON.stringify(name));

/** The quoted names in a row that end before a place. */
function namesBefore(tokens: readonly Token[], end: number): string[] {
  const names: string[] = [];
  for (let at = end - 1; tokens[at]?.type === 'quoted'; at -= 2) {
    names.push(tokens[at]?.text ?? '');
    if (!/^(?:and|,)$/.test(tokens[at - 1]?.text ?? '')) break;
    if (tokens[at - 1]?.text === 'and' && tokens[at - 2]?.text === ',') at -= 1;
  }
  return names;
}

/** What is done or expected with a name; in an order the one between two others is named twice. */
function kindsOf(name: string, actions: readonly Action[]): string {
  const kinds = actions.filter((action) => isOf(action, name)).map(({ kind }) => kind);
  return [...new Set(kinds)].toSorted().join();
}

const isStated = (kind: Action['kind']): boolean => /^expect(?:Empty|State|Content|Look)$/.test(kind);
