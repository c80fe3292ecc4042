/** Whom somebody signs in as and with which password, however the two are joined: "Emma's account (emma@shop.test / outdoor)". */
import type { Reader } from '../../chart.js';
import { isVerb } from '../../lexicon/verbForms.js';
import { FUNCTION_WORDS } from '../../lexicon/words.js';
import type { Token } from '../../tokens.js';
import { isAboutAccount } from './accounts.js';

export const readSignIn: Reader = ({ tokens }, at) => {
  const user = skip(tokens, at, BEFORE);
  const joined = skip(tokens, user + 1, BETWEEN);
  if (!isUser(tokens, user) || joined === user + 1) return [];
  const isSaid = tokens.slice(user + 1, joined).some(({ lower }) => PASSWORD.test(lower));
  const password = tokens[joined];
  const end = skip(tokens, behindToo(tokens, joined + 1), BEHIND);
  const isWhole = isSaid || end === tokens.length || /^(?:[,.;:]|and|then)$/.test(tokens[end]?.lower ?? '');
  if (password === undefined || !isPassword(password) || !isWhole) return [];
  return [{ end, cost: 0.2, value: { user: tokens[user]?.text, password: password.text } }];
};

/** "(The password is "admin", too)". */
const behindToo = (tokens: readonly Token[], at: number): number =>
  tokens[at]?.text === ',' && tokens[at + 1]?.lower === 'too' && tokens[at + 2]?.text === ')' ? at + 2 : at;

function skip(tokens: readonly Token[], at: number, words: RegExp): number {
  let next = at;
  while (isSkipped(tokens[next], words)) next++;
  return next;
}

/** Who it is may be given by a name, too: "as Dana (dana@desk.test, helpdesk)". */
const isSkipped = (token: Token | undefined, words: RegExp): boolean =>
  token !== undefined && token.type !== 'quoted' && token.type !== 'number' && words.test(token.text);

const BEFORE =
  /^(?:with|as|using|by|like|the|an?|my|our|her|his|valid|correct|registered|existing|administrator|manager|user|username|name|email|e-mail|mail|address|account|credentials|login|of|[,:(–-]|\p{Lu}\p{Ll}+(?:['’]s)?)$/u;
const BETWEEN = /^(?:and|with|the|a|my|her|his|their|password|pass|pw|pwd|is|just|of|as|[/|,:;=(])$/i;
const PASSWORD = /^(?:password|pass|pw|pwd|\/|\||\()$/;
const BEHIND = /^(?:\)|as|usual|again|first)$/;

/** What else is one has an "@" in it, is set off, or stands with the password in brackets or at a slash. */
const isUser = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.type === 'quoted' ||
  (tokens[at]?.type === 'word' &&
    !isVerb(tokens[at].text) &&
    !PASSWORD.test(tokens[at].lower) &&
    (tokens[at + 1]?.text === (tokens[at - 1]?.text === '(' ? ',' : '/') || isSaidBehind(tokens, at)));

/** "As mira, her password is …", "as admin (password "x")". */
const isSaidBehind = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at + 1]?.text === ',' ||
    (tokens[at + 1]?.text === '(' && tokens.slice(at + 3, at + 6).some(({ type }) => type === 'quoted'))) &&
  tokens.slice(at + 2, at + 4).some(({ lower }) => lower === 'password');

const isPassword = ({ type, text, lower }: Token): boolean =>
  type === 'quoted' ||
  type === 'number' ||
  (type === 'word' &&
    !FUNCTION_WORDS.has(lower) &&
    !isVerb(text) &&
    !isAboutAccount(lower) &&
    !/^(?:fail|succeed|wait)s?$/.test(lower));
