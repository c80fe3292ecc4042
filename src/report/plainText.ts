/** Text from outside as characters that can be shown anywhere: no sequences for terminals, nothing that XML forbids. */
import { stripVTControlCharacters } from 'node:util';

/**
 * Commands with an end of their own (titles, links, graphics), which Node leaves in pieces. Bounded, so that beginnings
 * without an end cost no more than their length allows.
 */
const STRINGS =
  /(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u009c]{0,8192}(?:\u0007|\u001b\\|\u009c)/g;

/** All but tab and line feed. */
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** They make a line read in another order than it has. */
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Halves of pairs, and what is no character in any plane. */
const NO_CHARACTERS = /[\p{Surrogate}\p{Noncharacter_Code_Point}]/gu;

export const plainText = (text: string): string =>
  stripVTControlCharacters(text.replace(STRINGS, ''))
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(CONTROLS, '')
    .replace(DIRECTIONS, '')
    .replace(NO_CHARACTERS, '');

/** The same in one line. */
export const plainLine = (text: string, limit = 300): string =>
  bounded(plainText(text).replace(/\s+/g, ' ').trim(), limit);

/** Cut between characters, and said so. */
export function bounded(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, limit - 1).replace(/\p{Surrogate}$/u, '')}…`;
}

/**
 * Text from outside that can be printed where a CI service reads along. GitHub takes a line for a command that begins with
 * `::`, whatever spaces go before, or that holds `##[`; Azure and TeamCity take `##vso[` and `##teamcity[` anywhere.
 */
export const harmlessText = (text: string): string => withoutCommands(plainText(text));

export const harmlessLine = (text: string, limit?: number): string => withoutCommands(plainLine(text, limit));

const withoutCommands = (text: string): string =>
  text.replace(/^([\s\u180e\u200b\ufeff]*):(?=:)/gmu, '$1: ').replace(/##(?=\w*\[)/g, '# #');

/** Runs some tests of a project; `''` for one without a name. */
export const testCommand = (words: readonly string[], project: string): string =>
  ['npx', ...words, ...(project === '' ? [] : [`--project=${project}`])].map(shellWord).join(' ');

/** For any shell: what is plain stays as it is. */
const shellWord = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
