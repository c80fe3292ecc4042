/** Takes a picture that the case asks for, of the page or of a thing on it. */
import type { ActionOf, Performed } from '../action.js';
import { describeTarget, quote } from '../describeTarget.js';
import { findOne } from '../find/findOne.js';
import type { Act } from './act.js';
import { attempt } from './attempt.js';
import { performed } from './performed.js';
import { pictureOf } from './pictureOf.js';

export async function takePicture({ target, name }: ActionOf<'takePicture'>, act: Act): Promise<Performed> {
  const called = name === undefined ? '' : ` called ${quote(name)}`;
  if (target === undefined) {
    const what = { what: 'take a picture of the page' };
    const picture = await attempt(what, act, () => pictureOf(act, act.deadline));
    return { ...performed(`Took a picture of the page${called}.`), picture };
  }
  const found = await findOne(target, 'look', act);
  const thing = describeTarget(target);
  const what = { what: `take a picture of ${thing}`, locator: found.locator };
  const shown = { page: act.page, part: found.locator };
  const picture = await attempt(what, act, () => pictureOf(shown, act.deadline));
  return { ...performed(`Took a picture of ${thing}${called}.`, found), picture };
}
