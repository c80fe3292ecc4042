/** Long and Unicode titles, text that is up to no good, and plain text. */
import type { SampleCase } from './sampleCases.js';

const unicode = {
  file: 'cases/größer/überweisung „1“.feature',
  suites: ['Überweisung „größer“ – 送金 🏦'],
  tags: ['@größer', '@送金'],
};

/** ANSI sequences, a window's title, control characters, a half of a pair, ends of sections, tags, commands. */
export const HOSTILE = [
  '\u001b[31mred\u001b[0m \u001b]0;owned\u0007 \u0000\u0008\u000b \ud800 \ufffe',
  ']]> <script>alert(1)</script> <img src=x onerror=alert(2)> </script> <!--',
  '::error file=a.ts,line=1::owned',
  '##vso[task.complete result=Succeeded;]owned',
  '[[ATTACHMENT|/etc/passwd]] | ` ` ` ``` javascript:alert(3)',
].join('\n');

const LONG_TITLE =
  'Ein sehr langer Titel, wie ihn jemand schreibt, der alles sagen will: der Betrag, das Konto, der Name des Empfängers und der Verwendungszweck stehen nach dem Absenden unverändert in der Übersicht – auch שלום, 你好 und 👩‍👩‍👧‍👦';

export const ODD_CASES: readonly SampleCase[] = [
  {
    ...{ ...unicode, title: LONG_TITLE },
    attempts: [
      {
        steps: [
          ['Wenn ich "½ Straße" in das Feld "Zweck" eingebe', 'passed'],
          ['Dann sehe ich "½ Straße"', 'passed', { expected: '"½ Straße"', observed: '"½ Straße"' }],
        ],
      },
    ],
  },
  {
    ...unicode,
    title: 'Böses <script>alert(1)</script> & ]]> "Zitat" [[ATTACHMENT|/etc/passwd]]',
    attempts: [
      {
        steps: [['Dann sehe ich "gut"', 'failed', { expected: '"gut" is visible', observed: HOSTILE }]],
        session: {
          summary: HOSTILE,
          observations: [{ description: HOSTILE, messageId: 'unknown' }],
        },
        changes: { remarks: [HOSTILE] },
      },
    ],
  },
  {
    ...{ file: 'cases/window-shopping.txt', title: 'window-shopping', format: 'plain_text' },
    at: 'Look around in the shop. Everything should be in English, and no price may be missing.',
    attempts: [
      {
        steps: [
          [
            'Look around in the shop. Everything should be in English, and no price may be missing.',
            'not told',
          ],
        ],
        changes: {
          ...{ verdict: 'error', reason: 'no result', effect: 'fails' },
          message: 'The session ended without a result, also when asked again.',
        },
        session: { status: 'succeeded', result: null },
      },
    ],
  },
  {
    ...{
      file: 'cases/window-shopping.txt',
      title: 'window-shopping',
      format: 'plain_text',
      project: 'firefox',
    },
    at: 'Look around in the shop. Everything should be in English, and no price may be missing.',
    attempts: [
      {
        ...{ steps: [], session: null },
        changes: {
          ...{ verdict: 'skipped', reason: 'not run', effect: 'none', duration: 0 },
          message: 'The run ended before it came to the case.',
        },
      },
    ],
  },
];
