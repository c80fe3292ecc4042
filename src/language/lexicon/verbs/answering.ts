/** Dialogs and questions that are answered. */
import type { Action } from '../../../meaning/meaning.js';
import type { Thing, VerbEntry } from './VerbEntry.js';

/** "Yes, restore" is a button of a question on the page. */
const answered = ({ value }: { value: string }): Action =>
  /^(?:yes|no|ok|cancel)\b/i.test(value)
    ? { kind: 'click', target: { name: value } }
    : { kind: 'answerDialog', text: value };

const answeredBy = ({ name }: { name: string }): Action | undefined =>
  /^(?:ok|yes)$/i.test(name)
    ? { kind: 'acceptDialog' }
    : /^(?:cancel|no)$/i.test(name)
      ? { kind: 'dismissDialog' }
      : undefined;

const COOKIES =
  '(optional|the_optional|non-essential|unnecessary)? cookies ((in|on|of) the (cookie|consent|privacy)? (banner|layer|notice|dialog|bar|popup|pop-up|overlay))?';

/** A page that asks about cookies has a button for all of them. */
const ofCookies = (verb: string): VerbEntry => ({
  verbs: verb,
  ways: [[`all (the|of_the)? ${COOKIES}`, `click target.name:=${verb}_all`, -0.6]],
});

/** "Accept the alert ("Sure?")": what it says is expected first. */
const SAYING = '(\\( {quotedName} \\) | (that_says|which_says|saying|asking|that_asks) {quotedName})';
const saying =
  (kind: 'acceptDialog' | 'dismissDialog') =>
  ({ quotedName: text }: { quotedName: string }): Action[] => [
    { kind: 'expectDialog', is: { relation: 'contains', text }, negated: false },
    { kind },
  ];

const ASKING: ReadonlySet<string> = new Set(['dialog', 'message', 'alert', 'banner']);

export const ANSWERING: readonly VerbEntry[] = [
  {
    verbs: 'accept, confirm, acknowledge, ok, okay',
    ways: [
      [
        '(the|a|this|that)? (confirmation|question|prompt|alert|dialog|browser_dialog|confirm_dialog|confirmation_dialog) {quotedName}',
        saying('acceptDialog'),
        -0.3,
      ],
      [`{browserDialog} ${SAYING}`, saying('acceptDialog'), -0.3],
      // "Confirm "Publish now" in the pop-up"
      [
        '{quotedName:name} (in|on|of) {thing}',
        ({ thing, name }: Thing & { name: string }) =>
          ASKING.has(thing.role ?? '') ? { kind: 'click', target: { name, within: thing } } : undefined,
        -0.2,
      ],
      ['{browserDialog} (with|by) (ok|yes)?', 'acceptDialog', -0.3],
      ['{browserDialog!}', 'acceptDialog', -0.3],
      [
        '{thing!} (with|by_clicking|by_pressing) {buttonName:name}',
        ({ thing, name }: Thing & { name: string }) =>
          ASKING.has(thing.role ?? '') ? { kind: 'click', target: { name } } : undefined,
        -0.2,
      ],
      [
        '(the|this|that)? {noun} (in|on) {thing} (with|by_clicking|by_pressing|by_clicking_on|via|using) (the)? {buttonName:name} (button)?',
        ({ thing, name }: Thing & { name: string }) =>
          ASKING.has(thing.role ?? '') ? { kind: 'click', target: { name, within: thing } } : undefined,
        -0.4,
      ],
      ['(the|this|that)? {noun} (by|via) (clicking|pressing) (on)? {thing}', 'click target:thing', -0.4],
      [
        '(the|this|that)? question {quotedName:question} with {buttonName:name}',
        ({ question, name }: { question: string; name: string }) => ({
          kind: 'click',
          target: { name, within: { name: question, role: 'dialog' } },
        }),
        -0.4,
      ],
    ],
  },
  {
    verbs:
      'accept, confirm, acknowledge, agree to, close, dismiss, get rid of|got rid of, clear away, click away, shut|shut',
    ways: [
      [
        '{notice!} (with|using|via|by_clicking|by_pressing|through) (the)? {buttonName}',
        'click target.name:buttonName',
        -0.4,
      ],
    ],
  },
  ...['accept', 'reject', 'decline', 'allow'].map(ofCookies),
  {
    verbs: 'dismiss, cancel, decline, reject',
    ways: [
      ['{browserDialog!}', 'dismissDialog', -0.3],
      [`{browserDialog} ${SAYING}`, saying('dismissDialog'), -0.3],
      [
        '(the|a|this|that)? (confirmation|question|prompt|alert|browser_dialog|confirm_dialog) {quotedName}',
        saying('dismissDialog'),
        -0.3,
      ],
    ],
  },
  {
    verbs: 'cancel',
    ways: [
      [
        '(the|this|that) (dialog|dialogue|pop-up|popup)',
        'click target.name:=Cancel target.role:=button',
        -0.2,
      ],
    ],
  },
  { verbs: 'accept', ways: [['(the|this|that) dialog', 'acceptDialog']] },
  { verbs: 'dismiss', ways: [['(the|this|that) dialog', 'dismissDialog', -0.1]] },
  {
    verbs: 'answer, respond to, reply to',
    ways: [
      // "Answer "No" in the small confirmation pop-up"
      [
        '(with)? {quotedName} (in|on) (the|that|this) {fluff}? (confirmation|confirm_dialog | (confirmation)? (dialog|pop-up|popup|popover))',
        ({ quotedName: name }: { quotedName: string }) => ({
          ...{ kind: 'click', target: { name, within: { role: 'dialog' } } },
        }),
        -0.4,
      ],
      [
        '{thing!} with {name}',
        ({ thing, name }: Thing & { name: string }) =>
          thing.name?.endsWith('?') === true
            ? { kind: 'click', target: { name, within: { ...thing, role: 'dialog' } } }
            : undefined,
        -0.3,
      ],
      [
        '(the|this|that)? (question|confirmation|query) {quotedName:question}? with {name}',
        ({ question, name }: { question?: string; name: string }) => ({
          kind: 'click',
          target: {
            name,
            ...(question !== undefined && { within: { name: question, role: 'dialog' as const } }),
          },
        }),
        -0.4,
      ],
    ],
  },
  // "Press Delete and answer OK"
  {
    verbs: 'answer, say|said, reply, respond',
    ways: [['(with)? {okWord:name}', 'click target.name:name', -0.3]],
  },
  {
    verbs: 'answer, respond to, reply to, fill',
    ways: [
      ['{browserDialog!} with {value}', answered, -0.4],
      [
        '{thing!} with {name}',
        ({ thing, name }: Thing & { name: string }) => ({
          kind: 'click',
          target: { name, within: thing.role === undefined ? { ...thing, role: 'dialog' } : thing },
        }),
        0.2,
      ],
    ],
  },
  {
    verbs: 'click, press, tap, hit|hit, choose|chose|chosen',
    ways: [['{name} (in|on|of) {browserDialog}', answeredBy, -0.6]],
  },
];
