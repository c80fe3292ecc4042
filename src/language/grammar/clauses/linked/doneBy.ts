/** What is done and by what: "Decline the offer by the button "No thanks"", "empty the cart with Remove all". That is clicked. */
import { KIND_WORDS } from '../../../../meaning/kinds.js';
import { isExpectation, type Action, type Target } from '../../../../meaning/meaning.js';
import type { Manner } from '../../auxiliaries.js';
import type { Reader, Rule, Span } from '../../../chart.js';
import { isSign } from '../../things/ofSigns.js';
import { formsOf } from '../../../lexicon/inflect.js';
import { findSaidKey } from '../../../lexicon/keys.js';
import { readOrdinal } from '../../../lexicon/numbers.js';
import { STATE_WORDS } from '../../../lexicon/states.js';
import { isVerb } from '../../../lexicon/verbForms.js';
import { DETERMINERS } from '../../../lexicon/words.js';
import type { Token } from '../../../tokens.js';

const AFTER =
  '(after|upon|following) (a|the|another|one)? (page)? (reload|refresh|reloading|refreshing) (of_the_page|the_page)?';
const MEANS = '(with|by|via|using|through|by_means_of|with_one_click_on|with_a_click_on)';

export const DONE_BY: readonly Rule[] = [
  // "After a page refresh the switch is off", "the switch is off after a reload"
  ...[`${AFTER} (,)? {core}`, `{core} (,)? ${AFTER}`].map((pattern): Rule => ({
    pattern,
    means: ({ core }: { core: Action[] }): Action[] | undefined =>
      core.length === 1 && core.every(isExpectation) ? [{ kind: 'reload' }, ...core] : undefined,
    cost: -0.1,
  })),
  {
    pattern: `{isAction} ({actor})? {whatIsDone} ${MEANS} (the)? (button)? {buttonName:name} (button)?`,
    means: clicked,
    cost: 0.1,
  },
  // "When the offer is declined with No thanks"
  {
    pattern: `{isAction} (the|a|an|my|this|that) {plainWord} {be} {whatIsDone} ${MEANS} (the)? (button)? {buttonName:name} (button)?`,
    means: ({ be, ...said }: { be: Manner; name: string }, span: Span) =>
      be.negated || be.lasting === true || be.able === true || !isPlainPassive(span)
        ? undefined
        : clicked(said, span),
    cost: 0.1,
  },
  // "Enter "SAVE10" in the "Code" field and redeem"
  {
    pattern: '{isAction} {actionClause} (,)? (and|then|and_then) {loneVerb:name}',
    means: ({ actionClause, name }: { actionClause: Action[]; name: string }): Action[] | undefined =>
      FILLING.has(actionClause.at(-1)?.kind ?? '')
        ? [...actionClause, { kind: 'click', target: { name } }]
        : undefined,
    cost: 0.1,
  },
];

export const BY_WHAT: readonly Rule[] = [
  // "Start the download with the play button", but not "both should be marked with an icon"
  {
    pattern: '{noCheck} {anything} (with|via|using|through|by_means_of) {pressed}',
    means: ({ pressed }: { pressed: Action }, { tokens, from }: Span) =>
      tokens.slice(from).some(tellsWhich) ? undefined : [pressed],
    cost: 0.35,
  },
  // "Save it with the check mark": a sign may stand in each row, so no name may be lost.
  {
    pattern: '{noCheck} {whatIsPlain} (with|via|using|through|by_means_of) (the|a)? {fluff}? {thing}',
    means: ({ thing: target }: { thing: Target }, { tokens, from }: Span) =>
      isSign(target) &&
      !tokens.slice(from).some((...one) => tellsWhich(...one) || /^(?:its|all)$/.test(one[0].lower))
        ? [{ kind: 'click', target } as Action]
        : undefined,
    cost: 0.35,
  },
];

/** What is only said of what is done would be lost: which one, how many, that it isn't done. */
const tellsWhich = ({ type, lower }: Token, at: number, tokens: readonly Token[]): boolean =>
  type === 'number' ||
  (readOrdinal(lower) !== undefined && lower !== 'top' && tokens[at + 1]?.lower !== 'page') ||
  /^(?:is|are|be|was|were|should|must|has|have|along|by|times|twice|both|two|three|four|five|each|every|not|never|no|none|nothing|don't|doesn't)$/.test(
    lower,
  );

const FILLING: ReadonlySet<string> = new Set(['fill', 'type', 'select', 'check', 'fillForm', 'upload']);

/** "Would be declined", "was never emptied". */
const isPlainPassive = ({ tokens, from, to }: Span): boolean =>
  !tokens
    .slice(from, to)
    .some(({ type, lower }) => type === 'word' && /^(?:would|could|might|may|never|not|no)$/.test(lower));

/** "Delete the row with "Ada"" tells which row, unless a button is called so: "Delete", "Yes, delete". */
function clicked({ name }: { name: string }, { tokens, from, to }: Span): Action[] | undefined {
  const said = tokens.slice(from, to);
  const isButton = said.some(({ type, lower }) => type === 'word' && lower === 'button');
  const isQuoted = said.some(({ type, text }) => type === 'quoted' && text === name);
  if (isKey(name) || (!isQuoted && goesOn(name, tokens[to]))) return undefined;
  return isButton || isCommand(name, said) || isMeans(said, isQuoted)
    ? [{ kind: 'click', target: { name, ...(isButton && { role: 'button' }) } }]
    : undefined;
}

const meansAt = (said: readonly Token[]): number =>
  said.findIndex(({ text }) => /^(?:with|by|via|using|through)$/.test(text));

