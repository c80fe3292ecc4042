/** Who is signed in when a case begins: "Ada is logged in with the password "x" and has opened "Orders"". */
import type { Rule } from '../../../chart.js';
import type { Action } from '../../../../meaning/meaning.js';

/** Signing in begins on a page that may be named. */
const SIGNING_IN: ReadonlySet<Action['kind']> = new Set<Action['kind']>(['open', 'signIn']);

export const SIGNED_IN: readonly Rule[] = [
  // "I am logged in as "ada" with the password "…"": whoever isn't yet must be.
  {
    pattern: '{isAction} {signer} (am|is|are) (already|now)? {participle}',
    means: ({ participle }: { participle: Action[] }) =>
      participle.at(-1)?.kind === 'signIn' && participle.every(({ kind }) => SIGNING_IN.has(kind))
        ? participle
        : undefined,
  },
  {
    pattern:
      '{isAction} {quotedName:user} (is|am) (already|now)? (logged_in|signed_in|logged_on) ((at|on) {address})? (with|using) (the|her|his)? password {quotedName:password}',
    means: ({ user, address, password }: { user: string; address?: string; password: string }): Action[] => [
      ...(address === undefined ? [] : [{ kind: 'open', address } as Action]),
      { kind: 'signIn', user, password },
    ],
    cost: -0.5,
  },
  // "Given Ada is logged in and has opened "Orders""
  { pattern: '(has|have) (already|also|just|then)? {participle}', cost: 0.1 },
];
