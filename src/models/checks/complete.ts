/** Whether what a step became is all that the step says: its values, its clauses, what it denies and what it expects. */
import type { StepInWords } from '../../language/read.js';
import { isDenied, isOfNone } from '../../meaning/describe.js';
import { isExpectation, type Action, type Expectation } from '../../meaning/meaning.js';
import type { Screen } from '../../screen/Screen.js';
import type { Sentence } from '../answers.js';
import {
  asksOf,
  clausesOf,
  type Clause,
  denies,
  numeralsOf,
  isIn,
  saysAll,
  stemsOf,
  textsOf,
  valuesOf,
  type Mood,
} from './stepWords.js';
import { isUnclear } from '../../judge/Judgement.js';
import { isJudged, judge } from '../../judge/judge.js';

interface Held {
  step: StepInWords;
  before: Mood | undefined;
  /** What was to be seen before the case did what it did last. */
  earlier: readonly Screen[];
}

/** What is missing, for the model to mend; undefined where nothing is. */
export function whatIsMissing(sentences: readonly Sentence[], held: Held): string | undefined {
  const actions = sentences.flatMap((sentence) => sentence.actions);
  if (actions.length === 0) return 'Nothing stands for the step yet.';
  return (
    faultOfMood(actions, held) ??
    valueMissing(actions, held.step) ??
    faultOfDenial(sentences, held) ??
    faultOfAll(actions, held.step) ??
    faultOfClauses(sentences, held)
  );
}

function faultOfMood(actions: readonly Action[], { step, before }: Held): string | undefined {
  const asks = asksOf(step, before);
  if (asks === 'expects' && !actions.some(isExpectation))
    return 'The step says what is expected: it needs at least one call that begins with expect_, such as expect_visible or expect_text.';
  if (asks === 'does' && actions.every(isExpectation))
    return 'The step says what is done: to look at something does not do it. Call what does, such as click, fill, select or press.';
  return undefined;
}

/** Of texts, numbers and names that the step says, one that stands nowhere in what it became. */
export function valueMissing(actions: readonly Action[], step: StepInWords): string | undefined {
  const meant = textsIn(actions);
  const lost = valuesOf(step).find((value) => !meant.some((text) => isIn(value, text)));
  if (lost !== undefined) return `The step says "${lost}", which stands in none of the calls.`;
  const number = numeralsOf(step.text).find((one) => !meant.some((text) => isIn(String(one), text)));
  const written = actions.length === number ? undefined : number;
  return written === undefined
    ? undefined
    : `The step says the number ${written}, which stands in none of the calls.`;
}

/** All texts and numbers, but for those that say of what kind something is. */
function textsIn(meant: unknown, key = ''): string[] {
  if (typeof meant === 'string' || typeof meant === 'number') return OF_KIND.has(key) ? [] : [String(meant)];
  if (typeof meant !== 'object' || meant === null) return [];
  return Object.entries(meant).flatMap(([inner, part]) => textsIn(part, Array.isArray(meant) ? key : inner));
}

const OF_KIND: ReadonlySet<string> = new Set([
  'kind',
  'role',
  'relation',
  'comparison',
  'state',
  'order',
  'look',
]);

function faultOfDenial(sentences: readonly Sentence[], held: Held): string | undefined {
  const { step, before } = held;
  const expected = sentences.flatMap(({ actions }) => actions.filter(isExpectation));
  if (asksOf(step, before) === 'does' || expected.length === 0) return undefined;
  const isSaid = denies(textsOf(step));
  const isMeant = expected.some(deniesSomething) || sentences.some((one) => tellsOfNothing(one, held));
  if (expected.some((one) => isDenied(one) || isOfNone(one)) && !isSaid)
    return 'A call denies something, and the step does not.';
  return isSaid &&
    !isMeant &&
    /\b(?:not?|never|none|nothing|nobody|nowhere|without|neither|cannot|gone|longer)\b|n['’]t\b/i.test(
      step.text,
    )
    ? 'The step says that something is not so, and none of the calls does.'
    : undefined;
}

/** "No results" and "Cancelled" have come up where nothing is; what was there all along says nothing of it. */
const tellsOfNothing = (sentence: Sentence, held: Held): boolean =>
  sentence.actions.flatMap((action) => textsIn(action)).some((text) => denies(text) || ENDED.test(text)) &&
  isNews(sentence, held);

const ENDED = /\b(?:cancell?ed|revoked|void|stopped)\b/i;

const deniesSomething = (action: Expectation): boolean =>
  isDenied(action) ||
  isOfNone(action) ||
  action.kind === 'expectEmpty' ||
  (action.kind === 'expectState' &&
    ['disabled', 'collapsed', 'invalid', 'read-only'].includes(action.state)) ||
  (action.kind === 'expectChange' && action.change === 'the same');