/** "Empty the cart with Remove all", "save the changes via "Apply"". */
const isMeans = (said: readonly Token[], isQuoted: boolean): boolean => {
  const at = meansAt(said);
  const { text = '' } = said[at] ?? {};
  return text === 'with'
    ? isOfAll(said[at - 1]) || DONE.has(said[at - 1]?.lower ?? '')
    : isQuoted && text !== 'by';
};

const isKey = (name: string): boolean =>
  findSaidKey(name) !== undefined || /^(?:Ctrl|Control|Alt|Cmd|Command|Shift)\b/.test(name);

/** "Confirm with Pause now", "with the Hide toggle", "with Continue disabled": there is more to it than a name. */
const goesOn = (name: string, next: Token | undefined): boolean => {
  const last = name.split(' ').at(-1)?.toLowerCase() ?? '';
  return /^(?:now|again|once|\+)$/.test(next?.lower ?? '') || KIND_WORDS.has(last) || STATE_WORDS.has(last);
};

/** Said by the same verb, or what any button of a dialog is called. */
const isCommand = (name: string, said: readonly Token[]): boolean => {
  const [first = ''] = name.toLowerCase().split(/[ ,]/);
  const before = said.slice(0, Math.max(0, meansAt(said)));
  return BUTTONS.test(first) || before.some(({ lower }) => isVerb(lower) && lower === first);
};

const BUTTONS = /^(?:ok|okay|yes|no|cancel|confirm|continue|done|submit|apply)$/;

/** There is one of it, or all of it is meant: no name tells which. */
const isOfAll = (token: Token | undefined): boolean => OF_ALL.test(token?.lower ?? '');
const OF_ALL =
  /^(?:changes?|edits?|input|cart|basket|bag|cookies?|tour|wizard|call|deletion|cancellation|removal|purchase|checkout|setup|set-up|selection|choice|filters?|terms|conditions|offer|page|view|on|back|down|away|it|this|that|them|all|everything|step|game|timer|session)$/;

export const DONE_BY_READERS: Readonly<Record<string, Reader>> = {
  /** What ends the clause, and what a button is called by. */
  loneVerb: ({ tokens }, at) =>
    LONE.test(tokens[at]?.lower ?? '') && /^(?:[,.;]|and|then)?$/.test(tokens[at + 1]?.lower ?? '')
      ? [{ end: at + 1, cost: 0, value: tokens[at]?.lower }]
      : [],
  /** A verb, and one thing in lower case that nothing tells from others: "save it", "go to the next picture". */
  whatIsPlain: ({ tokens }, at) => {
    if (!isVerb(tokens[at]?.lower ?? '')) return [];
    const others = tokens.slice(at + 1, at + 8);
    const last = others.findIndex(
      (token, index) => !isPlain(token) || others.slice(0, index + 1).filter(isTelling).length > 1,
    );
    return [...Array(last < 0 ? others.length + 1 : last + 1).keys()].map((more) => ({
      ...{ end: at + 1 + more, cost: 0.05 * more, value: '' },
    }));
  },
  /** A verb, and up to five words in lower case: a name tells what it is done to, which a click would lose. */
  whatIsDone: ({ tokens }, at) => {
    const [first, second] = tokens.slice(at, at + 2).map(({ lower }) => lower);
    if (/^(?:refus|declin)/.test(first ?? '') && second === 'to') return [];
    const length = DONE.has(`${first} ${second}`) ? 2 : DONE.has(first ?? '') ? 1 : 0;
    if (length === 0) return [];
    const nodes = [];
    for (let end = at + length; end <= at + length + 5; end++) {
      if (end > at + length && !isPlain(tokens[end - 1])) break;
      nodes.push({ end, cost: 0.05 * (end - at), value: '' });
    }
    return nodes;
  },
};

const isTelling = ({ lower }: Token): boolean =>
  !/^(?:it|this|that|the|a|an|my|our|to|back|on|up|down|as|next|previous|new)$/.test(lower);

const LONE =
  /^(?:book|donate|go|join|order|pay|post|publish|redeem|register|renew|reply|request|reserve|sell|ship|start|subscribe|unsubscribe|update|upload|vote)$/;

const isPlain = (token: Token | undefined): boolean =>
  token?.type === 'word' &&
  /^\p{Ll}[\p{Ll}-]*$/u.test(token.text) &&
  !/^(?:and|or|but|then|not|no|if|with|by|via|using|through|each|every|all|both)$/.test(token.lower) &&
  (DETERMINERS.has(token.lower) || !/^(?:is|are|was|were|has|have|should|must)$/.test(token.lower));

const DONE: ReadonlySet<string> = new Set(
  `refuse, decline, accept, reject, confirm, save, leave|left, empty, cancel, delete, remove, submit, send|sent, apply, finish, end,
  discard, approve, publish, dismiss, skip, clear, reset|reset, acknowledge, create, start, stop, pause, resume, restore, refresh,
  reload, load, switch, agree, undo|undid|undone, return, complete, place, book, pass, put|put, call, hide|hid|hidden, print,
  share, export, import, download, close, get rid|got rid, archive, duplicate, copy, renew, extend, revoke, release, activate,
  deactivate, enable, disable, open, expand, collapse, log out, sign out, go on|went on|gone on, go back|went back|gone back, move on, check out, turn off,
  turn on, throw away|threw away|thrown away, give up|gave up|given up`
    .replace(/\s+/g, ' ')
    .split(', ')
    .flatMap((verb) => formsOf(verb.trim()).map(([words]) => words)),
);
