/** Which controls are called by what is to be done: "duplicate transaction" by "Duplicate", "Duplicate transaction", "Copy". */
import { stemmer } from 'stemmer';
import type { ActionOf } from '../../meaning/meaning.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { isOf, wordsOf } from '../nodes.js';

/** Each list: the same thing done. */
const SAME: readonly (readonly string[])[] = [
  ['delete', 'remove', 'erase', 'trash', 'bin'],
  ['edit', 'change', 'modify', 'amend', 'adjust', 'update', 'rename', 'pencil'],
  ['duplicate', 'copy', 'clone'],
  ['add', 'create', 'new', 'plus', 'putin', 'putinto'],
  ['purchase', 'buy'],
  ['signup', 'register', 'enrol', 'enroll'],
  ['rent', 'borrow', 'reserve', 'book'],
  ['enable', 'activate'],
  ['disable', 'deactivate'],
  ['complete', 'finish'],
  ['favourite', 'favorite', 'star', 'like', 'heart'],
];

const PARTICLES = 'into|in|out|off|up|down|back|for';

/** Stems, a verb and its particle as one: "check in" and "Check-in" are "checkin". */
export function stemsOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .replace(new RegExp(`\\b(\\p{L}+)[ -](${PARTICLES})\\b`, 'gu'), (whole, verb: string, particle: string) =>
      JOINED.has(`${verb}${particle}`) ? `${verb}${particle}` : whole,
    )
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).map((word) => stemmer(word));
}

const JOINED: ReadonlySet<string> = new Set(
  'calloff checkin checkout handin optin optout payoff payfor putin putinto rollback sendback setup signup takeback takeout topup turndown logout signout signin login'.split(
    ' ',
  ),
);

/** They say nothing of what is done. */
const FILLING: ReadonlySet<string> = new Set(
  'a an the this that your my it to from in of for as item entry selected now more'
    .split(' ')
    .map((word) => stemmer(word)),
);

/** How much of the words the name of a control says; undefined where it says something else. */
export function fitOf(name: string, words: string, thing = ''): number | undefined {
  const [verb = '', ...nouns] = stemsOf(words);
  const said = stemsOf(name);
  // What filters the completed ones completes none.
  if (/\bcompleted\b/i.test(name) && !/\bcompleted\b/.test(words)) return undefined;
  const verbs = [
    verb,
    ...SAME.filter((same) => same.some((one) => stemmer(one) === verb))
      .flat()
      .map((one) => stemmer(one)),
  ];
  if (said.length === 0 || !said.some((stem) => verbs.includes(stem))) return undefined;
  const rest = said.filter((stem) => !verbs.includes(stem) && !FILLING.has(stem));
  const known = new Set([...nouns, ...stemsOf(thing)]);
  if (!rest.every((stem) => known.has(stem))) return undefined;
  return rest.length + (said.includes(verb) ? 0.5 : 0);
}

/** Those that fit best of what can be clicked; what lies behind a dialog only where nothing in front is called so. */
export function calledBest(nodes: readonly ScreenNode[], words: string, thing?: string): ScreenNode[] {
  const fitting = nodes.flatMap((node) => {
    if (!node.isVisible || !node.isUsable || !isOf(node, 'button', 'link', 'menuitem', 'tab')) return [];
    const fits = wordsOf(node).map((name) => fitOf(name, words, thing) ?? -1);
    const fit = Math.max(...fits);
    return fit < 0 ? [] : [{ node, fit }];
  });
  const inFront = fitting.filter(({ node }) => node.coveredBy === undefined);
  const taken = inFront.length > 0 ? inFront : fitting;
  const best = Math.max(...taken.map(({ fit }) => fit));
  return taken.filter(({ fit }) => fit === best).map(({ node }) => node);
}

export const MARKS_DONE = /mark (?:\p{L}+ )?as (?:done|completed?|finished)/u;

/** The control of a thing that is marked as done may only say that: "Complete", "Done". */
export function calledInPlace(nodes: readonly ScreenNode[], words: string, thing?: string): ScreenNode[] {
  const ways = MARKS_DONE.test(words) ? [words, 'complete', 'done'] : [words];
  return ways.map((way) => calledBest(nodes, way, thing)).find(({ length }) => length > 0) ?? [];
}

const MAKING =
  /^(?:add|apply|book|buy|comment|create|deposit|donate|enrol|enroll|invite|join|order|post|redeem|register|reply|request|reserve|schedule|send|share|submit|subscribe|transfer|write)\b/;

/** What it is done with may not be on the page yet. */
export const makesNew = ({ words, thing }: ActionOf<'operate'>): boolean =>
  thing !== undefined && MAKING.test(words);
