/** Downloads a file by a click. */
import { StepError } from '../StepError.js';
import type { ActionOf, Performed } from '../action.js';
import { describeTarget } from '../../meaning/describeTarget.js';
import { clickOn } from '../world/doingOf.js';
import type { Act } from './act.js';
import { poll } from './poll.js';

export async function download({ target }: ActionOf<'download'>, act: Act): Promise<Performed> {
  const { downloads } = act.world;
  const before = downloads.all().length;
  const thing = describeTarget(target);
  const clicked = await clickOn(target, act);
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
  return { ...clicked, summary: `Downloaded the file ${name} by clicking ${thing}.` };
}

function noDownload(thing: string, running: string | undefined): StepError {
  const message =
    running === undefined
      ? `Clicked ${thing}, but no download began. Please look whether it offers a file, or write that it is clicked.`
      : `Clicked ${thing}, but the download of "${running}" has not ended yet. Please give the step more time.`;
  return new StepError('action failed', message);
}
