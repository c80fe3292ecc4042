/** Chooses from a group of radio buttons. */
import { findOne } from '../../find/findOne.js';
import type { Act } from '../act.js';
import type { Choice } from './nativeList.js';
import { setTick } from '../tick.js';

export async function chooseRadio({ option, target }: Choice, act: Act): Promise<string | undefined> {
  const radio = { name: option, role: 'radio button', within: target } as const;
  const found = await findOne(radio, 'check', act);
  await setTick({ target: radio, found, checked: true }, act);
  return found.note;
}
