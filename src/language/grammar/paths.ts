/** "Settings > Users > Invite", "Albums → “Norway 2025”": what is clicked one after the other. */
import { amongWords, compileRules, type Chart, type Node, type Reader } from '../chart.js';
import { findKey } from '../lexicon/keys.js';
import { LABEL_VERBS } from '../lexicon/labels.js';
import { isVerb } from '../lexicon/verbForms.js';
import { BARRIERS } from '../lexicon/words.js';
import { isOnlySeen } from '../../meaning/kinds.js';
import type { Target } from '../../meaning/meaning.js';
import { textOf, type Token } from '../tokens.js';

const MARKS: ReadonlySet<string> = new Set(['>', '»', '›', '→', '->', '=>', '/']);
/** They stand for a result as often: only names follow each other by them. */
const ARROWS = /^(?:→|->|=>|\/)$/;
const ENDS = /^(?:[,;.:()]|then|and|is|gets|was|has)$/;
const LONGEST = 4;

export const PATH_READERS: Readonly<Record<string, Reader>> = {
  path: compileRules([
    {
      pattern: '{pathStep} {pathMark} {pathStep:next}',
      means: ({ pathStep, next }: { pathStep: Target; next: Target }) => [pathStep, next],
    },
    { pattern: '{quotedPath}' },
    {
      pattern: '{pathStep} {pathMark} {path}',
      means: ({ pathStep, path }: { pathStep: Target; path: Target[] }) => [pathStep, ...path],
    },
  ]),
  pathOrOne: compileRules([
    { pattern: '{path}' },
    { pattern: '{pathStep}', means: ({ pathStep }: { pathStep: Target }) => [pathStep] },
  ]),
  pathMark: amongWords(MARKS, ({ tokens }, at) =>
    isMark(tokens[at]) ? [{ end: at + 1, cost: 0, value: '' }] : [],
  ),
  pathStep: readPathStep,
  /** "Open "File > Export"": a way in one pair of quotes. */
  quotedPath: ({ tokens }, at) => {
    const { type, text = '' } = tokens[at] ?? {};
    const steps = text.split(/\s+[>»›→]\s+/);
    return type === 'quoted' && steps.length > 1 && steps.every((name) => name !== '')
      ? [{ end: at + 1, cost: 0, value: steps.map((name): Target => ({ name })) }]
      : [];
  },
};

const isMark = (token: Token | undefined): boolean =>
  token !== undefined && token.type !== 'quoted' && MARKS.has(token.lower);

function readPathStep(chart: Chart, at: number): readonly Node[] {
  const end = endOfStep(chart.tokens, at);
  const words = chart.tokens.slice(at, end);
  if (words.some((word, index) => word.type === 'word' && isNoPart(word, 0) && !isPluralNoun(words, index)))
    return [];
  // "Web Tables" is a name.
  const kinded =
    /^\p{Lu}/u.test(words.at(-1)?.text ?? '') && words.length > 1 ? [] : kindedSteps(chart, at, end);
  return kinded.length > 0 ? kinded : namedStep(chart, at, words);
}

/** "WIP limits": behind another word of the name it is what there is many of. */
const isPluralNoun = (words: readonly Token[], index: number): boolean =>
  index > 0 && index === words.length - 1 && PLURALS.test(words[index]?.text ?? '');

const PLURALS =
  /^(?:limits|filters|groups|views|rates|orders|copies|notes|comments|records|calls|reports|searches|tags|forms|requests|reviews|visits|uploads|downloads|exports|imports|updates|changes|backups|marks|ratings|labels|charges|claims|plans|checks)$/;

function namedStep({ tokens }: Chart, at: number, words: readonly Token[]): Node[] {
  const end = at + words.length;
  const isByArrow = [tokens[at - 1], tokens[end]].some(isArrow);
  const name = textOf(tokens, at, end);
  if (!isPathName(words, isByArrow) || (isByArrow && findKey(name) !== undefined)) return [];
  if (at === 0 && words.length > 1 && isVerb(words[0]?.lower ?? '')) return [];
  return [{ end, cost: words[0]?.type === 'quoted' ? 0 : 0.05, value: { name } satisfies Target }];
}

const kindedSteps = (chart: Chart, at: number, end: number): Node[] =>
  chart
    .read('thing', at)
    .filter((node) => node.end === end && node.cost < 1 && isKinded(node.value as Target))
    .filter((node) => !isDoneByName(chart.tokens[at], node.value as Target))
    .map((node) => ({ ...node, cost: Math.min(node.cost, 0.1) }));

function endOfStep(tokens: readonly Token[], at: number): number {
  const isEnd = (token: Token) => token.type !== 'quoted' && (isMark(token) || ENDS.test(token.lower));
  const found = tokens.findIndex((token, index) => index >= at && (isEnd(token) || isPlace(tokens, index)));
  return found === -1 ? tokens.length : found;
}

/** "Shoes in the sidebar" says where "Shoes" is. */
const isPlace = (tokens: readonly Token[], at: number): boolean =>
  /^(?:in|on|from)$/.test(tokens[at]?.text ?? '') && /^(?:the|this|that)$/.test(tokens[at + 1]?.text ?? '');

/** "Get link", "Print labels": what is done is part of the name, if it isn't a button's. */
export const isDoneByName = (first: Token | undefined, { role }: Target): boolean =>
  first?.type === 'word' &&
  (isVerb(first.lower) || LABEL_VERBS.has(first.lower)) &&
  role !== 'button' &&
  role !== 'tab';

const isKinded = ({ role, name }: Target): boolean =>
  role !== undefined && name !== undefined && !isOnlySeen(role);
const isArrow = (token: Token | undefined): boolean => token !== undefined && ARROWS.test(token.lower);

function isPathName(words: readonly Token[], isByArrow: boolean): boolean {
  const [first] = words;
  if (first === undefined || words.length > LONGEST || words.some(isNoPart)) return false;
  if (words.length > 1 && /^(?:back|over|now|next|on)$/.test(first.text)) return false;
  return !isByArrow || (isName(first) && !isSentence(first));
}

/** "Login → "Password is required"": what a page says, rather than what is clicked. */
const isSentence = ({ type, text }: Token): boolean =>
  type === 'quoted' && (/[:.!?](?:\s|$)/.test(text) || text.split(/\s+/).length > 4);

const isName = ({ type, text }: Token): boolean => type === 'quoted' || /^[^\p{Ll}]/u.test(text);

const isNoPart = ({ type, lower, text }: Token, index: number): boolean =>
  (type === 'quoted' && index > 0) ||
  BARRIERS.has(lower) ||
  /^[=!?]/.test(text) ||
  (index === 0 && type === 'word' && /^\p{Ll}/u.test(text) && isVerb(lower)) ||
  /^(?:i|we|you)$/.test(lower);
