/** The tools by which a model says what is expected; whether it is so is found out on the page. */
import { z } from 'zod';
import { COMPARISONS, STATES } from '../../meaning/relations.js';
import { KINDS, negated, relation, SEEN, THING, tool, type Tool } from './tool.js';

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
  expect_url: tool(
    "Expects something of the page's address.",
    { relation, text: z.string(), negated },
    (said) => ({
      ...{ kind: 'expectUrl', relation: said.relation, text: said.text, negated: said.negated === true },
    }),
  ),
  expect_title: tool(
    "Expects something of the page's title.",
    { relation, text: z.string(), negated },
    (said) => ({
      ...{ kind: 'expectTitle', relation: said.relation, text: said.text, negated: said.negated === true },
    }),
  ),
} satisfies Record<string, Tool>;
