/** The steps of a session on a phone, read; or its ending, where a step says what no phone does. */
import { notOnPhone, type PhonePlatform } from '../../agent/phone/index.js';
import type { BackEndSession } from '../devices/DeviceBackEnd.js';
import { errorEnding, notUnderstood, tellNotRead } from '../sessions/carryOut.js';
import type { Ending } from '../sessions/KeptSession.js';
import { isOwn, readSteps, type Job, type ReadStep } from '../sessions/readSteps.js';

export async function readForPhone(
  { steps, log, ownSteps }: Pick<BackEndSession, 'steps' | 'log' | 'ownSteps'>,
  platform: PhonePlatform,
): Promise<ReadStep[] | { ending: Ending }> {
  const read = await readSteps(steps, ownSteps);
  if (read.length === 0) return { ending: errorEnding('The prompt has no steps.') };
  const unread = read.filter(({ jobs }) => jobs === undefined);
  if (unread.length > 0) return { ending: notUnderstood(log, unread, ONLY_WORDS) };
  const refused = read.flatMap((one) => {
    const why = one.jobs?.map((job) => refusalOf(job, platform)).find((part) => part !== undefined);
    return why === undefined ? [] : [{ ...one, why }];
  });
  return refused.length > 0 ? { ending: refuse(log, refused) } : read;
}

const refusalOf = ({ do: action }: Job, platform: PhonePlatform): string | undefined =>
  isOwn(action) ? ownStep(action.expression) : notOnPhone(action, platform);

const ownStep = (expression: string): string =>
  `defineStep('${expression}') has a page of Playwright, and a phone has none. Please write what is done as a phrase of your own, in words.`;

/** Models look at pages, and what defines functions may not have been loaded for a phone. */
const ONLY_WORDS = 'On a phone no model is asked, and no function of defineStep() is run.';

function refuse(log: BackEndSession['log'], refused: readonly (ReadStep & { why: string })[]): Ending {
  for (const { step, why } of refused) {
    tellNotRead(log, { step: step.number, text: step.text }, { summary: why });
  }
  const names = refused.map(({ step, why }) => `step ${step.number} "${step.text}" (${why})`).join(', ');
  return errorEnding(`Not possible on a phone: ${names} No step was carried out.`);
}
