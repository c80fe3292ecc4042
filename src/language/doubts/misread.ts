/** Words that were read as what they don't mean: an order as a place, a state as an action, a verb as a text of the page. */
import { isExpectation } from '../../meaning/meaning.js';
import type { Token } from '../tokens.js';
import { areSaid, isOnlyWords, isQuoted, namesOf, partsOf, targetOf, wordsOf, type Doubt } from './said.js';

export const isMisread: Doubt = (...said) => DOUBTS.some((isDoubtful) => isDoubtful(...said));

const DOUBTS: readonly Doubt[] = [
  // "They show "Ada"": nobody makes it be shown.
  ({ kind }, tokens) => kind === 'click' && areSaid(tokens, /^they$/, /^(?:show|display|list)$/),
  // "Increase Weekly goal by 2 steps": how often is no part of its name.
  (action, tokens) =>
    (action.kind === 'increase' || action.kind === 'decrease') &&
    / by \d+/.test(action.target.name ?? '') &&
    !isQuoted(action.target.name ?? '', tokens),
  // "Dismiss the warning with its X": that isn't closed itself.
  (action) => action.kind === 'closeWidget' && /^[x×✕]$/i.test(action.target.name ?? ''),
  // "Two tickets are open": what the application calls so.
  (action, tokens) =>
    action.kind === 'expectCount' &&
    action.things.role === 'thing' &&
    areSaid(tokens, /^(?:are|is)$/, /^open$/),
  // "Three allergies are entered in "A"", "four of five stars are filled": so many there are.
  (action, tokens) =>
    action.kind === 'fill' &&
    /^(?:two|three|four|five|six|seven|eight|nine|ten|both|all|\d+) \p{Ll}+/u.test(
      action.value.toLowerCase(),
    ) &&
    !isQuoted(action.value, tokens) &&
    areSaid(tokens, /^are$/, /^(?:filled|entered|typed|set|written|put)$/),
  // "The fines are at nil", "readable at a glance": no place.
  (action, tokens) => {
    const { relation, thing } = targetOf(action).beside ?? {};
    return (
      relation === 'next to' &&
      isOnlyWords(thing ?? {}, tokens) &&
      areSaid(tokens, /^(?:is|are|\p{L}+able)$/u, /^at$/)
    );
  },
  // "Three rows are listed in the order "A", "B"": nothing is in "A".
  (action, tokens) =>
    tokens.some(
      ({ type, text }, at) =>
        type === 'quoted' &&
        /^(?:order|sequence)$/.test(tokens[at - 1]?.lower ?? '') &&
        isInOrder(tokens, at) &&
        JSON.stringify(action).includes(`"within":{"name":${JSON.stringify(text)}`),
    ),
  // "The order is not "A", "B"".
  (action, tokens) =>
    action.kind === 'expectContent' &&
    action.target.role === undefined &&
    /^(?:order|sequence)$/.test(action.target.name ?? '') &&
    tokens.filter(({ type }) => type === 'quoted').length > 1,
  // "I have the tasks "A" and "B"": nothing on the page is called I.
  (action, tokens) =>
    namesOf(targetOf(action)).some((name) => /^(?:I|we|me|us)$/.test(name) && !isQuoted(name, tokens)),
  // "Click Save if possible", "optionally tick "A"": nobody knows whether it is done.
  (action, tokens) =>
    namesOf(targetOf(action)).some(
      (name) =>
        /(?:^optionally\b| if (?:possible|needed|necessary|any)$)/i.test(name) && !isQuoted(name, tokens),
    ),
  // "There is one row in the table; its name is "Ada"": the table isn't called so.
  (action, tokens, { actions }) =>
    action.kind === 'expectVisible' &&
    /^(?:table|list)$/.test(action.target.role ?? '') &&
    actions.some(({ kind }) => kind === 'expectCount') &&
    areSaid(tokens, /^(?:its|their)$/, /^(?:name|title)$/),
  // "The URL does not contain the word token".
  (action, tokens) =>
    partsOf(targetOf(action)).some(({ name }) => name === 'URL') &&
    areSaid(tokens, /^(?:url|address)$/, /^(?:does|doesn't|must|should)$/),
  // "The full text is displayed": some text always is.
  (action, _, { actions }) =>
    actions.length === 1 &&
    action.kind === 'expectVisible' &&
    !action.negated &&
    /^(?:label|paragraph)$/.test(action.target.role ?? '') &&
    Object.keys(action.target).length === 1,
  // "The content of the Details tab is displayed": the tab is, whatever else.
  (action, tokens) =>
    action.kind === 'expectVisible' &&
    targetOf(action).role === 'tab' &&
    areSaid(tokens, /^contents?$/, /^of$/),
  // "One section is open at a time".
  (action, tokens) =>
    areSaid(tokens, /^at$/, /^a$/, /^time$/) && JSON.stringify(action).includes('"name":"time"'),
  // "This field is required": so says a message, or is it said of a field?
  ({ kind }, tokens) =>
    kind === 'expectState' &&
    tokens.length === 4 &&
    areSaid(tokens, /^this$/, /^(?:field|input)$/, /^is$/, /^required$/),
  // "Enter different passwords in both fields": which ones?
  (action, tokens) =>
    action.kind === 'fill' &&
    /^(?:different|identical|matching|various|arbitrary) /.test(action.value) &&
    !isQuoted(action.value, tokens),
  // "/account shows "Ada"", "write it into the field on "/cart"": who says that one is there?
  (action) => {
    const { name, within } = targetOf(action);
    return /^\/\p{L}/u.test((action.kind === 'expectContent' ? name : within?.name) ?? '');
  },
  // "I see "Applied" and a discount of "$1.20"": nothing stands in an amount.
  (action) => partsOf(targetOf(action)).some(({ within }) => /^[€$£¥]\d[\d.,]*$/.test(within?.name ?? '')),
  // "The cart lists "Tea" with "Milk"": that is no list of that name.
  (action, tokens) =>
    isExpectation(action) &&
    JSON.stringify(action).includes('"role":"list"') &&
    tokens.some(({ lower }, at) => lower === 'lists' && at > 1 && tokens[at + 1]?.type === 'quoted') &&
    !areSaid(tokens, /^list$/),
  // ""A" is displayed as plain text".
  (action, tokens) =>
    action.kind === 'expectContent' &&
    action.text === 'plain text' &&
    areSaid(tokens, /^as$/, /^plain$/, /^text$/),
  // "When I untick "Eggs" it goes back to 1 item left": a counter does.
  (action, tokens) =>
    action.kind === 'expectContent' &&
    / left$/.test(action.text) &&
    areSaid(tokens, /^it$/, /^(?:goes|is|says)$/),
  // "The menu has the links Transfer, Log Out": nobody logs out.
  ({ kind }, tokens, { actions }) =>
    kind === 'signOut' &&
    actions.some(isExpectation) &&
    areSaid(
      tokens,
      /^(?:links|buttons|items|entries|tabs|options|shows?|has|have|contains?|lists?|offers?)$/,
    ),
  // "The error changes, and "Ada" is still in their field": whose?
  (action, tokens) =>
    partsOf(targetOf(action)).some(({ role, within }) => role === 'field' && within?.role === 'message') &&
    areSaid(tokens, /^(?:its|their)$/, /^fields?$/),
  // ""admin" is chosen under "User"" says how it is; nobody chooses it.
  ({ kind }, tokens) =>
    /^select/.test(kind) &&
    areSaid(tokens, /^(?:is|are|be)$/, /^(?:chosen|selected|set)$/, /^(?:under|for|at)$/),
  // ""A" is at the top, followed by "B"": nobody follows anything.
  ({ kind }, tokens, { actions }) =>
    areSaid(tokens, /^followed$/, /^by$/) &&
    (kind === 'operate' || (kind === 'expectVisible' && !actions.some((one) => one.kind === 'expectOrder'))),
  // "Leave a comment "Hi" at "Cart"": that is written.
  ({ kind }, tokens) => kind === 'leave' && areSaid(tokens, /^leaves?$/, /^an?$/),
  // "From bottom to top: "A" and "B"": an order, and no place.
  (action, tokens) =>
    areSaid(tokens, /^from$/, /^(?:top|bottom|left|right)$/, /^to$/) &&
    /"at":"(?:top|bottom|left|right)"/.test(JSON.stringify(action)),
  // "With a click and "B" with a double click".
  (action, tokens) =>
    wordsOf(action, tokens).some((words) => /^(?:an? )?(?:double|single|right)[- ]click$/.test(words)),
  // "Escape collapses": the key does.
  (action, tokens) =>
    action.kind === 'expectState' &&
    /^(?:expanded|collapsed)$/.test(action.state) &&
    /^(?:Escape|Esc|Enter|Tab|Backspace)$/.test(targetOf(action).name ?? '') &&
    !isQuoted(targetOf(action).name ?? '', tokens),
  // "Close the top alert with its "×"": not with any.
  (action, tokens) =>
    action.kind === 'click' &&
    Object.keys(action.target).length === 1 &&
    areSaid(tokens, /^its$/) &&
    tokens.some(({ lower }) => /^(?:top|first|second|third|last|bottom|upper|lower|newest)$/.test(lower)),
  // "2 errors: "A" / "B"": they are seen.
  (action, tokens, { actions }) =>
    action.kind === 'click' &&
    actions[0]?.kind === 'expectCount' &&
    tokens.some(({ text, type }) => type === 'mark' && text === ':') &&
    isQuoted(action.target.name ?? '', tokens),
  // "Left in Groceries: 254.80": an amount, and no arrow.
  (action, tokens) =>
    action.kind === 'press' &&
    action.target !== undefined &&
    /^Arrow(?:Left|Right)$/.test(action.key) &&
    !tokens.some(({ lower }) => /arrow|keys?$|cursor|press|hit|[←→]/.test(lower)),
  // "Up to three entries unfold".
  ({ kind }, tokens) =>
    kind === 'press' && areSaid(tokens, /^up$/, /^to$/, /^(?:two|three|four|five|six|\d+)$/),
  // "Checks in the dialog that …": that is no text of the page.
  (action, tokens) =>
    action.kind === 'expectTogether' &&
    action.words[0] === tokens[0]?.text &&
    /^(?:checks?|verif(?:y|ies)|ensures?|confirms?)$/i.test(action.words[0] ?? ''),
  // "Save it with the name "Bob"".
  (action, tokens) =>
    action.kind === 'click' &&
    tokens.some(
      ({ type, text }, at) =>
        type === 'quoted' &&
        text === action.target.name &&
        /^(?:name|title|subject|label)$/.test(tokens[at - 1]?.lower ?? '') &&
        tokens[at - 2]?.lower === 'the' &&
        tokens[at - 3]?.lower === 'with' &&
        /^(?:save|store|create|export|import|rename|add|publish|send)/.test(tokens[0]?.lower ?? ''),
    ),
  // "The dialog doesn't disappear and …": nothing is called so.
  (action, tokens) => wordsOf(action, tokens).some((words) => /n't$/.test(words)),
  // "A dialog opens, in which "A" is empty and "B" is ticked".
  (action, tokens) => namesOf(targetOf(action)).some((name) => name === 'which' && !isQuoted(name, tokens)),
  // "Log in with the password "x" and fail": that is no account.
  (action, tokens) =>
    action.kind === 'signIn' &&
    tokens.some(({ text }) => text === action.user) &&
    tokens.every(({ text }, at) => text !== action.user || tokens[at - 1]?.lower === 'password'),
  // "Answer "Yes" to "Really?"": the other way round.
  ({ kind }, tokens) =>
    kind === 'fill' && /^answers?$/.test(tokens[0]?.lower ?? '') && areSaid(tokens, /^to$/),
  // ""A" and "B" are selected in "Queue"": so they are.
  ({ kind }, tokens, { mood }) =>
    mood === undefined &&
    (kind === 'select' || kind === 'selectSeveral') &&
    areSaid(tokens, /^(?:is|are)$/, /^(?:selected|chosen)$/, /^in$/),
];

/** "In the order "A", "B"", other than "the order "A-1"". */
const isInOrder = (tokens: readonly Token[], at: number): boolean =>
  /^(?:,|and)$/.test(tokens[at + 1]?.lower ?? '') || tokens[at - 3]?.lower === 'in';
