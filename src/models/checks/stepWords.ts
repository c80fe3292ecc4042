/** What of a step's words an answer must stand to: its values, its clauses, what it denies, and whether it does or expects. */
import { takeHead } from '../../language/head.js';
import { ACTORS } from '../../language/lexicon/words.js';
import { isVerb } from '../../language/lexicon/verbForms.js';
import { readCount } from '../../language/lexicon/numbers.js';
import type { StepInWords } from '../../language/read.js';
import { tokenize, type Token } from '../../language/tokens.js';

export type Mood = 'action' | 'check';

/** `either`: "Given the cart is empty" may be made so, or looked at; elsewhere it says what is expected. */
type Asks = 'does' | 'expects' | 'either';

export function asksOf({ text }: StepInWords, before: Mood | undefined): Asks {
  const { mood, keyword } = takeHead(text, before);
  if (mood === 'check' || EXPECTING.test(text)) return 'expects';
  if (keyword === 'given') return 'either';
  if (keyword === 'when') return 'does';
  if (statesSomething(text)) return 'expects';
  return hasVerb(text) ? 'does' : 'either';
}

const statesSomething = (text: string): boolean =>
  OF_SOMEBODY.test(text) || (STATES_SOMETHING.test(text) && !PERSON_ACTS.test(text)) || tellsWhatIs(text);

/** "On the last page everything is summed up": something is said to be so, before anything is said to be done. */
function tellsWhatIs(text: string): boolean {
  const tokens = takeHead(text, undefined).tokens.filter(({ type }) => type !== 'quoted');
  const said = tokens.map(({ lower }) => lower).join(' ');
  const [before, rest] = said.replaceAll(OF_WHICH, '').split(/ (?:is|are|was|were|has been|have been) /);
  if (before === undefined || rest === undefined) return false;
  // "She calls it off, and is sure of it"
  if (before.split(' ').some((word) => isVerb(word) && /[^s]s$/.test(word))) return false;
  const starts = tokens.filter((_, at) => at === 0 || PARTING.test(tokens[at - 1]?.lower ?? ''));
  return starts.every(
    ({ lower }) => !isCommand(lower) && !ACTORS.has(lower) && !/^(?:i|we|you|if|wait)$/.test(lower),
  );
}

const OF_WHICH =
  /\b(?:that|which|who|what|whatever|whether|if|when|once) (?:\S+ ){0,3}?(?:is|are|was|were|has been|have been)\b/g;
const PARTING = /^(?:and|but|,|;|:|then|to|by)$/;
/** "Click", and not "clicked" or "clicks". */
const isCommand = (word: string): boolean => isVerb(word) && !/(?:ed|ing|[^s]s)$/.test(word);

const EXPECTING =
  /\b(?:should(?:n['’]t)?|must(?:n['’]t)?|verif(?:y|ies)|ensures?|make sure|assert|expects?|validates?|confirms? that|checks? (?:that|whether|if)|observes?|(?:can )?sees?)\b/i;
const STATING =
  "is|are|was|were|isn['’]t|aren['’]t|has|have|had|appears?|shows?|displays?|remains?|stays?|goes|went|gets?|got|becomes?|opens?|contains?|includes?|matches|equals?|asks|says|names|reads|lists";
/** "And the order is confirmed", and not "Click the button that is green": what it begins with is no verb. */
const STATES_SOMETHING = new RegExp(
  `^(?:(?:and|but|\\*)\\s+)?(?:(?:the|an?|all|every|each|both|no|there|it|its|they|these|this|that|my|your|his|her|our|nothing|nobody|only|\\d+)\\b.*?|[\\p{L}\\p{N}'’]+(?:\\s+[\\p{L}\\p{N}'’]+)?\\s+)\\b(?:${STATING})\\b`,
  'iu',
);
/** "Tom Whitaker's row (Flu) has the status Closed" */
const OF_SOMEBODY = new RegExp(
  `^(?:(?:And|But|\\*)\\s+)?(?:\\p{Lu}[\\p{L}-]*\\s+)*\\p{Lu}[\\p{L}-]*['’]s?(?:\\s+\\p{Ll}+){1,2}(?:\\s+\\([^)]*\\))?\\s+(?:${STATING})\\b`,
  'u',
);

/** "Groceries: €155.30 of €300.00" says what is to be seen; a verb that nobody knows may do anything. */
const hasVerb = (text: string): boolean =>
  takeHead(text, undefined).tokens.some(({ type, lower }) => type === 'word' && isVerb(lower)) ||
  !/\d/.test(text);

/** "She goes through her orders", where a thing that goes is gone. */
const PERSON_ACTS = new RegExp(
  `^(?:(?:and|but|\\*)\\s+)?(?:s?he|(?:the\\s+|an?\\s+)?(?:${[...ACTORS].join('|')}))\\s+(?:goes|went|opens|asks|says|names|reads|lists)\\b`,
  'i',
);

