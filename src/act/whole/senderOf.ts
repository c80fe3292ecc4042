/** What sends a form: the button of it that is called so, its only one, or the one that submits it. */
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { around, holds, isOf } from '../nodes.js';
import { isSubmitting } from './submit.js';

/** Undefined where it is sent by Enter alone, or nobody can tell by what. */
export function senderOf(
  field: ScreenNode,
  { nodes }: Screen,
  isCalledSo: (button: ScreenNode) => boolean,
): ScreenNode | undefined {
  const buttons = nodes.filter((node) => node.isVisible && (isOf(node, 'button') || isSubmitting(node)));
  const form = around(field).find(({ tag, role }) => tag === 'form' || role === 'form' || role === 'dialog');
  for (const place of form ? [form] : around(field)) {
    const within = buttons.filter((button) => holds(place, button));
    const called = within.filter(isCalledSo);
    const best = called.length === 1 ? called[0] : within.length === 1 ? within[0] : undefined;
    if (best) return best;
    const sending = within.filter(isSubmitting);
    if (sending.length === 1) return sending[0];
  }
  return undefined;
}
