/** When something begins and ends: "the end from 10:30 to 12:00". */
import { compileRules, type Reader } from '../../chart.js';

const MOMENT =
  /^\d{1,2}[:.]\d\d(?: ?[ap]m)?$|^\d{1,4}[-./]\d|\d (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

export const MOMENT_READERS: Readonly<Record<string, Reader>> = {
  moment: compileRules([
    { pattern: '{quotedName}' },
    {
      pattern: '{given}',
      means: ({ given }: { given: string }) => (MOMENT.test(given) ? given : undefined),
    },
  ]),
  edge: compileRules(
    ['start', 'beginning', 'end'].map((edge) => ({ pattern: `the ${edge}`, means: () => edge })),
  ),
};
