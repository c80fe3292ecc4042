/** Takes a picture that the case asks for, of the page or of a thing on it. */
import { performed } from '../../act/Doing.js';
import type { ActionOf, Performed } from '../action.js';
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import { driverOf, findOnPage } from '../world/doingOf.js';
import { StepError } from '../StepError.js';
import type { Act } from './act.js';
import { attempt } from './attempt.js';
import { pictureOf } from './pictureOf.js';

export async function takePicture({ target, name }: ActionOf<'takePicture'>, act: Act): Promise<Performed> {
  const called = name === undefined ? '' : ` called ${quote(name)}`;
  if (target === undefined) {
    const picture = await attempt('take a picture of the page', act, () => pictureOf(act, act.deadline));
    return { ...performed(`Took a picture of the page${called}.`), picture };
  }
  const thing = describeTarget(target);
  let found = await findOnPage(target, 'read', act);
  const find = async () => {
    found = await findOnPage(target, 'read', act);
    const part = await driverOf(act.page).handleOf(found.node);
    if (part === undefined) throw gone(thing);
    return part;
  };
  const shown = { page: act.page, part: find };
  const picture = await attempt(`take a picture of ${thing}`, act, () => pictureOf(shown, act.deadline));
  return { ...performed(`Took a picture of ${thing}${called}.`, found), picture };
}

function gone(thing: string): StepError {
  const message = `Failed to take a picture of ${thing}: it is not visible any more. Please wait for it first.`;
  return new StepError('action failed', message);
}
