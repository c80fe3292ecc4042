/** The kind that is said of several things is that of each. */
import { findRoleWord } from './roleWords.js';

const NAMES = '(?:"\\d+"(?:, (?:and |or |nor )?| and | or | nor ))+';

/** `the "A" and "B" buttons`, `the buttons "A" and "B"` are two of a kind. */
export function withOwnKinds(said: string): string {
  return said.replace(BEHIND, behindEach).replace(BEFORE, beforeEach);
}

const BEHIND = new RegExp(`(${NAMES})("\\d+") ([a-z-]+(?: [a-z-]+)?)s(?= |$)`, 'gi');
const BEFORE = new RegExp(`((?:the )?)([a-z-]+(?: [a-z-]+)?)s (${NAMES}"\\d+")`, 'gi');

function behindEach(whole: string, front: string, last: string, kind: string): string {
  const role = oneOf(kind);
  return role === undefined ? whole : `${front.replace(/"\d+"/g, `$& ${role}`)}${last} ${role}`;
}

function beforeEach(whole: string, article: string, kind: string, names: string): string {
  const words = kind.split(' ');
  for (const start of words.keys()) {
    const role = oneOf(words.slice(start).join(' '));
    if (role === undefined) continue;
    const front = words.slice(0, start).map((word) => `${word} `);
    return `${front.join('')}${names.replace(/"\d+"/g, `${article}$& ${role}`)}`;
  }
  return whole;
}

const oneOf = (kind: string) => findRoleWord(kind) ?? findRoleWord(`${kind}s`);
