/** Downloads a file by a click. */
import { StepError } from '../StepError.js';
import type { ActionOf, Performed } from '../action.js';
import { describeTarget } from '../describeTarget.js';
import { findOne } from '../find/findOne.js';
import type { Act } from './act.js';
import { attempt } from './attempt.js';
import { performed } from './performed.js';
import { poll } from './poll.js';

export async function download({ target }: ActionOf<'download'>, act: Act): Promise<Performed> {
  const { downloads } = act.scene;
  const before = downloads.all().length;
  const found = await findOne(target, 'click', act);
  const thing = describeTarget(target);
  const what = { what: `click ${thing}`, locator: found.locator };
  await attempt(what, act, () => found.locator.click({ timeout: act.deadline.rest() }));
  const { name, failure } = await poll(act.deadline, () => {
    const kept = downloads.all()[before];
    const seen = kept?.ended && { name: `"${kept.name}"`, failure: kept.ended.failure };
    return Promise.resolve(
      seen ? { seen } : { missed: () => Promise.resolve(noDownload(thing, kept?.name)) },
    );
  });
  if (failure !== null) {
    const message = `Failed to download ${name} by clicking ${thing}: ${failure}. Please look what the server answers.`;
    throw new StepError('action failed', message);
  }
  return performed(`Downloaded the file ${name} by clicking ${thing}.`, found);
}

function noDownload(thing: string, running: string | undefined): StepError {
  const message =
    running === undefined
      ? `Clicked ${thing}, but no download began. Please look whether it offers a file, or write that it is clicked.`
      : `Clicked ${thing}, but the download of "${running}" has not ended yet. Please give the step more time.`;
  return new StepError('action failed', message);
}
