/** Where the keyboard is: takes the focus to a thing and away from it, selects its text. */
import { describeTarget } from '../meaning/describeTarget.js';
import type { ActionOf } from '../meaning/meaning.js';
import type { Performed } from '../meaning/Performed.js';
import type { Screen, ScreenNode } from '../screen/Screen.js';
import { performed, type Doing } from './Doing.js';
import { follow, poll } from './find.js';
import { deed, fault, findAndDo, gesture } from './gesture.js';
import { focusedIn, inside } from './nodes.js';

export async function focus({ target }: ActionOf<'focus'>, doing: Doing): Promise<Performed> {
  const what = `focus ${describeTarget(target)}`;
  const found = await findAndDo(
    { target, purpose: 'click', what },
    ({ node }) => ({ kind: 'focus', node }),
    doing,
  );
  const followed = follow(found, [target, 'click'], doing);
  await poll(doing, (screen) => {
    const now = followed(screen);
    if (now !== undefined && hasFocus(now, screen)) return { seen: true };
    return {
      missed: () => fault(what, 'it does not take the focus. Please name the field or button itself.'),
    };
  });
  return performed(`Focused ${describeTarget(target)}.`, found);
}

/** A list may keep the focus itself and name the item that has it; a component passes it on to what it holds. */
function hasFocus(node: ScreenNode, screen: Screen): boolean {
  const active = focusedIn(screen);
  if (active === undefined) return false;
  const { activeDescendant } = active.attributes;
  return (
    active === node ||
    (activeDescendant !== undefined && activeDescendant === node.attributes.id) ||
    (node.tag.includes('-') && inside(node).includes(active))
  );
}

const leaveThing = deed('leave', 'Left', (node) => ({ kind: 'blur', node }));

export async function leave({ target }: ActionOf<'leave'>, doing: Doing): Promise<Performed> {
  if (target !== undefined) return leaveThing({ target }, doing);
  const node = focusedIn(await doing.deadline.race(doing.driver.look()));
  if (node === undefined) throw fault('leave the field', 'nothing has the focus. Please name it.');
  await gesture('leave what has the focus', { kind: 'blur', node }, doing);
  return performed('Left what had the focus.');
}

export const selectText = deed(
  'select the text of',
  'Selected the text of',
  (node) => ({ kind: 'selectText', node }),
  'read',
);
