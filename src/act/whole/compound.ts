/** Actions that are made of others: until something holds, only if something holds, until a thing is there or gone. */
import { describeExpectation } from '../../meaning/describeExpectation.js';
import { describeTarget } from '../../meaning/describeTarget.js';
import type { ActionOf, Expectation } from '../../meaning/meaning.js';
import type { Performed } from '../../meaning/Performed.js';
import { StepError, type StepErrorReason } from '../../screen/StepError.js';
import { performed, type Doing } from '../Doing.js';
import { fault } from '../gesture.js';

/** A look at once, and whatever an action brings in a moment. */
const MOMENT = 250;
/** As long as what may come or not, such as a banner, is waited for. */
const MAYBE = 1_000;
/** More often than anybody would do it. */
const MOST = 100;

export async function until(
  { do: action, until: wanted }: ActionOf<'until'>,
  doing: Doing,
): Promise<Performed> {
  const words = describeExpectation(wanted);
  for (let times = 0; times < MOST && !doing.deadline.isOver(); times++) {
    if (await holds(wanted, MOMENT, doing))
      return performed(`Did it ${times} ${times === 1 ? 'time' : 'times'}, until ${words}.`);
    await doing.perform(action).catch((error: unknown) => {
      // The time was over in the midst of it; what it was to come to tells more.
      if (!doing.deadline.isOver()) throw error;
    });
  }
  if (await holds(wanted, MOMENT, doing)) return performed(`Did it until ${words}.`);
  throw fault(
    `go on until ${words}`,
    'it does not come to that. Please look what the page does, or give the step more time.',
  );
}

/** An `if`, which a module can't export by that name. */
export async function doIf({ holds: wanted, then }: ActionOf<'if'>, doing: Doing): Promise<Performed> {
  const words = describeExpectation(wanted);
  if (!(await holds(wanted, Math.min(MAYBE, doing.deadline.rest() / 2), doing))) {
    return performed(`Did nothing, as it does not hold that ${words}.`);
  }
  const done: Performed[] = [];
  for (const action of then) done.push(await doing.perform(action));
  const [summary, notes] = [done.map((one) => one.summary).join(' '), done.map(({ note }) => note)];
  return performed(`As ${words}: ${summary}`, undefined, notes);
}

/** What can't be judged is no answer: two things that are meant alike, a page that is gone. */
export async function holds(
  wanted: Expectation,
  milliseconds: number,
  doing: Doing,
  answers: readonly StepErrorReason[] = ['expectation not met', 'target not found'],
): Promise<boolean> {
  try {
    await doing.perform(wanted, Math.min(milliseconds, doing.deadline.rest()));
    return true;
  } catch (error) {
    if (error instanceof StepError && answers.includes(error.reason)) return false;
    throw error;
  }
}

export async function waitFor({ target, negated }: ActionOf<'waitFor'>, doing: Doing): Promise<Performed> {
  const seen = await doing.perform({ kind: 'expectVisible', target, negated });
  return { ...seen, summary: `Waited until ${describeTarget(target)} is ${negated ? 'not ' : ''}visible.` };
}

export const pass = (_action: ActionOf<'pass'>): Promise<Performed> =>
  Promise.resolve(performed('Did nothing.'));
