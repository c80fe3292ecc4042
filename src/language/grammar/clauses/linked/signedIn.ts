/** Who is signed in when a case begins: "Ada is logged in with the password "x" and has opened "Orders"". */
import type { Rule, Span } from '../../../chart.js';
import type { Action } from '../../../../meaning/meaning.js';
import { ACTORS } from '../../../lexicon/words.js';

/** Signing in begins on a page that may be named. */
const SIGNING_IN: ReadonlySet<Action['kind']> = new Set<Action['kind']>(['open', 'signIn']);

interface SignedIn {
  user: string;
  /** What was opened before. */
  first?: string;
  /** It was the start page. */
  start?: string;
  address?: string;
  password: string;
}

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
      '{isAction} ((the|a|an|our)? {noun})? {quotedName:user} (is|am|has|has_been)? (already|now|just)? ((opened|opens) {address:first} (and|,|,_and) (has)?)? (logged_in|signed_in|logged_on|logs_in|signs_in|logs_on) ((at|on|to) {address} | (at|on|from) {startPage:start})? (with|using) (the|her|his|a)? password {quotedName:password}',
    means: signedInAt,
    cost: -0.5,
  },
  // "Given the user "ada" with the password "x1" is signed in at "/""
  {
    pattern:
      '{isAction} ((the|a|an|our)? {noun})? {quotedName:user} with (the|her|his|a)? password {quotedName:password} (is|has) (already|now|just)? (logged_in|signed_in|logged_on) ((at|on|to) {address})?',
    means: signedInAt,
    cost: -0.5,
  },
  // "Enter "ada@shop.test" and "secret" and click "Sign in""
  {
    pattern:
      '{isAction} ({actor})? (enter|enters|type|types|fill_in|put_in) {quotedName:user} and {quotedName:password} ((in|into) (the_two|both|the) fields)? (,|and|,_and|then)? (click|clicks|press|presses|hit|hits) (on)? (the)? {quotedName:button} (button)? (again)?',
    means: ({ user, password, button }: SignedIn & { button: string }): Action[] | undefined =>
      /^(?:sign|log) ?in$/i.test(button) ? [{ kind: 'signIn', user, password }] : undefined,
    cost: -0.5,
  },
  // "Log in, it's "ada" and "secret"", "log in, it's clara with Fjord2024"
  {
    pattern:
      "({isAction} {actor})? (log_in|sign_in|log_on|logs_in|signs_in) (,|:|-|–) (it's|it_is|that's) (user)? ({quotedName:user} | {handle:user}) (and|with|/) (the)? (password)? ({quotedName:password} | {idName:password})",
    // "It's easy with Google" is none.
    means: ({ user, password }: SignedIn, { tokens, to }: Span): Action[] | undefined =>
      tokens[to - 1]?.type === 'quoted' || /\d/.test(password)
        ? [{ kind: 'signIn', user, password }]
        : undefined,
    cost: -0.3,
  },
  // "Ann (ann / garden-2024) logs in on the home page", "maria logs in (violin-3)", "ann logs in with garden-2024"
  {
    pattern:
      '{isAction} ({credential:who})? \\( {credential:user} (/|,) (password)? {credential:password} \\) (logs_in|signs_in|logs_on) ((at|on|from) {startPage:start})? (and (then)? (opens|visits) (the)? {properSpan:opened} (page|section|tab)?)?',
    means: signedInSoon,
    cost: -0.3,
  },
  {
    pattern:
      '{isAction} {credential:user} (logs_in|signs_in|logs_on) ((at|on|from) {startPage:start})? (\\( (password)? {credential:password} \\) | with (the_password|password|her_password|his_password)? {credential:password}) (and (then)? (opens|visits) (the)? {properSpan:opened} (page|section|tab)?)?',
    means: signedInSoon,
    cost: -0.3,
  },
  // "Log in as ann (garden-2024) from the home page"
  {
    pattern:
      '{isAction} ({actor})? (log_in|sign_in|log_on) as {credential:user} (\\( (password)? {credential:password} \\) | / {credential:password}) (at|on|from) {startPage:start}',
    means: signedInSoon,
    cost: -0.3,
  },
  // "Given Ada is logged in and has opened "Orders""
  { pattern: '(has|have) (already|also|just|then)? {participle}', cost: 0.1 },
];

/** "Ada logs in with Office365": by whom else she is known. */
const SERVICES = /^(?:office|microsoft|o|m|auth|oauth|saml|open-?id|sso|mfa|\dfa|u?2f|web3|fido2?)\d*$/i;

/** A password without quotes has a figure: "logs in with Google" is none. */
function signedInSoon({ opened, ...said }: SignedIn & { opened?: string }): Action[] | undefined {
  const then: Action[] = opened === undefined ? [] : [{ kind: 'click', target: { name: opened } }];
  return /^(?=.*\d).{4,}$/.test(said.password) &&
    !SERVICES.test(said.password) &&
    !ACTORS.has(said.user.toLowerCase())
    ? [...signedInAt(said), ...then]
    : undefined;
}

function signedInAt({ user, first, address = first, start, password }: SignedIn): Action[] {
  const opened: Action[] =
    start !== undefined ? [{ kind: 'open' }] : address === undefined ? [] : [{ kind: 'open', address }];
  return [...opened, { kind: 'signIn', user, password }];
}
