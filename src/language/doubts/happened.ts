/** What has happened, as somebody tells it: nobody is to do it. "The deleted email is moved", "Ada receives a message". */
import { isExpectation } from '../../meaning/meaning.js';
import { areSaid, isQuoted, wordsOf, type Doubt } from './said.js';

export const hasHappened: Doubt = (...said) => DOUBTS.some((isDoubtful) => isDoubtful(...said));

const DONE = /^(?:deleted|removed|archived|completed|finished|resolved|sent|restored|rejected|approved)$/;
const IS = /^(?:is|are|was|were|gets?)$/;

const DOUBTS: readonly Doubt[] = [
  // "Verify that the user was created in the previous test": how?
  ({ kind }, tokens, { mood }) =>
    kind === 'pass' &&
    areSaid(tokens, /^(?:previous|earlier|preceding|last|other)$/, /^(?:tests?|test_case|case|scenario)$/) &&
    (mood === 'check' ||
      areSaid(tokens, /^(?:verify|check|ensure|confirm|assert|validate|expect|should|must|make)$/)),
  // "The deleted email is moved to the trash": that comes of it.
  (action, tokens) =>
    !isExpectation(action) &&
    /^(?:the|a|an|all)$/.test(tokens[0]?.lower ?? '') &&
    DONE.test(tokens[1]?.lower ?? '') &&
    tokens[2]?.type === 'word' &&
    areSaid(tokens, IS),
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
  // "Ada receives a notification".
  ({ kind }, tokens) => kind === 'operate' && areSaid(tokens, /^receives$/),
  // "Reply to the message "Hello" with "Hi"": no dialog asks so.
  (action, tokens) =>
    action.kind === 'click' &&
    action.target.within?.role === 'dialog' &&
    areSaid(tokens, /^(?:reply|repl(?:y|ies|ied) to|answer|respond)$/) &&
    areSaid(tokens, /^(?:messages?|comments?|e-?mails?|mails?|posts?|threads?|reviews?)$/),
  // "Mark the text "Setup"": no box.
  ({ kind }, tokens) =>
    kind === 'check' &&
    areSaid(tokens, /^(?:mark|highlight)$/, /^the$/, /^(?:text|word|words|sentence|paragraph)$/),
  // "The date of today", "today's date": which is that?
  (action, tokens) =>
    isExpectation(action) &&
    areSaid(tokens, /^(?:today|tomorrow|yesterday)'s$/) &&
    wordsOf(action, tokens).some((words) => /^(?:date|day|entry|event|column|cell)s?$/.test(words)),
];
