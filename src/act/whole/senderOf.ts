/** What sends a form: the button of it that is called so, its only one, the one that submits it or stands out. */
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { around, holds, isOf } from '../nodes.js';
import { isSubmitting } from './submit.js';

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
