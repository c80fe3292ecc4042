/** Signing in and out, clicks that are made again, and steps that speak of steps. */
import type { Action, FieldValue, Target } from '../../../meaning/meaning.js';
import type { SaidTarget } from '../../grammar/things/place.js';
import type { Thing, Things, VerbEntry } from './VerbEntry.js';

/** What was clicked before is meant, whatever was looked at since. */
export const clickedAgain = ({ things }: Things): Action[] | undefined =>
  // "Press Delete again" may be the key.
  things.some(({ name }) => KEYS.test(name ?? ''))
    ? undefined
    : things.map((thing: SaidTarget) => {
        const { ref, isKnown, ...plain } = thing;
        const isOther =
          isKnown === true || (ref !== undefined && (ref !== 'it' || Object.keys(plain).length > 0));
        return { kind: 'click', target: isOther ? thing : { ...plain, ref: 'clicked' } };
      });

const KEYS = /^(?:delete|escape|enter|return|tab|space|home|end|insert|backspace)$/i;

/** What is behind one of them is looked for there anyway. */
const LEADS_OUT: ReadonlySet<string> = new Set(['menu', 'navigation', 'header', 'sidebar', 'toolbar']);

export const AGAIN: readonly VerbEntry[] = [
  {
    verbs:
      'log in, login, get in|got in, sign in, log on, authenticate, sign on, make login|made login, make log in, do login, do the login|did the login, make the login|made the login',
    ways: [
      [
        '(there|here)? (as|with|using|like|by) (the)? (user|username|user_name|user_id|account|credentials|login)? ({bare:who})? {credential:user} (/|and|with|,|:) (the|my|and|with)? (password)? (of)? {credential:password}',
        'signIn user:user password:password',
        -1.2,
      ],
      ['{signIn}', 'signIn ...signIn', -1.4],
      // "Log in as our test customer, ada@shop.test, password Skog2026!"
      [
        '(as|with) (our|the|a|an|my)? (test|demo|sample)? {plainWord:who} (,|:|-|–) {credential:user} (,|;|and|/|,_and) (with|the)? (password|pw|pwd) (:)? {credential:password}',
        'signIn user:user password:password',
        -1.4,
      ],
      ['(with|using) (the|my)? password {credential:password}', 'signIn password:password', -1.2],
      ['\\( (the)? (password|pw|pwd) (:|is)? {credential:password} \\)', 'signIn password:password', -1.6],
      // "Log in at "/" with the password "s3""
      [
        '(at|on|under|via) {address} (with|using) (the|my)? password {credential:password}',
        ({ address, password }: { address: string; password: string }) => [
          { kind: 'open', address },
          { kind: 'signIn', password },
        ],
        -1.2,
      ],
      [
        '((at|on|from) (the|my|our) (start_page|home_page|homepage|main_page|landing_page) {signIn} | {signIn} (at|on|from) (the|my|our) (start_page|home_page|homepage|main_page|landing_page))',
        ({ signIn }: { signIn: { user: string; password: string } }) => [
          { kind: 'open' },
          { kind: 'signIn', ...signIn },
        ],
        -1.4,
      ],
      // "Log in on /signin with ada@shop.test and secret"
      [
        '(at|on|under|via) ({startPage} \\()? {address} (\\))? {signIn}',
        ({ address, signIn }: { address: string; signIn: { user: string; password: string } }) => [
          { kind: 'open', address },
          { kind: 'signIn', ...signIn },
        ],
        -1.4,
      ],
      [
        '(at|on|under|via) {address} (as|with) {credential:user} (with|/) (the|my)? (password)? {credential:password}',
        ({ address, user, password }: { address: string; user: string; password: string }) => [
          { kind: 'open', address },
          { kind: 'signIn', user, password },
        ],
        -1.2,
      ],
      // "Log in at "/login" with user ID ada and password secret"
      [
        '(at|on|under|via) {address} (as|with|using) (the)? (user|username|user_name|user_id|account|login)? {secretWord:user} (/|and|with|,|,_and) (the|with|with_the)? (password|pw) {secretWord:password}',
        ({ address, user, password }: { address: string; user: string; password: string }) => [
          { kind: 'open', address },
          { kind: 'signIn', user, password },
        ],
        -1.4,
      ],
      ['\\( {credentials} \\)', 'signIn ...credentials', -1.2],
      // "(open "/", user name "ada", password "secret")"
      [
        '\\( (open|opens|at|on) {address} (,|and)? {signIn}',
        ({ address, signIn }: { address: string; signIn: { user: string; password: string } }) => [
          { kind: 'open', address },
          { kind: 'signIn', ...signIn },
        ],
        -1.4,
      ],
      ['to (the|my|our)? {bare} {signIn}', 'signIn ...signIn', -1.2],
      ['(to (the)? {bare})? (as|with|using) {credentials}', 'signIn ...credentials', -1],
      // "Log in: ada, secret", "log in as ada (secret)"
      [
        '(:|-|–) (user|username|name)? {secretWord:user} (/|and|,|,_and) (password|pw)? {secretWord:password}',
        'signIn user:user password:password',
        -1.2,
      ],
      [
        '(as|with|using) (the)? (user|username|account)? {secretWord:user} \\( ((the)? (password|pw) (:)?)? {secretWord:password} \\)',
        'signIn user:user password:password',
        -1.2,
      ],
      // Whoever it is, with a password it is an account's name: "as admin (password Carrot!42)".
      [
        '(as|with|using) (the)? (user|username|account)? {credential:user} \\( (the)? (password|pw|pwd) (:|is)? {secretWord:password} \\)',
        ({ user, password }: { user: string; password: string }) =>
          /^\p{Ll}+$/u.test(password) ? undefined : { kind: 'signIn', user, password },
        -1.3,
      ],
      [
        '\\( (user|username|name)? {credential:user} (/|and|,|:) (password|pw)? {credential:password} \\)',
        'signIn user:user password:password',
        -1.2,
      ],
    ],
  },
  {
    verbs: 'log out, logout, sign out, log off, sign off',
    ways: [
      ['', 'signOut', 0.2],
      [
        '(again)? (via|using|with|through|by|in|from) {thing}',
        ({ thing }: Thing) => (LEADS_OUT.has(thing.role ?? '') ? { kind: 'signOut' } : undefined),
        -0.2,
      ],
    ],
  },
  { verbs: 'do nothing', ways: [['', 'pass', 0.1]] },
  {
    verbs: 'carry out',
    ways: [
      [
        '{quotedName:words} (for {quotedName:thing})? (with {canonicalPairs:fields})?',
        ({ words, thing, fields }: { words: string; thing?: string; fields?: FieldValue[] }) => ({
          kind: 'operate',
          words,
          ...(thing !== undefined && { thing }),
          ...(fields && { fields }),
        }),
      ],
      [
        '{quotedName:words} for {thing:item}',
        ({ words, item }: { words: string; item: Target }): Action | undefined =>
          item.ordinal === undefined ? undefined : { kind: 'operate', words, item },
        0.1,
      ],
    ],
  },
];
