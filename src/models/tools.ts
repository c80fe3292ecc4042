/** All that a model may answer with. */
import { z } from 'zod';
import { DEEDS } from './tools/deeds.js';
import { EXPECTATIONS } from './tools/expectations.js';
import { tool, type Tool } from './tools/tool.js';

export const TOOLS: Readonly<Record<string, Tool>> = {
  ...DEEDS,
  ...EXPECTATIONS,
  sentence: tool(
    'For what no other tool says: one sentence of the language, such as: Expect that the "Total" column is sorted descending. ' +
      'Expect that the first row contains "Milk". Expect that each row contains "Paid". Expect that the "Ada" row contains "€5". ' +
      'Expect that the "1" badge is red. Click "Edit" in the "Ada" row.',
    { text: z.string() },
    ({ text }) => text,
  ),
};

export const DONE = 'done';
export const CANNOT = 'cannot';

/** How the answering ends. */
export const ENDS = {
  [DONE]: {
    description: 'The step is wholly carried out by the calls so far and those beside this one.',
    schema: z.object({}),
  },
  [CANNOT]: {
    description:
      'No calls can do what the step says on this screen, or its words can be taken in several ways.',
    schema: z.object({ why: z.string() }),
  },
};
