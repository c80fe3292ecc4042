/** A run of Playwright that breaks off, and the next one: no session is lost, and none is paid twice. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { killMain } from '../support/killMain.js';
import { NIGHTLY } from '../support/nightly.js';
import { root } from '../support/places.js';
import { config, playwrightProject } from '../support/playwrightProject.js';
import { CASES, breakOff, breakOffAsked, expectAskedNamed, expectNamed } from '../support/resume.js';

const ARGS = [
  path.join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
  'test',
  '--workers=2',
  '--reporter=list,casewright/playwright/reporter',
];
const project = () => playwrightProject({ 'playwright.config.ts': config("{ files: 'cases/*' }"), ...CASES });

/** A run is ended by SIGINT below, too, and its sessions are named. */
const SIGNALS = NIGHTLY ? (['SIGINT', 'SIGTERM'] as const) : (['SIGTERM'] as const);

test.each(SIGNALS)(
  'Sessions of a run that is ended by %s are named, and taken over by the next one.',
  async (signal) => {
    const suite = await project();
    const { service, ran, resume } = await breakOff(suite, ARGS, signal);
    expect(ran.output).toContain('CASEWRIGHT_RESUME=1');
    expectNamed({ service, ran }, await suite.read('casewright-report/report.json'));
    const { output, exitCode } = await resume();
    expect(output).toContain('2 passed');
    expect(output).not.toContain('still running');
    expect(exitCode).toBe(0);
    expect(service.sessions).toHaveLength(2);
    expect(await suite.filesWith('key-do-not-tell')).toEqual([]);
  },
);

test('A run that is interrupted while its workers start ends without its sessions, at whatever moment that is.', async () => {
  const suite = await project();
  for (const after of NIGHTLY ? [50, 150, 250, 350, 450, 550, 650, 750] : [50, 550]) {
    const { ran, service } = await breakOff(suite, ARGS, 'SIGINT', { after });
    expect(ran.output).toContain('2 sessions are still running on the service');
    expect(service.sessions).toHaveLength(2);
  }
});

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
  expect(output).toContain('2 passed');
  expect(exitCode).toBe(0);
  expect(service.sessions.map(({ title }) => title).sort()).toEqual(['A › buys', 'B › sells', 'B › sells']);
  // What has been concluded is done anew.
  const third = await resume();
  expect(third.exitCode).toBe(0);
  expect(service.sessions).toHaveLength(5);
});

test.each([
  ['SIGKILL', 'once it has ended'],
  ['SIGTERM', 'while it ends'],
] as const)(
  'A worker that asks a run ended by %s, %s, begins nothing a second time.',
  async (signal, ask) => {
    const suite = await project();
    const broken = await killMain(suite, { args: ARGS, signal, ask });
    expect(broken.service.sessions.map(({ title }) => title).sort()).toEqual(['A › buys', 'B › sells']);
    if (signal === 'SIGTERM') expectNamed(broken, await suite.read('casewright-report/report.json'));
  },
);
