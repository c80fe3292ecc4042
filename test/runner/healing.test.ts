/** What a model put in the place of a recorded sentence: in the recording, in a patch, and as a reason. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Case, Step } from '../../src/cases/index.js';
import type { Healing } from '../../src/report/outcome.js';
import { healingPatch } from '../../src/report/caseFacts.js';
import { assembleOutcome } from '../../src/runner/assembleOutcome.js';
import { healingsOf, recordingsOf } from '../../src/runner/stepOutcomes.js';
import { withHealings } from '../../src/runner/recordings/recordCase.js';

const FILE = 'cases/cart.recorded.md';
const RECORDED = `## A bill

### When {{who}} settles the bill

- Fill "Name" with "{{who}}"
- Click "Settle"

## Another

### When it is settled

1. Click "Settle"
`;

const healing = (changes: Partial<Healing> = {}): Healing => ({
  ...{
    step: 0,
    file: FILE,
    line: 6,
    was: 'Click "Settle"',
    now: ['Click "Pay"'],
    model: 'haiku',
    written: false,
  },
  ...changes,
});

describe('the recording', () => {
  test('says what is there now, in the line that was meant', () => {
    const first = healing();
    const second = healing({ line: 12, now: ['Click "More"', 'Click "Pay now"'] });
    const text = withHealings(RECORDED, [first, second]);
    expect(text.split('\n').slice(4, 6)).toEqual(['- Fill "Name" with "{{who}}"', '- Click "Pay"']);
    expect(text).toMatch(/1\. Click "More"\n1\. Click "Pay now"\n$/);
    expect([first.written, second.written]).toEqual([true, true]);
  });

  test('may have grown above the line meanwhile', () => {
    const text = withHealings(`# Recorded\n\n${RECORDED}`, [healing({ line: 12 })]);
    expect(text.split('\n').at(-2)).toBe('1. Click "Pay"');
  });

  test('that somebody has changed meanwhile stays as it is', () => {
    const one = healing({ was: 'Click "Gone"' });
    expect(withHealings(RECORDED, [one])).toBe(RECORDED);
    expect(one.written).toBe(false);
  });
});

test('a patch of what is not written can be applied', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'healing-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const place = { file: 'shop/cases/cart.feature', folder: 'shop' };
  const file = 'cart.recorded.md';
  await writeFile(path.join(folder, file), RECORDED.replace('1. ', '- '));
  const healed = [
    healing({ file, line: 12, now: ['Click "More"', 'Click "Pay"'] }),
    healing({ file }),
    healing({ file, line: 5, was: 'nothing of this', written: true }),
  ];
  expect(healingPatch(place, healed)).toContain('+++ b/shop/cart.recorded.md');
  await writeFile(path.join(folder, 'p.patch'), healingPatch({ file, folder: '' }, healed));
  execFileSync('git', ['apply', '--unidiff-zero', 'p.patch'], { cwd: folder });
  expect(await readFile(path.join(folder, file), 'utf8')).toBe(
    RECORDED.replace('- Click "Settle"', '- Click "Pay"').replace(
      '1. Click "Settle"',
      '- Click "More"\n- Click "Pay"',
    ),
  );
});

const STEP: Step = {
  ...{ text: 'When Ada settles the bill', line: 3, column: 5 },
  written: { text: 'When {{who}} settles the bill' },
  meaning: [
    { text: 'Fill "Name" with "Ada"', from: { file: FILE, line: 5, column: 3 } },
    { text: 'Click "Settle"', from: { file: FILE, line: 6, column: 3 } },
  ],
};
const CASE: Case = {
  ...{ title: 'A bill', suites: [], format: 'gherkin', line: 2, column: 3, prompt: '1. x', steps: [STEP] },
  ...{ tags: [], options: {} },
};
const output = (inner: number, sentences: string[]) => ({
  ...{ step: 1, verdict: 'passed', summary: 'It was put there.', duration: 0, model: 'haiku', page: '/' },
  ...{ sentences, heals: { inner } },
});
const timeline = {
  sessionId: 's',
  steps: [output(1, ['Fill "Payer" with "Ada"']), { step: 1 }, output(2, ['Click "Pay"'])].map(
    (toolOutput) => ({
      ...{
        messageId: 'm',
        toolName: 'interpret',
        toolInput: null,
        toolOutput,
        timestamp: '2026-11-25T10:00:00.000Z',
      },
    }),
  ),
} as never;

test('what a session tells is known by the line of the recording, in its words', () => {
  expect(healingsOf(CASE, timeline)).toMatchObject([
    { line: 5, was: 'Fill "Name" with "{{who}}"', now: ['Fill "Payer" with "{{who}}"'], written: false },
    { line: 6, was: 'Click "Settle"', now: ['Click "Pay"'], model: 'haiku' },
  ]);
  expect(recordingsOf(CASE, timeline)).toEqual([]);
});

test('of steps that say the same all must be known: one recording serves all of them', () => {
  const text = 'When it gets late';
  const table = [['guest'], ['Ada']];
  const steps = [
    { text, line: 3, column: 5 },
    { text, line: 4, column: 5 },
    { text, table, line: 5, column: 5 },
  ];
  const read = (step: number, sentence: string) => ({
    ...{ messageId: 'm', toolName: 'interpret', toolInput: null, timestamp: '2026-11-25T10:00:00.000Z' },
    toolOutput: { step, verdict: 'passed', model: 'haiku', sentences: [sentence] },
  });
  const recorded = (...all: object[]) =>
    recordingsOf({ ...CASE, steps }, { sessionId: 's', steps: all } as never).map(
      ({ sentences }) => sentences,
    );
  expect(recorded(read(1, 'Click "Sleep"'))).toEqual([]);
  expect(recorded(read(1, 'Click "Sleep"'), read(2, 'Click "Wake"'))).toEqual([
    ['Click "Sleep"'],
    ['Click "Wake"'],
  ]);
  expect(recorded(read(3, 'Click "Ada"'))).toEqual([['Click "Ada"']]);
});

describe('a case that passed by what was healed', () => {
  const outcomeBy = (gates?: { healed: 'fail' | 'warn' }) => {
    const session = { status: 'succeeded', result: 'passed', summary: 'All passed.' } as never;
    const progress = {
      ...{ session, sessionId: 's', planRun: null, planRunId: null, remarks: [], startedAt: '', took: 0 },
    };
    const evidence = { timeline: null, messages: [], screenshots: [], capture: null, remarks: [] };
    return assembleOutcome(
      { case: CASE, file: 'cases/cart.feature', ...(gates && { gates }) },
      { progress: progress as never, evidence, healed: [healing()], duration: 1 },
      (value) => value,
    );
  };

  test('is green, and tells it', () => {
    expect(outcomeBy()).toMatchObject({
      verdict: 'passed',
      reason: null,
      healed: [{ was: 'Click "Settle"' }],
    });
  });

  test('fails, or only warns, where the gate wants that', () => {
    const reported = {
      verdict: 'error',
      reason: 'healed',
      message: 'cases/cart.recorded.md:6 says "Click "Settle"", which no longer fits the page. All passed.',
    };
    expect(outcomeBy({ healed: 'fail' })).toMatchObject({ ...reported, gate: 'fail' });
    expect(outcomeBy({ healed: 'warn' })).toMatchObject({ ...reported, gate: 'warn' });
  });
});