/** "All rows are paid" is no single row's matter. */
function faultOfAll(actions: readonly Action[], { text }: StepInWords): string | undefined {
  const expected = actions.filter(isExpectation);
  if (!saysAll(text) || expected.length === 0) return undefined;
  const isOfMany = expected.some((one) => MANY.has(one.kind) || /"each":/.test(JSON.stringify(one)));
  if (expected.length > 1 && (/\bboth\b/i.test(text) || numeralsOf(text).includes(expected.length)))
    return undefined;
  // "All 14 rows will go" may be what a message says.
  const [said] = /\b(?:all|every|each|both)\s+[\p{L}\p{N}]+/iu.exec(text) ?? [];
  const isQuoted =
    said !== undefined && expected.some((one) => textsIn(one).some((shown) => isIn(said, shown)));
  return isOfMany || isQuoted
    ? undefined
    : 'The step speaks of all of them: say it of each (such as by the tool sentence: Expect that each row shows "…"), or by a count or list.';
}

const MANY: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  ...(['expectCount', 'expectItems', 'expectRows', 'expectEach', 'expectSorted', 'expectEmpty'] as const),
]);

/** A clause that expects something is covered by its own words, or by something that has only come about by what the case has done. */
function faultOfClauses(sentences: readonly Sentence[], held: Held): string | undefined {
  const clauses = clausesOf(held.step);
  const asks = asksOf(held.step, held.before);
  const checks = sentences.filter(({ actions }) => actions.some(isExpectation));
  // What was made so need not be looked at.
  if (asks === 'does' || (asks === 'either' && checks.length < sentences.length)) return undefined;
  const untold = clauses.filter(
    (clause) =>
      !clause.isReason &&
      !checks.some((sentence) => tells(sentence, clause.stems)) &&
      !tellTogether(checks, clause),
  );
  const spare = checks.filter(
    (sentence) => !clauses.some(({ stems }) => tells(sentence, stems)) && isNews(sentence, held),
  );
  const [first] = untold.slice(spare.length);
  return first && uncoveredFault(first.words, checks);
}

/** All its words, and its values beside one of its other words: "the open fines" may be a choice in a list above "Total: £5". */
function tellTogether(checks: readonly Sentence[], { words, stems }: Clause): boolean {
  const values = valuesOf({ text: words });
  const said = checks.map((sentence) => stemsOf(sentence.words));
  if (values.length === 0 || ![...stems].every((stem) => said.some((one) => one.has(stem)))) return false;
  const ofValues = new Set(values.flatMap((value) => [...stemsOf(value)]));
  const others = [...stems].filter((stem) => !ofValues.has(stem));
  return checks.some(
    (sentence, at) =>
      values.every((value) => isIn(value, sentence.words)) && others.some((stem) => said[at]?.has(stem)),
  );
}

function uncoveredFault(clause: string, checks: readonly Sentence[]): string {
  const said = new Set(checks.flatMap(({ words }) => [...stemsOf(words)]));
  const lost = clause
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter((word) => [...stemsOf(word)].some((one) => !said.has(one)));
  const words = lost.map((word) => `"${word}"`).join(', ');
  const lack = words === '' ? '' : ` ${words} ${lost.length === 1 ? 'stands' : 'stand'} in none.`;
  return `No call tells "${clause}".${lack} Expect what says these words, such as expect_text of the thing that they speak of or expect_visible by name; or something that was not so before the last deed.`;
}

/** Of a clause's words, those that must stand in its sentence. */
const ENOUGH = 2 / 3;

function tells({ words }: Sentence, stems: ReadonlySet<string>): boolean {
  const said = stemsOf(words);
  const shared = [...stems].filter((one) => said.has(one)).length;
  return shared / stems.size >= ENOUGH;
}

function isNews({ actions, words }: Sentence, { step, earlier }: Held): boolean {
  const expected = actions.filter(isExpectation);
  if (earlier.length === 0 || expected.length === 0) return false;
  // What has gone wrong is no sign of what went well.
  if (GONE_WRONG.test(words) && !GONE_WRONG.test(textsOf(step))) return false;
  return expected.every((expectation) => earlier.every((screen) => !held(expectation, screen)));
}

const GONE_WRONG =
  /\b(?:errors?|invalid|incorrect|wrong|fail(?:ed|ure|s)?|den(?:y|ied)|declined?|rejected|unable|cannot|can['’]t|could(?: not|n['’]t)|missing|expired|oops|sorry|problem|forbidden|refused|not (?:valid|found|allowed|available))\b/i;

/** What can't be judged on a screen alone may have been so. */
function held(expectation: Expectation, screen: Screen): boolean {
  if (!isJudged(expectation)) return true;
  const outcome = judge(expectation, screen, {});
  return !isUnclear(outcome) && outcome.holds;
}
