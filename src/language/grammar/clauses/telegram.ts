/** Notes that do something: "price off", "F2 on cart.ts"; and what is reported rather than done: "Actual: nothing happens". */
import { compileRules, type Reader, type Rule } from '../../chart.js';
import type { Action } from '../../../meaning/meaning.js';
import { STATE_WORDS } from '../../lexicon/states.js';
import { isVerb } from '../../lexicon/verbForms.js';
import { FINITE, FUNCTION_WORDS } from '../../lexicon/words.js';
import { textOf, type Token } from '../../tokens.js';
import { rowsOf } from '../../template.js';

/** "Tags: add "css", enter, "a11y", enter" */
const ENTERED: Rule = {
  pattern: '{isAction} {markedName:name} : (add|type|enter|write|put_in) {enteredEach}',
  means: ({ name, enteredEach }: { name: string; enteredEach: string[] }): Action[] =>
    enteredEach.flatMap((value): Action[] => [
      { kind: 'fill', target: { name }, value },
      { kind: 'press', key: 'Enter' },
    ]),
  cost: -0.8,
};

export const TELEGRAM: readonly Rule[] = [
  ENTERED,
  ...rowsOf([
    [
      '(see|refer_to|cf.|consult) {things} for (more|further|the)? (details|detail|information|reference|background)',
      'pass',
      -0.9,
    ],
    [
      '{noCheck} (that)? {anything} (was|were|is|has_been|have_been) (already)? (created|added|set_up|prepared|uploaded|imported|made|deleted|saved) (in|by|during) (the|a|an) (previous|earlier|preceding|last|other) (test|tests|test_case|case|scenario)',
      'pass',
      -0.5,
    ],
    ['{noCheck} {anything} (may|might|can|could) take (a|some|several|up_to)? {anything:more}', 'pass', -0.3],
    // "In the catalogue search for hedgerow"
    [
      '{isAction} (in|on) (the|my|our) (catalogue|catalog|list|table|shop|store|archive|library|inbox|register|directory|index|overview|menu) (,)? {actionClause}',
      '@actionClause',
      -0.05,
    ],
    // "Nothing happens, the form is still open"
    [
      '{noAction} nothing (happens|happened|changes|has_changed) (,|:|;|–|-) {checkClauses}',
      '@checkClauses',
      0,
    ],
    ['actual (result|behaviour|behavior|outcome)? : {rest}', 'pass', -0.5],
    [
      '{isAction} {inNote} find {properSpan:value}',
      'fill target:<search_field> value:value ; press key:=Enter',
      -0.2,
    ],
    // "Slider RAM: drag to 16"
    [
      '{isAction} {thing} : (drag|set|move|slide|change|put|turn) (it)? to {pairValue:value}',
      'fill target:thing value:value',
      -0.1,
    ],
    // "Title Fix footer, enter"
    ['{isAction} {textNoun:name} {writtenText:value}', 'fill target.name:name value:value', -0.3],
    ['{isAction} {linkNoun:name} {address:value}', 'fill target.name:name value:value', -0.3],
    // "Pick size M, colour black"
    ['{isAction} {choiceNoun:name} {choiceWord:option}', 'select option:option from.name:name', -0.3],
    ['{isAction} save as {choiceName:name}', 'click target.name:name', -0.4],
    ['{isAction} {pairName:name} on', 'check target.name:name', 0.2],
    ['{isAction} {pairName:name} off', 'uncheck target.name:name', 0.2],
    [
      '{noAction} {thing} (right|directly)? (before|above) {thing:other}',
      'expectOrder target:thing relation:=before other:other',
      0.7,
    ],
  ]),
];

/** "TXT", "WX1 4PS", "@", "2h": in a note they are values. */
const readCodes: Reader = ({ tokens }, at) => {
  let end = at;
  // "Entity ID" is a name.
  const isInName = /^\p{Lu}+$/u.test(tokens[at]?.text ?? '') && /^\p{Lu}/u.test(tokens[at - 1]?.text ?? '');
  const isUnit = tokens[at - 1]?.type === 'number';
  while (!isInName && !isUnit && isCode(tokens[end])) end += 1;
  return end > at ? [{ end, cost: 0.1, value: textOf(tokens, at, end) }] : [];
};

