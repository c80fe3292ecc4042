/** A run of Vitest that breaks off, and the next one: no session is lost, and none is paid twice. */
import { expect, test } from 'vitest';
import { killMain } from '../support/killMain.js';
import { NIGHTLY } from '../support/nightly.js';
import { CASES, breakOff, breakOffAsked, expectAskedNamed, expectNamed } from '../support/resume.js';
import { VITEST, vitestConfig, vitestProject } from '../support/vitestProject.js';

const ARGS = [VITEST, 'run', '--maxWorkers=2', '--reporter=default', '--reporter=casewright/vitest/reporter'];
const project = () => vitestProject({ 'vitest.config.ts': vitestConfig("{ files: 'cases/*' }"), ...CASES });

/** What SIGTERM leaves is named below, too, where a worker asks while the run ends. */
const SIGNALS = NIGHTLY ? (['SIGINT', 'SIGTERM'] as const) : (['SIGINT'] as const);

test.each(SIGNALS)(
  'Sessions of a run that is ended by %s are named, and taken over by the next one.',
  async (signal) => {
    const suite = await project();
    const { service, ran, resume } = await breakOff(suite, ARGS, signal);
    expectNamed({ service, ran }, await suite.read('casewright-report/report.json'));
    const { output, exitCode } = await resume();
    expect(output).toMatch(/Tests\s+2 passed/);
    expect(exitCode).toBe(0);
    expect(service.sessions).toHaveLength(2);
  },
);

test('Sessions whose answers are still to come when a run is ended are named by their titles.', async () => {
  const suite = await project();
  const ran = await breakOffAsked(suite, ARGS);
  expectAskedNamed(ran, await suite.read('casewright-report/report.json'));
});

test('After kill -9 sessions are taken over, but for a case whose text has changed since.', async () => {
  const suite = await project();
  const { service, resume } = await breakOff(suite, ARGS, 'SIGKILL');
  await suite.write({ 'cases/b.feature': CASES['cases/b.feature'].replace('tango', 'waltz') });
  const { output, exitCode } = await resume();
  expect(output).toMatch(/Tests\s+2 passed/);
  expect(exitCode).toBe(0);
  expect(service.sessions.map(({ title }) => title).sort()).toEqual(['A › buys', 'B › sells', 'B › sells']);
});

test.each([
  ['SIGKILL', 'once it has ended'],
  ['SIGTERM', 'once it has ended'],
  ['SIGTERM', 'while it ends'],
] as const)(
  'A worker that asks a run ended by %s, %s, begins nothing a second time.',
  async (signal, ask) => {
    const suite = await project();
    const broken = await killMain(suite, { args: ARGS, signal, ask, asking: 2 });
    expect(broken.service.sessions.map(({ title }) => title).sort()).toEqual(['A › buys', 'B › sells']);
    if (signal === 'SIGTERM') expectNamed(broken, await suite.read('casewright-report/report.json'));
  },
);

test('A worker that asks a run while it ends begins nothing either that had no place yet.', async () => {
  const config = vitestConfig("{ files: 'cases/*', concurrency: 1 }");
  const suite = await vitestProject({ 'vitest.config.ts': config, ...CASES });
  const { service } = await killMain(suite, {
    args: ARGS,
    signal: 'SIGTERM',
    ask: 'while it ends',
    ...{ ahead: 1, asking: 2 },
  });
  expect(service.sessions).toHaveLength(1);
});
