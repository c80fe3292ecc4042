/** What has happened, as somebody tells it: nobody is to do it. "The deleted email is moved", "Ada receives a message". */
import { isExpectation } from '../../meaning/meaning.js';
import { COLOURS } from '../lexicon/states.js';
import type { Token } from '../tokens.js';
import { areSaid, isQuoted, partsOf, targetOf, wordsOf, type Doubt } from './said.js';

export const hasHappened: Doubt = (...said) => DOUBTS.some((isDoubtful) => isDoubtful(...said));

const DONE = /^(?:deleted|removed|archived|completed|finished|resolved|sent|restored|rejected|approved)$/;
const IS = /^(?:is|are|was|were|gets?)$/;

const MARKS = /^(?:badge|dot|marker|tag|label|flag|star|number)$/;

/** "Green messages "Saved"", "a red one "Failed"". */
const isOfMessage = (tokens: readonly Token[], at: number): boolean =>
  /^(?:messages?|banners?|toasts?|alerts?|errors?|notes?|hints?|ones?|buttons?|links?|labels?|tags?|badges?|icons?|headings?)$/.test(
    tokens[at]?.lower ?? '',
  ) && tokens[at + 1]?.type === 'quoted';

const DOUBTS: readonly Doubt[] = [
  // "Verify that the user was created in the previous test": how?
  ({ kind }, [first], { mood }) =>
    kind === 'pass' &&
    (mood === 'check' ||
      /^(?:verify|check|ensure|confirm|assert|validate|expect|make)$/.test(first?.lower ?? '')),
  // "Select the role "Editor" for "Ben" and "Cem"": for both.
  (action, tokens, { actions }) =>
    action.kind === 'expectVisible' &&
    actions[0]?.kind === 'select' &&
    tokens.at(-1)?.text === action.target.name &&
    tokens.at(-2)?.lower === 'and' &&
    tokens.at(-3)?.type === 'quoted',
  // "The deleted email is moved to the trash": that comes of it.
  (action, tokens) =>
    !isExpectation(action) &&
    /^(?:the|a|an|all)$/.test(tokens[0]?.lower ?? '') &&
    DONE.test(tokens[1]?.lower ?? '') &&
    tokens[2]?.type === 'word' &&
    areSaid(tokens, IS),
  // "The user is logged out", "an email is sent to "a@b.c"": where no "When" says that it is to be done, it has been.
  ({ kind }, tokens, { mood }) =>
    mood === undefined &&
    /^(?:submit|signOut|operate)$/.test(kind) &&
    areSaid(tokens, IS, /^(?:sent|submitted|logged|signed)$/),
  // ""Balance" gets reduced", ""report.pdf" is downloaded": of itself, or by somebody.
  (action, tokens, { mood }) =>
    mood === undefined &&
    ((/^(?:increase|decrease)$/.test(action.kind) &&
      areSaid(tokens, IS, /^(?:reduced|increased|decreased|raised|lowered)$/)) ||
      (action.kind === 'click' &&
        tokens.some(
          ({ lower }, at) =>
            lower === 'downloaded' &&
            IS.test(tokens[at - 1]?.lower ?? '') &&
            tokens[at - 2]?.text === action.target.name?.split(' ').at(-1),
        ))),
  // "The shop is open": so it is.
  (action, tokens, { mood }) =>
    (action.kind === 'open' || action.kind === 'expectPage') &&
    Object.keys(action).every((key) => key === 'kind' || key === 'negated') &&
    mood === undefined &&
    /^(?:the|our)$/.test(tokens[0]?.lower ?? '') &&
    tokens.length === 4 &&
    areSaid(tokens, /^is$/, /^open$/),
  // "A new row is added at the end": the last one is there anyhow.
  (action, tokens) =>
    action.kind === 'expectVisible' &&
    action.target.name === undefined &&
    areSaid(
      tokens,
      /^new$/,
      /^(?:row|item|entry|line|card|element)$/,
      IS,
      /^(?:added|created|inserted|appended)$/,
    ),
  // "The email is sent and "Message sent" is shown": by the step before.
  (action, tokens, { actions }) =>
    action.kind === 'submit' &&
    actions.some(isExpectation) &&
    !isQuoted(action.target.name ?? '', tokens) &&
    areSaid(
      tokens,
      /^(?:e-?mail|mail|message|invitation|reminder|notification|reply|request)$/,
      IS,
      /^sent$/,
    ),
  // "The player Ada has left": a person.
  (action, tokens) =>
    targetOf(action).role === 'video' && areSaid(tokens, /^players?$/) && areSaid(tokens, /^left$/),
  // "Ada was taken off the list by Bob".
  (action, tokens) =>
    action.kind === 'expectVisible' &&
    action.negated &&
    tokens.some(({ lower }, at) => lower === 'by' && tokens[at + 1]?.text === action.target.within?.name),
  // "Milk is gone from "Cart" but not from "List"": there it is.
  ({ kind }, tokens, { actions }) =>
    kind === 'expectVisible' &&
    actions.length > 1 &&
    actions.every((action) => action.kind === 'expectVisible' && action.negated) &&
    areSaid(tokens, /^(?:but|,|and)$/, /^not$/, /^(?:from|in|on|out|of)$/),
  // "The end date must come after the start date": that is no order on the page.
  (action, tokens) =>
    action.kind === 'expectOrder' &&
    [action.target.name, action.other.name].every((name) => /\b(?:date|time|day)$/.test(name ?? '')) &&
    !tokens.some(({ type }) => type === 'quoted'),
  // "Milk directly precedes Eggs": nothing may stand between.
  ({ kind }, tokens) =>
    kind === 'expectOrder' &&
    areSaid(tokens, /^(?:directly|immediately)$/) &&
    areSaid(tokens, /^(?:precedes?|outranks)$/),
  // "Ada receives a notification".
  ({ kind }, tokens) => kind === 'operate' && areSaid(tokens, /^receives$/),
  // "Omar gets an email": that is read elsewhere.
  ({ kind }, tokens) =>
    kind === 'expectVisible' &&
    areSaid(
      tokens,
      /^(?:gets|got|receives|received)$/,
      /^(?:an?|the)$/,
      /^(?:e-?mail|mail|sms|letter|call|push|fax)$/,
    ),
  // "Reply to the message "Hello" with "Hi"": no dialog asks so.
  (action, tokens) =>
    action.kind === 'click' &&
    action.target.within?.role === 'dialog' &&
    areSaid(tokens, /^(?:reply|repl(?:y|ies|ied) to|answer|respond)$/) &&
    areSaid(tokens, /^(?:messages?|comments?|e-?mails?|mails?|posts?|threads?|reviews?)$/),
  // "Set the date range from "1 May" to "3 May"": both ends of it.
  ({ kind }, tokens) =>
    (kind === 'fill' || kind === 'select') &&
    areSaid(tokens, /^(?:range|period|interval|timespan)$/) &&
    tokens.some(
      ({ type }, at) =>
        type === 'quoted' &&
        tokens[at - 1]?.lower === 'from' &&
        /^(?:to|until|till)$/.test(tokens[at + 1]?.lower ?? '') &&
        tokens[at + 2]?.type === 'quoted',
    ),
  // "Edit the message "Helo" to "Hello"": no field is called so.
  (action, tokens) =>
    action.kind === 'fill' &&
    areSaid(tokens, /^(?:messages?|comments?|reply|replies|posts?)$/) &&
    tokens.some(
      ({ type, lower }, at) =>
        type === 'quoted' &&
        /^(?:to|into)$/.test(tokens[at + 1]?.lower ?? '') &&
        tokens[at + 2]?.type === 'quoted' &&
        lower !== '',
    ),
  // "The user is returned to the list": of itself.
  ({ kind }, tokens) =>
    kind === 'expand' && areSaid(tokens, IS, /^(?:returned|taken|brought|redirected|led)$/, /^(?:to|back)$/),
  // "A red badge with the number 3": it is red, too.
  (action, tokens, { actions }) =>
    action.kind === 'expectVisible' &&
    actions.filter(({ kind }) => kind === 'expectLook').length <
      tokens.filter(
        ({ type, lower }, at) =>
          type === 'word' &&
          COLOURS.has(lower) &&
          ((at === 1 && MARKS.test(tokens[2]?.lower ?? '')) || isOfMessage(tokens, at + 1)),
      ).length,
  // "Mark the text "Setup"": no box.
  ({ kind }, tokens) =>
    (kind === 'check' || kind === 'click') &&
    areSaid(tokens, /^(?:mark|highlight|select)$/, /^the$/, /^(?:text|word|words|sentence|paragraph)$/) &&
    tokens[3]?.type === 'quoted',
  // "Flag the email "Invoice"": nor has that one.
  ({ kind }, tokens) =>
    kind === 'check' &&
    areSaid(
      tokens,
      /^flags?$/,
      /^(?:the|an?)$/,
      /^(?:e-?mails?|mails?|messages?|conversations?|tickets?|issues?)$/,
    ),
  // "Copy "a.pdf" to the folder "Archive"": no field.
  ({ kind }, tokens) =>
    kind === 'fillWith' &&
    areSaid(tokens, /^(?:to|into)$/, /^(?:the|an?)$/, /^(?:folder|directory|archive|channel|board)$/),
  // "The tab lists "Ben"": it does so.
  ({ kind, ...action }, tokens) =>
    tokens.some(
      ({ lower, type }, at) =>
        type === 'word' &&
        lower === 'lists' &&
        /^(?:and|then|,|also|it)$/.test(tokens[at - 1]?.lower ?? '') &&
        tokens[at + 1]?.type === 'quoted' &&
        partsOf(targetOf({ kind, ...action } as never)).some(
          ({ role, name }) => role === 'list' && name === tokens[at + 1]?.text,
        ),
    ),
  // "The date of today", "today's date": which is that?
  (action, tokens) =>
    isExpectation(action) &&
    areSaid(tokens, /^(?:today|tomorrow|yesterday)'s$/) &&
    wordsOf(action, tokens).some((words) => /^(?:date|day|entry|event|column|cell)s?$/.test(words)),
];
