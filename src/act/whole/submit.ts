/** Submits a form as a person does: by its one button for that, else by Enter in a field of it. What sends one is told of others, too. */
import { describeTarget } from '../../meaning/describeTarget.js';
import type { ActionOf } from '../../meaning/meaning.js';
import type { Performed } from '../../meaning/Performed.js';
import type { ScreenNode, Screen } from '../../screen/Screen.js';
import { isWritten } from '../controls/control.js';
import { performed, type Doing } from '../Doing.js';
import { findOne } from '../find.js';
import { fault, gesture, sayNode } from '../gesture.js';
import { inside, around, holds, isOf } from '../nodes.js';

export async function submit({ target }: ActionOf<'submit'>, doing: Doing): Promise<Performed> {
  const name = describeTarget(target);
  const what = `submit ${name}`;
  const found = await findOne(target, 'place', doing);
  const seen = inside(found.node).filter(({ isVisible }) => isVisible);
  const buttons = seen.filter(isSubmitting);
  const [button] = buttons;
  if (buttons.length > 1) {
    throw fault(what, `it has ${buttons.length} buttons that submit it. Please click the one that is meant.`);
  }
  if (button) {
    await gesture(what, { kind: 'click', node: button }, doing);
    return performed(`Submitted ${name} by its ${sayNode(button)}.`, found);
  }
  const field = seen.find(
    (node) => isWritten(node) && !/^(?:checkbox|radio)$/.test(node.attributes.type ?? ''),
  );
  if (field === undefined) {
    throw fault(what, 'it has no button that submits it, and no field. Please click what submits it.');
  }
  await gesture(what, { kind: 'press', key: 'Enter', node: field }, doing);
  return performed(`Pressed Enter in a field of ${name} to submit it.`, found);
}

function isSubmitting({ tag, attributes: { type } }: ScreenNode): boolean {
  if (tag === 'input') return type === 'submit' || type === 'image';
  return tag === 'button' && (type === undefined || type === '' || type === 'submit');
}

type IsCalledSo = (button: ScreenNode) => boolean;

/** Undefined where it is sent by Enter alone, or nobody can tell by what. */
export function senderOf(field: ScreenNode, screen: Screen, isCalledSo: IsCalledSo): ScreenNode | undefined {
  const form = around(field).find(({ tag, role }) => tag === 'form' || role === 'form' || role === 'dialog');
  for (const place of form ? [form] : around(field)) {
    const sender = senderIn(place, screen, isCalledSo);
    if (sender) return sender;
  }
  return undefined;
}

export function senderIn(
  place: ScreenNode,
  { nodes }: Screen,
  isCalledSo: IsCalledSo = () => false,
): ScreenNode | undefined {
  const buttons = nodes.filter(
    (node) => node.isVisible && (isOf(node, 'button') || isSubmitting(node)) && holds(place, node),
  );
  const isMain = ({ attributes: { className = '' } }: ScreenNode) => MAIN.test(className);
  const ways = [buttons.filter(isCalledSo), buttons, buttons.filter(isSubmitting), buttons.filter(isMain)];
  return ways.find(({ length }) => length === 1)?.[0];
}

/** As kits mark the button that a person sees in colour. */
const MAIN = /(?:^|[\s_-])(?:primary|contained)(?:$|[\s_-])/i;
