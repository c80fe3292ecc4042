/** Names without quotes, where they are beyond doubt: `the Save button`, `row Ada`, `Sign in`. */
import type { Target } from '../action.js';
import { readState } from './stateWords.js';
import { findRoleWord, type RoleWord } from './roleWords.js';

export interface BareNameRules {
  article: 'none' | 'definite' | 'indefinite';
  /** A name without the kind of thing doesn't do. */
  roleNeeded: boolean;
}

export function readBareName(words: string, rules: BareNameRules): Target | undefined {
  return readNameThenRole(words, rules) ?? readRoleThenName(words) ?? readNameOnly(words, rules);
}

function readNameThenRole(words: string, { article }: BareNameRules): Target | undefined {
  // "a product link" describes any of a kind; "a Save button" names one.
  for (const { front, back } of splits(words)) {
    const role = findRoleWord(back);
    if (role === undefined) continue;
    if (article === 'indefinite' && !isCapitalised(front)) return undefined;
    return named(front, role);
  }
  return undefined;
}

function readRoleThenName(words: string): Target | undefined {
  for (const { front, back } of splits(words).reverse()) {
    const role = findRoleWord(front.replace(NAMING, ''));
    if (role !== undefined) return isCapitalised(back) ? named(back, role) : undefined;
  }
  return undefined;
}

const NAMING = / (?:named|called|labelled|labeled|titled|for|with)$/i;

function readNameOnly(words: string, { article, roleNeeded }: BareNameRules): Target | undefined {
  if (roleNeeded || article === 'indefinite') return undefined;
  // "The Entre key", "arrow key left", "F13", "Tab 3 times" are no names.
  if (/(?: key| times)$|^(?:arrow )?keys? |^f\d\d?$/i.test(words)) return undefined;
  if (article === 'definite' && !isCapitalised(words)) return undefined;
  return named(words);
}

function named(name: string, role?: RoleWord): Target | undefined {
  if (
    !isPlausible(name) ||
    (role === 'heading' && LEVEL.test(name)) ||
    (role !== undefined && PLACED.test(name))
  )
    return undefined;
  return role === undefined ? { name } : { name, role };
}

/** "Level 7" is no level of a heading, and no name of one either. */
const LEVEL = /^(?:h\d|(?:number|level)\b.*|.*\blevel)$/i;

/** All ways to part the words in two, the longest back part first. */
function splits(words: string): { front: string; back: string }[] {
  return [...words.matchAll(/ /g)].map(({ index }) => ({
    front: words.slice(0, index),
    back: words.slice(index + 1),
  }));
}

function isCapitalised(words: string): boolean {
  return /^\p{Lu}/u.test(words);
}

const LONGEST = 5;

/** Words that speak of something rather than name it; a name that holds one needs quotes. */
const TELLING =
  /(?:^| )(?:and|then|or|if|that|which|who|it|them|its|any|some|every|each|all|both|my|his|her|their|this|these|those|again(?=.)|twice|until|unless|while|when|after|before|because|with|without|in an?|as (?:many|much|few)|by (?=\S)|using|not|is|are|was|were|be|has|have|should|valid|invalid|correct|wrong|one|ones|something|anything|everything|nothing|the|an|there|here)(?= |$)/i;

/** Words that say how many or which, rather than what it is called. */
const COUNTING =
  /^(?:\d|(?:no|none|neither|only|just|exactly|at least|at most|about|more|fewer|less|other|another|each|every|all|both|many|several|few|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|penultimate|\w+-(?:to-)?last)(?= |$))/i;

/** How or which a thing is, rather than what it is called; a capital letter makes a name of it. */
const DESCRIBING =
  /^(?:new|browser|active|inactive|visible|hidden|open|closed|other|same|empty|blank|only|remaining|big|biggest|small|smallest|large|largest|(?:\w+ )?mouse)$/;

/** Where a thing is, or what it looks like: any of its kind may be. */
const PLACED =
  /^(?:nearest|closest|\w+most|upper|lower|top|bottom|middle|left|right|red|green|blue|yellow|orange|black|white|gr[ea]y)$/;

/** Where or how something is done, rather than what it is done to. */
const CIRCUMSTANCE =
  /^(?:outside|inside|anywhere|somewhere|elsewhere|everywhere|away|around|behind|beside|beyond|nearby|over|in front|below|above|through|once|fast|quickly|slowly|immediately|now|again|(?:blank|white|empty) (?:space|area)|(?:to|for|within) .*)(?= |$)/;

/** What a step ends with whose name is missing. */
const LITTLE_WORD = /^(?:on|in|at|to|from|of|for|into|onto|with|by|as)$/i;

function isPlausible(name: string): boolean {
  if (LITTLE_WORD.test(name) || /^'|'$| of$|[a-z]\+[a-z]/i.test(name)) return false;
  if (
    CIRCUMSTANCE.test(name) ||
    COUNTING.test(name) ||
    (/^\p{Ll}/u.test(name) && readState(name)) ||
    DESCRIBING.test(name)
  )
    return false;
  return (
    !/["“”„«»‹›「」『』,;:!?()[\]{}]/.test(name) && name.split(' ').length <= LONGEST && !TELLING.test(name)
  );
}
