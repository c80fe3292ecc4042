/** All that a model may answer with. */
import type { ToolSet } from 'ai';
import { z } from 'zod';
import { INTERACTIONS, EXPECTATIONS, tool, type Tool } from './actionTools.js';

/** Of what the other tools can't say, or not so shortly. */
export const SAMPLES = [
  'Expect that the "Ada" row contains "€5"',
  'Expect that each row contains "Paid"',
  'Expect that no row contains "Overdue"',
  'Expect that the first row contains "Milk"',
  'Expect that the last item is "Bread"',
  'Expect that the "Total" column is sorted descending',
  'Expect that "Milk" is above "Bread"',
  'Expect that "Total" in the "Summary" section shows "€12"',
  'Expect that the "Name" field in the dialog is empty',
  'Expect that there are 3 rows in the "Orders" table',
  'Expect that the "1" badge is red',
  'Expect that the "Status" cell in the "Ada" row is "Paid"',
  'Expect that no message contains "fine"',
  'Fill the "Due back" field with "26/05/2025"',
  'Check the "Newsletter" checkbox',
  'Click "Edit" in the "Ada" row',
  'Wait until "Saving" is gone',
] as const;

export const TOOLS: Readonly<Record<string, Tool>> = {
  ...INTERACTIONS,
  ...EXPECTATIONS,
  sentence: tool(
    `For what no other tool says: one sentence of the language, such as: ${SAMPLES.map((one) => `${one}.`).join(' ')}`,
    { text: z.string() },
    ({ text }) => text,
  ),
};

export const DONE = 'done';
export const CANNOT = 'cannot';
export const LOOK = 'look';
export const JUDGE = 'judge';

export const JUDGEMENT = z.object({
  holds: z.boolean(),
  because: z.string().min(1).describe('What is to be seen that tells so, in one sentence.'),
});

/** How the answering ends. */
const ENDS = {
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

const LOOKING = {
  description:
    "Shows you a picture of the page, where its text can't tell, such as a chart or an icon without a name. Alone: nothing else of the answer is carried out.",
  schema: z.object({}),
};

const JUDGING = {
  description:
    'Your own judgement of what the step expects. Only where no call that begins with expect_, and no sentence, can say it: whatever they can say of the step is called beside it.',
  schema: JUDGEMENT,
};

/** What of it a model is offered. */
export function toolsFor({ sees, mayJudge }: { sees: boolean; mayJudge: boolean }): ToolSet {
  const all = { ...TOOLS, ...(sees && { [LOOK]: LOOKING }), ...(mayJudge && { [JUDGE]: JUDGING }), ...ENDS };
  return Object.fromEntries(
    Object.entries(all).map(([name, { description, schema }]) => [
      name,
      { description, inputSchema: schema },
    ]),
  );
}
