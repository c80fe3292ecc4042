/** Values by how they are written: dates, cells, examples, and those that follow each other without a comma: "start 06:30 end 08:00", "10 to 20", "e.g. team lunch". */
import { compileRules, type Reader } from '../../chart.js';
import { isVerb } from '../../lexicon/verbForms.js';
import { FUNCTION_WORDS } from '../../lexicon/words.js';
import { KIND_WORDS } from '../../../meaning/kinds.js';
import { TEXTS } from '../things/named.js';
import { textOf, type Token } from '../../tokens.js';
import type { FieldPair } from './fieldPairs.js';

export const IN_A_ROW_READERS: Readonly<Record<string, Reader>> = {
  /** A number, a date, a time, or what is quoted. */
  rangeValue: ({ tokens }, at) =>
    isWritten(tokens[at]) ? [{ end: at + 1, cost: 0, value: tokens[at]?.text ?? '' }] : [],
  pairsInARow: compileRules([
    {
      pattern: '{fieldWord:name} {rangeValue:value} {fieldWord:second} {rangeValue:other}',
      means: ({ name, value, second, other }: FieldPair & { second: string; other: string }): FieldPair[] => [
        { name, value },
        { name: second, value: other },
      ],
    },
  ]),
  dated: compileRules([
    {
      pattern: '{value}',
      means: ({ value }: { value: string }) =>
        /^\d{1,4}[-./]\d|\b\d{4}\b|\d (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(value)
          ? value
          : undefined,
    },
  ]),
  fieldWord: ({ tokens }, at) =>
    isFieldWord(tokens[at]) ? [{ end: at + 1, cost: 0.1, value: tokens[at]?.text ?? '' }] : [],
  /** "/Contracts/2025/Suppliers" */
  folderPath: ({ tokens }, at) => {
    const { type, text = '' } = tokens[at] ?? {};
    const names = text.split('/').filter((name) => name !== '');
    return type === 'address' && /^\/[^.?#:=]+$/.test(text) && names.length > 1
      ? [{ end: at + 1, cost: 0, value: names.map((name) => ({ name })) }]
      : [];
  },
  /** As it stands on the page: in quotes, or with a capital letter. */
  /** "Radio", "video"; "text" and "name" only say what is written. */
  kindWord: ({ tokens }, at) => {
    const { type, text = '', lower = '' } = tokens[at] ?? {};
    const kind = KIND_WORDS.get(lower)?.[0];
    const isValue = type === 'word' && text === lower && kind?.isPlural === false && !TEXTS.has(kind.kind);
    return isValue && !/field|search|paragraph|heading|code|term/.test(kind.kind)
      ? [{ end: at + 1, cost: 0.1, value: text }]
      : [];
  },
  shownName: (chart, at) =>
    [...chart.read('quotedName', at), ...chart.read('properSpan', at)].filter(({ cost }) => cost < 0.6),
  /** "(★ 4.9)": figures or a name, and no remark. */
  bracketText: ({ tokens }, at) => {
    const end = tokens.findIndex(({ text }, index) => index > at && text === ')');
    const words = tokens.slice(at + 1, end);
    const isText =
      tokens[at]?.text === '(' &&
      words.length > 0 &&
      words.length <= 4 &&
      words.every(({ text }) => !/^\p{Ll}/u.test(text));
    return isText && end > at ? [{ end: end + 1, cost: 0, value: textOf(tokens, at + 1, end) }] : [];
  },
  /** "B12" of a sheet. */
  cellAddress: ({ tokens }, at) =>
    /^[A-Z]{1,2}[1-9]\d{0,3}$/.test(tokens[at]?.text ?? '')
      ? [{ end: at + 1, cost: 0, value: tokens[at]?.text ?? '' }]
      : [],
  /** All up to the next comma: it is no matter what is written. */
  example: ({ tokens }, at) => {
    const found = tokens.findIndex(
      ({ type, text }, index) => index > at && type === 'mark' && /^[,;.:)→]$/.test(text),
    );
    const end = tokens[at]?.type === 'quoted' ? at + 1 : found === -1 ? tokens.length : found;
    const words = tokens.slice(at, end);
    const isShort = words.length > 0 && words.length <= 4 && words.every(isPlain);
    return isShort ? [{ end, cost: 0.2, value: textOf(tokens, at, end) }] : [];
  },
};

const isWritten = (token: Token | undefined): boolean =>
  token?.type === 'quoted' || (token !== undefined && /^\d[\p{N}.,:/-]*$/u.test(token.text));

const isFieldWord = (token: Token | undefined): boolean =>
  token?.type === 'word' &&
  /^\p{L}+$/u.test(token.text) &&
  !FUNCTION_WORDS.has(token.lower) &&
  !KIND_WORDS.has(token.lower) &&
  !UNITS.test(token.lower) &&
  (!isVerb(token.lower) || NOUNS.test(token.lower));

const UNITS =
  /^(?:am|pm|[ckmµ]?m|[km]?g|m?l|px|pt|em|rem|h|hrs?|hours?|mins?|minutes?|secs?|s|seconds?|days?|weeks?|months?|years?|times|eur|usd|chf|gbp|percent|pieces|pcs|of|per|to)$/;
const NOUNS = /^(?:start|end|limit|size|volume|rate|width|height|step)$/;

const isPlain = ({ type, lower }: Token): boolean =>
  type === 'quoted' || type === 'number' || (type === 'word' && !/^(?:in|into|and|then|is|for)$/.test(lower));