const isCode = (token: Token | undefined): boolean =>
  token !== undefined &&
  (/^(?:[@*]|\p{Lu}{2,}[\p{Lu}\p{N}]*)$/u.test(token.text) ||
    (token.type === 'word' && /\d/.test(token.text) && !/^[x×]\d+$/i.test(token.text)));

const TEXT_NOUNS = /^(?:label|title|subject|description|comment|note|summary|caption|headline|body)$/;

const isSaidOfIt = ({ text, lower }: Token): boolean =>
  /^\p{Ll}/u.test(text) &&
  (isVerb(lower) || FINITE.has(lower) || STATE_WORDS.has(lower) || lower === 'visible');

const readRest: Reader = ({ tokens }, at) =>
  at < tokens.length ? [{ end: tokens.length, cost: 0, value: '' }] : [];

export const TELEGRAM_READERS: Readonly<Record<string, Reader>> = {
  codes: readCodes,
  enteredEach: compileRules([
    {
      pattern: '{quotedName} (,)? (then)? (press|hit)? enter',
      means: ({ quotedName }: { quotedName: string }) => [quotedName],
    },
    {
      pattern: '{quotedName} (,)? (then)? (press|hit)? enter (,|then|and|,_then) {enteredEach}',
      means: ({ quotedName, enteredEach }: { quotedName: string; enteredEach: string[] }) => [
        quotedName,
        ...enteredEach,
      ],
    },
  ]),
  rest: readRest,
  /** Whatever may be written into it: it begins a part of the note. */
  textNoun: ({ tokens, context }, at) => {
    const begins = at === 0 ? (context as { isNote?: boolean }).isNote : tokens[at - 1]?.text === ',';
    return begins === true && TEXT_NOUNS.test(tokens[at]?.text ?? '')
      ? [{ end: at + 1, cost: 0, value: tokens[at]?.text }]
      : [];
  },
  linkNoun: ({ tokens }, at) =>
    /^(?:link|url)$/.test(tokens[at]?.text ?? '') && tokens[at - 1]?.text === ','
      ? [{ end: at + 1, cost: 0, value: tokens[at]?.text }]
      : [],
  /** Behind what was chosen. */
  choiceNoun: ({ tokens }, at) =>
    /^(?:colou?r|size|type|category|language|currency|country|status|priority|role|plan|format|unit|month|year)$/.test(
      tokens[at]?.text ?? '',
    ) &&
    tokens[at - 1]?.text === ',' &&
    tokens.slice(0, at).some(({ lower }) => /^(?:pick|choose|select)s?$/.test(lower))
      ? [{ end: at + 1, cost: 0, value: tokens[at]?.text }]
      : [],
  choiceWord: ({ tokens }, at) => {
    const [word, next] = tokens.slice(at, at + 2);
    const isWord =
      word?.type === 'word' &&
      !isVerb(word.lower) &&
      !FUNCTION_WORDS.has(word.lower) &&
      !STATE_WORDS.has(word.lower);
    return isWord && (next === undefined || next.text === ',')
      ? [{ end: at + 1, cost: 0, value: word.text }]
      : [];
  },
  /** "Hello World appears" is no text that somebody writes. */
  writtenText: (chart, at) =>
    chart.read('segmentText', at).filter(({ end }) => !chart.tokens.slice(at + 1, end).some(isSaidOfIt)),
  /** "Save as default" is a button. */
  choiceName: ({ tokens }, at) => {
    const [save, as, word, next] = tokens.slice(at - 2, at + 2);
    const isName =
      word?.type === 'word' &&
      /^(?:default|draft|template|new|copy|favourite|favorite|pdf|csv)$/.test(word.lower);
    const isWhole = next === undefined || (next.type === 'mark' && /^[,.;]$/.test(next.text));
    return save && as && isName && isWhole
      ? [{ end: at + 1, cost: 0, value: textOf(tokens, at - 2, at + 1) }]
      : [];
  },
};
