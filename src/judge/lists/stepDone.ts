/** Whether a step of several that are numbered is done: a tick stands where the others have their numbers. */
import { elementsIn, descendantsOf, isAlike, itemOf } from '../../grounding/places/structure.js';
import type { ScreenNode } from '../../screen/Screen.js';

/** Undefined where it has neither, or no other step has its number. */
export function isStepDone(node: ScreenNode): boolean | undefined {
  const step = itemOf(node);
  if (step?.parent === undefined) return undefined;
  const steps = elementsIn(step.parent).filter((one) => one === step || isAlike(one, step));
  if (!steps.some((one, index) => one !== step && isNumbered(one, index))) return undefined;
  if (isNumbered(step, steps.indexOf(step))) return false;
  return beginsWithTick(step) || undefined;
}

function isNumbered(step: ScreenNode, index: number): boolean {
  const [first, second] = descendantsOf(step).filter(
    ({ tag, text }) => tag === '#text' && text.trim() !== '',
  );
  return second !== undefined && first?.text.trim() === String(index + 1);
}

/** Before its words; a warning may stand there, too. */
function beginsWithTick(step: ScreenNode): boolean {
  const parts = descendantsOf(step).filter(({ isVisible }) => isVisible);
  const text = parts.findIndex((one) => one.tag === '#text' && /[\p{L}\p{N}]/u.test(one.text));
  const before = text === -1 ? [] : parts.slice(0, text);
  return before.some((one) =>
    isPicture(one) ? one.names.some((name) => TICK.test(name.text)) : SIGN.test(one.text),
  );
}

const isPicture = ({ tag }: ScreenNode): boolean => tag === 'svg' || tag === 'img' || tag === 'i';
const TICK = /(?:^| )(?:check|checkmark|tick|done)(?= |$)/i;
const SIGN = /^[✓✔✅☑]\ufe0f?$/u;
