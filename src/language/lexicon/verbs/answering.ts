/** Dialogs and questions that are answered. */
import type { Thing, VerbEntry } from './VerbEntry.js';

export const ANSWERING: readonly VerbEntry[] = [
  {
    verbs: 'accept, confirm, acknowledge, ok, okay',
    ways: [
      ['{browserDialog} (with|by) (ok|yes)?', 'acceptDialog', -0.3],
      ['{browserDialog!}', 'acceptDialog', -0.3],
    ],
  },
  { verbs: 'dismiss, cancel, decline, reject', ways: [['{browserDialog!}', 'dismissDialog', -0.3]] },
  {
    verbs: 'answer, respond to, reply to',
    ways: [
      [
        '{thing!} with {name}',
        ({ thing, name }: Thing & { name: string }) =>
          thing.name?.endsWith('?') === true
            ? { kind: 'click', target: { name, within: { ...thing, role: 'dialog' } } }
            : undefined,
        -0.3,
      ],
      [
        '(the|this|that)? (question|prompt|confirmation|query) {quotedName:question}? with {name}',
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
  {
    verbs: 'answer, respond to, reply to, fill',
    ways: [
      ['{browserDialog!} with {value}', 'answerDialog text:value', -0.3],
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
    ways: [
      ['ok|"ok"|yes (in|on) {browserDialog}', 'acceptDialog', -0.6],
      ['cancel|no (in|on) {browserDialog}', 'dismissDialog', -0.6],
    ],
  },
];
