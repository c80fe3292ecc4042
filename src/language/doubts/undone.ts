/** What is to be done, or told of a thing, and was read as something that is there: "in the menu, go to "A" and "B"". */
import { isExpectation } from '../../meaning/meaning.js';
import { isOnButton } from '../lexicon/labels.js';
import { isVerb } from '../lexicon/verbForms.js';
import type { Token } from '../tokens.js';
import { areSaid, isQuoted, targetOf, type Doubt } from './said.js';

export const isUndone: Doubt = (...said) => DOUBTS.some((isDoubtful) => isDoubtful(...said));

const DOUBTS: readonly Doubt[] = [
  // "In the menu, go to "A" and "B"": nobody goes there by looking.
  (_, tokens, { actions }) =>
    actions.every(isExpectation) &&
    tokens.some(
      ({ lower }, at) =>
        /^(?:go|navigate|switch)$/.test(lower) &&
        tokens[at + 1]?.lower === 'to' &&
        /^[,:)]$/.test(tokens[at - 1]?.text ?? ''),
    ),
  // "Click "A" and then, without filling in anything, "B"": that is clicked, too.
  ({ kind }, tokens, { actions }) =>
    kind === 'expectVisible' &&
    actions.some((one) => !isExpectation(one)) &&
    tokens.at(-1)?.type === 'quoted' &&
    !areSaid(tokens, /^(?:see|sees|expect|check|verify)$/) &&
    areSaid(tokens, /^then$/, /^,$/, /^without$/),
  // "Open the list through the menu: "A", then "B"".
  ({ kind }, tokens, { actions }) =>
    kind === 'expectVisible' &&
    actions.some((one) => !isExpectation(one)) &&
    areSaid(tokens, /^(?:through|via|with|using)$/, /^the$/, /^(?:\p{L}+ )?menu$/u, /^:$/),
  // "Open /checkout -> comes to the cart page": whoever goes there would never see that it doesn't.
  ({ kind }, tokens) =>
    (kind === 'goTo' || kind === 'open') &&
    areSaid(tokens, /^(?:->|→|=>|:|–)$/, /^(?:comes|lands|gets|ends|arrives|leads|goes)$/),
  // "The key "A" with the name "B"": what it is called in the markup is not meant.
  (action, tokens) =>
    action.kind === 'expectAttribute' &&
    action.attribute === 'accessible name' &&
    action.target.role === undefined &&
    areSaid(tokens, /^with$/, /^(?:the|an?|its)$/, /^name$/),
  // ""B" is in the second row, between "A" and "C"": those are in other rows.
  (action, tokens) => action.kind === 'expectOrder' && areSaid(tokens, /^(?:row|item)$/, /^,$/, /^between$/),
  // "A box says "A" and names "B"": nothing is called "names".
  (action, tokens) =>
    isExpectation(action) && targetOf(action).name === 'names' && !isQuoted('names', tokens),
  // "3 items, namely A and B".
  (action) =>
    action.kind === 'expectTogether' && action.words.some((word) => /^(?:namely|says|it)$/.test(word)),
  // "Click your name": which one that is, the page tells.
  (action, tokens) =>
    action.kind === 'click' &&
    action.target.name === 'name' &&
    areSaid(tokens, /^(?:your|my|his|her|their|our)$/, /^name$/),
  // "The first row is "A", the second "B"": the second row.
  (action, tokens) =>
    action.kind === 'expectVisible' &&
    action.target.ordinal !== undefined &&
    action.target.role === undefined &&
    areSaid(tokens, /^(?:first|top)$/, /^(?:row|item|entry|line|column|card)$/),
  // "When Omar goes back", "in the search field look for Tea", "ask Nils to cover the shift".
  ({ kind }, tokens) =>
    kind === 'expectVisible' &&
    (areSaid(tokens, /^goes$/, /^back$/) || areSaid(tokens, /^(?:field|box|bar)$/, /^look$/, /^for$/)),
  (action, tokens) =>
    action.kind === 'expectTogether' &&
    (/^(?:ask|do|tell|let)$/.test(tokens[0]?.lower ?? '') ||
      (areSaid(tokens, /^asks$/) && tokens.every(({ type }) => type !== 'quoted'))),
  // "Save & close": that is one button.
  (action, tokens) =>
    isExpectation(action) && / &$/.test(targetOf(action).name ?? '') && areSaid(tokens, /^&$/),
  // "Colour ash grey": nothing is greyed out.
  (action, tokens) =>
    action.kind === 'expectState' &&
    action.state === 'disabled' &&
    areSaid(tokens, /^colou?r$/, /^\p{L}+$/u, /^gr[ea]y$/),
  // "When I click "A", the page is reloaded": that comes of it.
  (action, tokens, { actions }) =>
    /^(?:reload|goTo|open|signOut|signIn|submit)$/.test(action.kind) &&
    actions.indexOf(action) > 0 &&
    isToldBehind(tokens),
  // "Reset wipes all the fields": the button does, and not whoever tests.
  (action, tokens, { actions: [first] }) =>
    !isExpectation(action) &&
    isToldOfButton(tokens) &&
    !(first?.kind === 'click' && first.target.name === tokens[0]?.text),
];

const isToldOfButton = ([label, verb]: readonly Token[]): boolean =>
  label?.type === 'word' &&
  verb?.type === 'word' &&
  /^\p{Lu}/u.test(label.text) &&
  isOnButton(label.lower) &&
  verb.lower.endsWith('s') &&
  isVerb(verb.lower);

/** Behind what is done and a comma something is said to be so. */
const isToldBehind = (tokens: readonly Token[]): boolean => {
  const link = tokens.findIndex(({ type, lower }) => type !== 'quoted' && /^(?:,|then)$/.test(lower));
  return (
    link > 0 &&
    !areSaid(tokens.slice(0, link), BE) &&
    areSaid(tokens.slice(link), BE, /^(?:reloaded|refreshed|opened|loaded|logged|signed|submitted|sent)$/)
  );
};

const BE = /^(?:is|are|was|were|be|been|gets?)$/;
