/** Chooses from a group of radio buttons. */
import type { Doing } from '../Doing.js';
import { findOne } from '../find.js';
import type { Choice } from './options.js';
import { setTick } from './tick.js';

export async function chooseRadio(
  { option, target }: Omit<Choice, 'found'>,
  doing: Doing,
): Promise<string | undefined> {
  const radio = { name: option, role: 'radio button', within: target } as const;
  const found = await findOne(radio, 'check', doing);
  await setTick({ target: radio, found, checked: true }, doing);
  return found.note;
}