export const textsOf = ({ text, table = [], docString = '' }: StepInWords): string =>
  [text, ...table.flat(), docString].join('\n');

/** Quoted texts, amounts, addresses and `{{names}}`: each must stand in what the step became. */
export function valuesOf(step: StepInWords): string[] {
  const said = tokenize(step.text).filter(({ type, style = 'quotes' }) =>
    // Marks of emphasis may set off anything.
    type === 'quoted' ? style === 'quotes' : type === 'number' || type === 'address',
  );
  return [...new Set([...said.map(({ text }) => text), ...cellsOf(step)])].filter(
    (text) => plain(text) !== '',
  );
}

const isVariable = (text: string): boolean => text.startsWith('{{');

/** The head of a table may only say what its columns are. */
function cellsOf({ table = [], docString }: StepInWords): string[] {
  const rows = table.length > 1 && (table[0]?.length ?? 0) > 2 ? table.slice(1) : table;
  return [...rows.flat(), ...(docString === undefined ? [] : [docString])];
}

/** Whether a text of what is meant has a value of the step in it. */
export function isIn(value: string, text: string): boolean {
  if (isVariable(value)) return text.includes(value);
  // A short one stands in many words.
  if (plain(value).length < SHORT) return wordsIn(text).join(' ').includes(wordsIn(value).join(' '));
  return plain(text).includes(plain(value));
}

const SHORT = 4;

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => ` ${word} `);

/** By its letters and digits alone: amounts and addresses are written anew. */
export const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** "Three items"; one is often no number. */
export const numeralsOf = (text: string): number[] =>
  tokenize(text).flatMap(({ type, lower }) => {
    const number = type === 'word' ? readCount(lower) : undefined;
    return number !== undefined && number > 1 ? [number] : [];
  });

const DENYING =
  /\b(?:not?|never|none|nothing|nobody|nowhere|without|neither|nor|cannot|gone|disappears?|disappeared|vanish(?:es|ed)?|absent|missing|hidden|removed|deleted|empty|cleared|closes?|closed|disabled|unchecked|unticked|deselected|off|longer|zero)\b|n['’]t\b/i;

export const denies = (text: string): boolean => DENYING.test(withoutQuotes(text));

const withoutQuotes = (text: string): string =>
  tokenize(text)
    .filter(({ type }) => type !== 'quoted')
    .map(({ text: word }) => word)
    .join(' ');

/** "12.00 in all" and "after all" speak of none. */
export const saysAll = (text: string): boolean =>
  /\b(?:every|each|both)\b|(?<!\b(?:at|after|above) )\ball\b(?!(?<=\bin all)\s*(?:$|[.,;!]))/i.test(
    withoutQuotes(text),
  );

export interface Clause {
  words: string;
  stems: Set<string>;
  /** It says why, and so nothing that is to be seen. */
  isReason: boolean;
}

/** What is said side by side, each as the words that tell it from others; those without any say nothing of their own. */
export function clausesOf({ text }: StepInWords): Clause[] {
  const clauses: Token[][] = [[]];
  for (const token of takeHead(text, undefined).tokens) {
    const isWord = token.type !== 'quoted';
    if (isWord && DIVIDING.test(token.lower)) clauses.push([]);
    else if (isWord && token.lower === 'because' && (clauses[0]?.length ?? 0) > 0) clauses.push([token]);
    else clauses.at(-1)?.push(token);
  }
  return clauses
    .map((tokens) => ({
      isReason: tokens[0]?.lower === 'because',
      words: text.slice(tokens[0]?.from ?? 0, tokens.at(-1)?.to ?? 0),
      stems: stemsOf(tokens.map((token) => token.text).join(' ')),
    }))
    .filter(({ stems }) => stems.size > 0);
}

const DIVIDING = /^(?:and|but|,|;|then|while)$/;

/** The words that carry a meaning of their own, without their endings. */
export const stemsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1 && !IDLE.has(word))
      .map(stem),
  );

const stem = (word: string): string =>
  word
    .replace(/(?:ations?|ing|ed|es|s|ly)$/, (ending, at: number) => (at >= 3 ? '' : ending))
    .replace(/(?:at|e)$/, (ending, at: number) => (at >= 3 ? '' : ending))
    .replace(/(.)\1$/, '$1')
    .replace(/i$/, 'y');

const IDLE = new Set(
  `a an the i we you he she it they user users customer person me my our your his her its their there here this that these those
   of to in on at by for from with into onto as up out over about after before again now still already then when given while because
   and or but not no is are was were be been being am do does did has have had will would can could should shall may might must
   see sees seen saw show shows shown showing display displays displayed appear appears appeared visible view verify check ensure
   make sure confirm that expect expects some any all each every both just only also very really than so such one ones thing page
   screen correct correctly right properly proper appropriate appropriately relevant which who whose what where new click clicks press
   go goes get gets end ends first second third last next previous other another same expected step element`.split(
    /\s+/,
  ),
);
