/** Expects what the number that a thing shows is, compared as a number. */
import type { Act } from '../act/act.js';
import type { ActionOf, Amount, Performed } from '../action.js';
import { describeTarget, quote } from '../describeTarget.js';
import { watchFor } from '../find/findOne.js';
import { StepError } from '../StepError.js';
import { compares } from '../../judge/compares.js';
import { hold } from './hold.js';
import { joined, shorten } from '../../judge/text/matchText.js';
import { numbersIn } from '../../judge/text/numbers.js';
import { read, type Read } from './read.js';

export async function expectNumber(expectation: ActionOf<'expectNumber'>, act: Act): Promise<Performed> {
  const { target } = expectation;
  const look = watchFor(target, 'look', act);
  const observe = async () => {
    const sight = await look();
    if ('missed' in sight) return sight;
    const { locator, note } = sight.seen;
    const text = numberText(await read(sight.seen, act), target.name);
    const outcome = judge(text, expectation);
    if (typeof outcome === 'string')
      return { missed: () => Promise.resolve(unclear(describeTarget(target), outcome)) };
    return {
      holds: outcome,
      observed: quote(shorten(text, 100)),
      note,
      locator: String(locator),
      seen: true,
    };
  };
  return hold(expectation, observe, act);
}

/** Its value, or its text without its own name, which may have a number in it: the "Top 10" row. */
function numberText({ shown, thing }: Read, name: string | undefined): string {
  const number = thing.number ?? thing.value;
  if (number !== undefined) return number;
  const text = joined(shown.pieces, ['text', 'value']);
  const rest = name === undefined ? text : text.replace(name.trim(), ' ');
  return numbersIn(rest).length === 0 ? text : rest;
}

/** In words, why it can't be told. */
function judge(text: string, amount: Amount): boolean | string {
  const numbers = numbersIn(text);
  const [only] = numbers;
  if (only === undefined) return `there is no number in ${quote(shorten(text, 100))}`;
  if (numbers.length > 1) return `there are ${numbers.length} numbers in ${quote(shorten(text, 100))}`;
  const answers = new Set(only.map((reading) => compares(reading, amount)));
  if (answers.size === 1) return answers.has(true);
  return `${quote(text)} may be ${only.join(' or ')}`;
}

function unclear(what: string, why: string): StepError {
  const message = `What number ${what} shows is not plain: ${why}. Please name the thing that shows the one number meant.`;
  return new StepError('target ambiguous', message);
}
