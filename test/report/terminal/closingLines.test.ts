import { stripVTControlCharacters } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { harmlessText } from '../../../src/report/plainText.js';
import type { Report } from '../../../src/report/report.js';
import { closingLines } from '../../../src/report/closingLines.js';
import { hostileReport } from '../../support/hostileReport.js';
import { sampleReport } from '../../support/sampleReport.js';
import { embeddedCommands, workflowCommands } from '../github/workflowCommands.js';

afterEach(() => vi.unstubAllEnvs());

const { report } = sampleReport();
const plain = { report: 'casewright-report/index.html', colors: false };
const only = (...titles: string[]): Report => ({
  ...{ ...report, faults: [], otherTests: [], status: 'passed' },
  cases: report.cases.filter(({ title }) => titles.includes(title)),
});

describe('The closing lines', () => {
  it('are one where all is well', () => {
    expect(closingLines(only('A mug goes into the cart', 'Delivery abroad'), plain)).toBe(
      '  Casewright: 3 passed, 1 skipped; 9 model calls, 1.5 credits (casewright-report/index.html)\n',
    );
  });

  it('tell what asking models came to, of every attempt', () => {
    const report = only('A mug goes into the cart');
    const [session] = report.cases.flatMap(({ attempts }) => attempts.flatMap((one) => one.session ?? []));
    const asking = (llmCallCount: number, creditsUsed: number): Report => ({
      ...report,
      cases: report.cases.map((one) => ({
        ...one,
        attempts: [one.attempts[0]!, one.attempts[0]!].map((attempt) => ({
          ...attempt,
          session: { ...session!, llmCallCount, creditsUsed },
        })),
      })),
    });
    const use = (of: Report) => /Casewright: .*?(?:; (.*))? \(/.exec(closingLines(of, plain))?.[1];
    expect(use(asking(0, 0))).toBeUndefined();
    expect(use({ ...asking(600, 0.0123), cases: asking(600, 0.01234).cases.slice(0, 1) })).toBe(
      '1,200 model calls, 0.0247 credits',
    );
    expect(use({ ...report, cases: asking(1, 0).cases.slice(0, 1) })).toBe('2 model calls');
  });

  it('tell of a failed case its place, title, reason and concern, step, expected and observed', () => {
    expect(closingLines(only('Adding 2 of Mug'), plain).split('\n')).toEqual([
      '',
      '  1) cases/cart.feature:15:7 › The cart › The total is the sum of what is in the cart › Adding <count> of <product> › Adding 2 of Mug [e2e]',
      '     Failed: expectation not met (product)',
      '     Step:     Then I should see "€ 17.00" in the "Cart" region',
      '     Expected: "€ 17.00" in the "Cart" region is visible',
      '     Observed: "€ 8.50" is visible',
      '',
      '  Casewright: 1 failed; 3 model calls, 0.5 credits (casewright-report/index.html)',
      '',
    ]);
  });

  it('tell an error from a failure, by what happened', () => {
    const lines = closingLines(only('Importing orders'), plain);
    expect(lines).toContain('     No verdict: service refused (service)\n     402: No credits are left.\n');
    expect(lines).toContain('1 without a verdict');
  });

  it('tell the cases of a plan that did not pass', () => {
    expect(closingLines(only('Nightly'), plain)).toContain(
      [
        '     Failed: plan run failed (product)',
        '     1 of 3 cases of the plan failed.',
        '     failed: Pay by card: Expected "Paid" to be visible, but it is not.',
        '     skipped: Pay by invoice',
      ].join('\n'),
    );
  });

  it('tell twenty of many in full, and of the others how many there are', () => {
    const [failed] = only('Adding 2 of Mug').cases;
    const [warned] = only('Refunding').cases;
    const many = (one: typeof failed, count: number) => Array.from({ length: count }, () => one!);
    const reported = (cases: typeof report.cases) => closingLines({ ...report, cases, faults: [] }, plain);
    const lines = reported([...many(failed, 4_021), ...many(warned, 23)]);
    expect(lines.match(/^ {2}\d+\) /gm)).toHaveLength(20);
    expect(lines).toContain('\n  … and 4,001 more failing cases: the report has them all\n');
    expect(lines.match(/^ {2}Warning: /gm)).toHaveLength(20);
    expect(lines).toContain('\n  … and 3 more warnings: the report has them all\n');
    expect(reported(many(failed, 20))).not.toContain('more failing');
  });

  it('tell all steps that were not understood at once', () => {
    const several = structuredClone(only('Cancelling an order'));
    several.cases[0]!.attempts[0]!.steps[2]!.status = 'error';
    const lines = closingLines(several, plain);
    expect(lines).toContain(
      '     line 11: Do the thing with the order: These words mean nothing to the agent.\n',
    );
    expect(lines).toContain('     line 12: Check that "Cancelled" is shown\n');
  });

  it('warn in a line each, tell faults loudly, and count at last', () => {
    const lines = closingLines(report, plain).trimEnd().split('\n');
    expect(lines.filter((line) => line.startsWith('  Warning: '))).toEqual([
      '  Warning: cases/orders.feature.md:25:1 › Orders › Refunding [e2e]: service unreachable: The service could not be reached: connect ETIMEDOUT 192.0.2.7:443 (tried 4 times).',
    ]);
    expect(lines.filter((line) => line.startsWith('  FAULT: '))).toHaveLength(2);
    expect(lines.at(-1)).toBe(
      '  Casewright: interrupted, 5 failed, 5 without a verdict, 1 warned, 1 flaky, 7 passed, 2 skipped; 1 other test failed; 60 model calls, 11.8 credits (casewright-report/index.html)',
    );
  });

  it('do not end in green words alone where the run failed', () => {
    const passing = {
      ...report,
      cases: report.cases.filter(({ verdict, isFlaky }) => verdict === 'passed' && !isFlaky),
    };
    const last = (changes: Partial<typeof report>) =>
      closingLines({ ...passing, faults: [], otherTests: [], ...changes }, plain)
        .trimEnd()
        .split('\n')
        .at(-1);
    const [other] = report.otherTests.filter(({ status }) => status === 'failed');
    expect(last({ status: 'failed' })).toMatch(/^ {2}Casewright: run failed, \d+ passed/);
    expect(last({ status: 'failed', otherTests: [other!] })).toMatch(/: \d+ passed.*; 1 other test failed; /);
    expect(last({ status: 'passed' })).toMatch(/Casewright: \d+ passed/);
  });

  it('name no report that could not be written', () => {
    expect(closingLines(only(), { ...plain, report: undefined })).toContain(
      '(the report could not be written)',
    );
  });

  it('say that there were no cases', () => {
    expect(closingLines(only(), plain)).toBe('  Casewright: no cases (casewright-report/index.html)\n');
  });

  it('have colours where they are asked for, whatever this process writes to', () => {
    vi.stubEnv('FORCE_COLOR', '0');
    const colored = closingLines(report, { ...plain, colors: true });
    expect(colored).toContain('\u001b[31m5 failed\u001b[39m');
    expect(stripVTControlCharacters(colored)).toBe(closingLines(report, plain));
  });
});

