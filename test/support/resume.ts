/** A run over a slow hosted service that is ended by a signal while both of its sessions are under way, and the next one. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { Report } from '../../src/report/report.js';
import { serveHttp } from './httpServer.js';
import { environmentOf, slowService, type SlowService } from './slowService.js';
import { startNode, type Started } from './startNode.js';
import type { PlaywrightProject, Ran } from './playwrightProject.js';

export const CASES = {
  'cases/a.feature': 'Feature: A\n\n  Scenario: buys\n    Given I dance the tango\n',
  'cases/b.feature': 'Feature: B\n\n  Scenario: sells\n    Given I dance the tango\n',
};

export interface Broken {
  service: SlowService;
  ran: Ran;
  /** The next run, with CASEWRIGHT_RESUME=1, on a service whose sessions end. */
  resume: () => Promise<Ran>;
}

/** @param options `after`: milliseconds for which both sessions are under way before the signal comes */
export async function breakOff(
  project: Pick<PlaywrightProject, 'folder'>,
  args: string[],
  signal: NodeJS.Signals,
  { after = 0 } = {},
): Promise<Broken> {
  const service = await slowService();
  const env = {
    ...environmentOf(service),
    // Whoever tried to start one would fail.
    CASEWRIGHT_BROWSER: '/no/such/browser',
  };
  const start = (more = {}): Started => startNode(project.folder, args, { ...env, ...more });
  const first = start();
  await expect.poll(() => service.looked.size, { timeout: 120_000 }).toBe(2);
  await sleep(after);
  first.kill(signal);
  const ran = await first.ended;
  return {
    ...{ service, ran },
    resume: () => {
      service.end();
      return start({ CASEWRIGHT_RESUME: '1' }).ended;
    },
  };
}

/** A run over a service that answers nothing, ended while both of its sessions are asked for. */
export async function breakOffAsked(
  project: Pick<PlaywrightProject, 'folder'>,
  args: string[],
): Promise<Ran> {
  const service = await serveHttp(() => undefined);
  const env = { ...environmentOf(service), CASEWRIGHT_BROWSER: '/no/such/browser' };
  const run = startNode(project.folder, args, env);
  await expect.poll(() => service.requests.length, { timeout: 120_000 }).toBe(2);
  run.kill('SIGTERM');
  return run.ended;
}

/** Of which nothing but the titles is known. */
export function expectAskedNamed({ exitCode, output }: Ran, report: string): void {
  expect(exitCode).not.toBe(0);
  expect(output).toMatch(
    /\n2 sessions were asked for, and may be running, though no answer came:\n(?: {2}(?:A › buys|B › sells) \(cases\/[ab]\.feature\)\n){2}CASEWRIGHT_RESUME=1/,
  );
  const reported = toldIn(report).filter((text) =>
    /^A session of .* may be running|\. A session may be running\.$/.test(text),
  );
  expect(reported).toHaveLength(2);
}

/** In the terminal and in the report. */
export function expectNamed({ service, ran }: Pick<Broken, 'service' | 'ran'>, report: string): void {
  expect(ran.exitCode).not.toBe(0);
  expect(ran.output).toContain('2 sessions are still running on the service');
  const reported = toldIn(report);
  for (const { id, title } of service.sessions) {
    expect(ran.output).toContain(`${id}  ${title}`);
    expect(reported.filter((text) => text.includes(`ession ${id} `))).toHaveLength(1);
  }
}

/** By the attempts, and of the run itself where it hadn't come to a case yet. */
function toldIn(report: string): string[] {
  const { cases, faults } = Report.parse(JSON.parse(report));
  return [...cases.flatMap(({ attempts }) => attempts.map(({ message }) => message)), ...faults];
}
