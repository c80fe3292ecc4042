/**
 * The tools by which a model does something, or says what is expected; whether that is so is found out on the page. Each is a
 * meaning whose things are references, or words for what is not to be seen.
 */
import { z } from 'zod';
import type { Purpose } from '../grounding/Grounding.js';
import { COMPARISONS, STATES, TEXT_RELATIONS } from '../meaning/relations.js';
import { KIND_SPELLINGS, type Kind } from '../meaning/kinds.js';
import type { Action, Target } from '../meaning/meaning.js';

/** How a thing is given: by its reference, or in words. */
export interface ThingSaid {
  ref?: number | undefined;
  name?: string | undefined;
  kind?: string | undefined;
  in?: number | undefined;
}

/** @throws where it is given by neither, or by a reference that is not there */
type Finder = (said: ThingSaid, purpose: Purpose) => Target;

export interface Tool {
  description: string;
  schema: z.ZodObject;
  /** What it means; a text is a sentence of the language. */
  toAction: (input: never, find: Finder) => Action | string;
}

const KINDS = Object.keys(KIND_SPELLINGS) as Kind[];
const ref = z.int().describe('The number in [ ] behind a thing of the screen.');
const SEEN = { ref };
const THING = {
  ref: ref.optional(),
  name: z.string().optional().describe('In place of ref, for what is not on the screen: what it is called.'),
  kind: z.enum(KINDS).optional().describe('What the thing with that name is.'),
  in: z.int().optional().describe('With name: the reference of the place that it is looked for in.'),
};
const negated = z.boolean().optional().describe('true: it is expected not to be so.');
const relation = z.enum(TEXT_RELATIONS);
const times = z.int().min(1).optional();

export function tool<Shape extends z.ZodRawShape>(
  description: string,
  shape: Shape,
  toAction: (input: z.output<z.ZodObject<Shape>>, find: Finder) => Action | string,
): Tool {
  return { description, schema: z.object(shape), toAction };
}

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

const ofPage = (description: string, kind: 'expectUrl' | 'expectTitle') =>
  tool(description, { relation, text: z.string(), negated }, (said) => ({
    ...{ kind, relation: said.relation, text: said.text, negated: said.negated === true },
  }));

export const EXPECTATIONS = {
  expect_visible: tool(
    'Expects a thing or a text to be seen, or, negated, not to be.',
    { ...THING, negated },
    (said, find) => ({
      ...{ kind: 'expectVisible', negated: said.negated === true },
      target: find(said, said.negated === true ? 'absence' : 'read'),
    }),
  ),
  expect_text: tool(
    'Expects what a thing shows, or what stands in a field, to be, contain, start with, end with or match a text.',
    { ...THING, relation, text: z.string(), negated },
    (said, find) => ({
      ...{ kind: 'expectContent', target: find(said, 'read'), relation: said.relation },
      ...{ text: said.text, negated: said.negated === true },
    }),
  ),
  expect_state: tool(
    'Expects a thing to be in a state.',
    { ...SEEN, state: z.enum(STATES), negated },
    (said, find) => ({
      ...{ kind: 'expectState', target: find(said, 'read'), state: said.state },
      negated: said.negated === true,
    }),
  ),
  expect_empty: tool('Expects a field, list or place to be empty.', { ...SEEN, negated }, (said, find) => ({
    ...{ kind: 'expectEmpty', target: find(said, 'read'), negated: said.negated === true },
  })),
  expect_count: tool(
    'Expects so many things of a kind, with a name or without, in a place or on the page. Headers are no rows.',
    {
      ...{ kind: z.enum(KINDS), name: z.string().optional(), in: z.int().optional() },
      ...{ comparison: z.enum(COMPARISONS).exclude(['between']), count: z.int().min(0) },
    },
    (said, find) => ({
      ...{ kind: 'expectCount', comparison: said.comparison, count: said.count },
      things: find({ name: said.name, kind: said.kind, in: said.in }, 'absence'),
    }),
  ),
  expect_number: tool(
    'Compares the number or amount that a thing shows.',
    { ...SEEN, comparison: z.enum(COMPARISONS).exclude(['between']), count: z.number() },
    (said, find) => ({
      ...{ kind: 'expectNumber', target: find(said, 'read'), comparison: said.comparison, count: said.count },
    }),
  ),
  expect_items: tool(
    'Expects a list, table or drop-down to have these items; exactly: and no others; in_order: in this order.',
    { ...SEEN, items: z.array(z.string()).min(1), exactly: z.boolean(), in_order: z.boolean(), negated },
    (said, find) => ({
      ...{ kind: 'expectItems', target: find(said, 'read'), items: said.items, exactly: said.exactly },
      ...{ inOrder: said.in_order, negated: said.negated === true },
    }),
  ),
  expect_sorted: tool(
    'Expects a list or table to be sorted, a table by one of its columns.',
    { ...SEEN, by: z.string().optional(), order: z.enum(['ascending', 'descending']) },
    (said, find) => ({
      ...{ kind: 'expectSorted', target: find(said, 'read'), order: said.order, negated: false },
      ...(said.by !== undefined && { by: said.by }),
    }),
  ),
  expect_url: ofPage("Expects something of the page's address.", 'expectUrl'),
  expect_title: ofPage("Expects something of the page's title.", 'expectTitle'),
} satisfies Record<string, Tool>;
