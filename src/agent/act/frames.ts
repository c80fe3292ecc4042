/** Goes into a frame, and back to the page: where later steps look for their things. */
import { performed } from '../../act/Doing.js';
import type { ActionOf, Performed } from '../action.js';
import { describeTarget } from '../../meaning/describeTarget.js';
import { findOnPage } from '../world/doingOf.js';
import { StepError } from '../StepError.js';
import type { Act } from './act.js';

export async function enterFrame({ target }: ActionOf<'enterFrame'>, act: Act): Promise<Performed> {
  const found = await findOnPage(target, 'place', act);
  act.world.frame = target;
  return performed(`Went into ${describeTarget(target)}.`, found);
}

export function leaveFrame(_action: ActionOf<'leaveFrame'>, { world }: Act): Promise<Performed> {
  if (world.frame === undefined) {
    const message = 'Failed to leave the frame: the case is in no frame. Please say which page is meant.';
    return Promise.reject(new StepError('action failed', message));
  }
  world.frame = undefined;
  return Promise.resolve(performed('Went on in the page outside of frames.'));
}