describe('Text from outside in the closing lines', () => {
  const printed = closingLines(hostileReport(), plain);

  it('moves no cursor and rings no bell', () => {
    expect(printed.match(/[^\n\t\P{Cc}]/gu) ?? []).toEqual([]);
  });

  it('starts no command of a CI service', () => {
    expect([...workflowCommands(printed), ...embeddedCommands(printed)]).toEqual([]);
  });

  it('makes no lines of its own, and is bounded', () => {
    const lines = printed.split('\n').filter((line) => line.trim() !== '');
    expect(lines.filter((line) => !/^ {2}(?: {3}|\d+\) |Warning: |FAULT: |Casewright: )/.test(line))).toEqual(
      [],
    );
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2_500);
  });

  it.each([
    ['::error::x', ': :error::x'],
    ['a\n \t\u00a0::set-output name=a::b', 'a\n \t\u00a0: :set-output name=a::b'],
    ['::\u001b[0m:error::', ': ::error::'],
    [':\u0000:error::', ': :error::'],
    ['x ##[group]y ##vso[a]b ##teamcity[c]', 'x # #[group]y # #vso[a]b # #teamcity[c]'],
    ['#\u0000#vso[a]', '# #vso[a]'],
    ['a :: b ## c', 'a :: b ## c'],
  ])('is harmless: %j', (text, harmless) => {
    expect(harmlessText(text)).toBe(harmless);
  });
});
