/** The tools by which a model does something. */
import { z } from 'zod';
import type { Purpose } from '../../grounding/Grounding.js';
import { ref, SEEN, THING, times, tool, type Tool } from './tool.js';

type PointedAt =
  | ('click' | 'doubleClick' | 'rightClick' | 'hover' | 'check' | 'uncheck')
  | ('clear' | 'expand' | 'collapse' | 'scrollTo' | 'focus');

const pointing = (description: string, kind: PointedAt, purpose: Purpose) =>
  tool(description, SEEN, (said, find) => ({ kind, target: find(said, purpose) }));

export const INTERACTIONS = {
  click: tool('Clicks a thing.', { ref, times }, (said, find) => ({
    ...{ kind: 'click', target: find(said, 'click') },
    ...(said.times !== undefined && said.times > 1 && { times: said.times }),
  })),
  double_click: pointing('Clicks a thing twice at once.', 'doubleClick', 'click'),
  right_click: pointing('Opens the context menu of a thing.', 'rightClick', 'click'),
  hover: pointing('Points at a thing without clicking it.', 'hover', 'hover'),
  check: pointing('Ticks a checkbox, turns a switch on or chooses a radio button.', 'check', 'check'),
  uncheck: pointing('Unticks a checkbox or turns a switch off.', 'uncheck', 'check'),
  clear: pointing('Empties a field.', 'clear', 'fill'),
  expand: pointing('Opens what can be folded out.', 'expand', 'fold'),
  collapse: pointing('Folds it in again.', 'collapse', 'fold'),
  scroll_to: pointing('Scrolls until a thing is in view.', 'scrollTo', 'read'),
  focus: pointing('Puts the focus on a thing.', 'focus', 'field'),
  fill: tool(
    'Puts a value into a field, in place of what is there.',
    { ref, value: z.string() },
    (said, find) => ({ kind: 'fill', target: find(said, 'fill'), value: said.value }),
  ),
  select: tool(
    'Chooses an option, by its label, in a drop-down or list.',
    { ref, option: z.string() },
    (said, find) => ({ kind: 'select', option: said.option, from: find(said, 'select') }),
  ),
  type: tool('Types into what has the focus.', { text: z.string() }, ({ text }) => ({ kind: 'type', text })),
  press: tool(
    'Presses a key or several at once, such as Enter, Escape, ArrowDown, Control+A; on a thing, if ref is given.',
    { key: z.string(), ref: ref.optional(), times },
    (said, find) => ({
      ...{ kind: 'press', key: said.key },
      ...(said.ref !== undefined && { target: find(said, 'field') }),
      ...(said.times !== undefined && said.times > 1 && { times: said.times }),
    }),
  ),
  drag: tool('Drags a thing onto another one.', { ref, onto: ref }, (said, find) => ({
    kind: 'drag',
    target: find(said, 'drag'),
    onto: find({ ref: said.onto }, 'read'),
  })),
  upload: tool(
    'Gives files, by the names that the step says, to a place for files.',
    { ref, files: z.array(z.string()).min(1) },
    (said, find) => ({ kind: 'upload', files: said.files, target: find(said, 'upload') }),
  ),
  open: tool('Opens an address that the case names.', { address: z.string() }, ({ address }) => ({
    kind: 'open',
    address,
  })),
  go_back: tool('Goes back to the page before.', {}, () => ({ kind: 'goBack' })),
  reload: tool('Loads the page anew.', {}, () => ({ kind: 'reload' })),
  accept_dialog: tool("Says yes or OK to the browser's dialog.", {}, () => ({ kind: 'acceptDialog' })),
  dismiss_dialog: tool("Says no or Cancel to the browser's dialog.", {}, () => ({ kind: 'dismissDialog' })),
  wait_for: tool(
    'Waits until a thing is there, or is gone.',
    { ...THING, gone: z.boolean().optional() },
    (said, find) => ({
      kind: 'waitFor',
      target: find(said, said.gone === true ? 'absence' : 'read'),
      negated: said.gone === true,
    }),
  ),
} satisfies Record<string, Tool>;
