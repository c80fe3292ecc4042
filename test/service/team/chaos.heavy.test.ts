/** Real processes of a team, killed, frozen and cut off from their database while sessions and a plan run. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isPlanRunOver, isTerminal, type PlanRun, type Session } from '../../../src/contract/index.js';
import { NIGHTLY } from '../../support/nightly.js';
import { noPostgres, startPostgres } from '../../support/postgres.js';
import { randomNumbers } from '../store/randomNumbers.js';
import { buildPrograms } from '../store/startProgram.js';
import { API_KEY, LEASE_TIME } from './programs.js';
import { freePort } from '../../support/freePort.js';
import { teamProcess, type TeamProcess } from './processes.js';

const SESSIONS = NIGHTLY ? 1_000 : 100;
const CASES = 8;
/** Milliseconds. */
const MOST = NIGHTLY ? 1_200_000 : 300_000;

/** What may end a session without a result here. */
const REASON =
  /^The worker \S+ that ran the session is gone, or had no connection to the database for too long/;
const GIVEN_UP = /^5 workers took the session/;

describe.skipIf(noPostgres)('a team of processes', () => {
  test(
    'runs no session twice, loses none, and ends each with a true reason',
    async () => {
      const random = randomNumbers(Number(process.env['CHAOS_SEED'] ?? Date.now() % 1_000_000));
      const { acts, postgres, apis, workers, ask } = await startAll();
      const created = new Map<string, string>();
      const plan = await triggerPlan(ask);
      let isOver = false;
      const problem = injectFaults({ apis, workers, postgres }, random, () => isOver);
      for (let number = 0; created.size < SESSIONS; number++) {
        const prompt = `1. Session ${number}`;
        const body = {
          title: 'T',
          prompt,
          projectId: plan.projectId,
          platform: 'android',
          deviceArn: plan.arns[number % 12],
        };
        // Where nobody knows whether it was created, another one takes its place.
        const answer = await ask<Session>('POST', '/api/sessions', body).catch(() => undefined);
        if (answer?.id) created.set(answer.id, `Session ${number}`);
        else await sleep(50);
      }
      const sessions = await Promise.all([...created.keys()].map((id) => ended(ask, id)));
      const run = await untilOver(ask, plan.at);
      isOver = true;
      await problem;

      const lines = (await readFile(acts, 'utf8')).split('\n').filter(Boolean);
      expect(new Set(lines).size, 'something was done twice').toBe(lines.length);
      for (const { id, status, result, summary } of sessions) {
        const words = created.get(id)!;
        const isDone = lines.includes(`end ${words}`);
        if (status === 'succeeded') expect({ isDone, result }).toEqual({ isDone: true, result: 'passed' });
        else
          expect({ status, summary }).toEqual({
            status: 'error',
            summary: expect.stringMatching(reasonFor(lines, words)),
          });
      }
      // All that is left unfinished was taken from somebody.
      expect(sessions.filter(({ status }) => status === 'succeeded').length).toBeGreaterThan(SESSIONS / 4);
      expect(run.cases.every(({ status }) => status === 'passed' || status === 'failed')).toBe(true);
      const order = lines.filter((line) => line.startsWith('begin Case'));
      expect(order).toEqual([...order].sort());
      for (const one of [...apis, ...workers]) expect(one.errors()).not.toContain('has a fault');
    },
    MOST,
  );
});

const reasonFor = (lines: readonly string[], words: string) =>
  lines.includes(`begin ${words}`) ? REASON : new RegExp(`${REASON.source}|${GIVEN_UP.source}`);

type Ask = <Answer>(method: string, address: string, body?: unknown) => Promise<Answer>;

async function startAll() {
  const program = await buildPrograms('team', path.join(import.meta.dirname, 'programs.js'));
  const postgres = await startPostgres();
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-chaos-'));
  const acts = path.join(folder, 'acts');
  await writeFile(acts, '');
  const place = [postgres.address, path.join(folder, 'files')];
  const ports = [await freePort(), await freePort()];
  const apis = ports.map((port) => teamProcess(`api ${port}`, program, ['api', ...place, String(port)]));
  const workers = [1, 2, 3].map((n) => teamProcess(`worker ${n}`, program, ['worker', ...place, acts]));
  const all = [...apis, ...workers];
  onTestFinished(async () => {
    await Promise.all(all.map((one) => one.kill()));
    await postgres.remove();
    await rm(folder, { recursive: true, force: true });
  });
  await Promise.all(all.map((one) => one.start()));
  return { acts, postgres, apis, workers, ask: asker(ports) };
}

/** As a balancer does, which asks another process where one doesn't answer. */
function asker(ports: readonly number[]): Ask {
  let turn = 0;
  return async <Answer>(method: string, address: string, body?: unknown) => {
    const url = `http://127.0.0.1:${ports[turn++ % ports.length]}${address}`;
    const headers = { 'x-api-key': API_KEY, 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(url, { method, headers, ...sent, signal: AbortSignal.timeout(5_000) });
    if (answer.ok) return (await answer.json()) as Answer;
    throw new Error(`${method} ${address} answered ${answer.status}: ${await answer.text()}`);
  };
}

/** Reading may be tried again. */
async function patiently<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  for (let left = 200; ; left--) {
    try {
      return await read();
    } catch (error) {
      if (left === 0) throw error;
      await sleep(200);
    }
  }
}

async function ended(ask: Ask, id: string): Promise<Session> {
  for (;;) {
    const session = await patiently(() => ask<Session>('GET', `/api/sessions/${id}`));
    if (isTerminal(session.status)) return session;
    await sleep(300);
  }
}

async function untilOver(ask: Ask, at: string): Promise<PlanRun> {
  for (;;) {
    const run = await patiently(() => ask<PlanRun>('GET', at));
    if (isPlanRunOver(run.status)) return run;
    await sleep(300);
  }
}

async function triggerPlan(ask: Ask) {
  const projects = await ask<{ items: { id: string }[] }>('GET', '/api/organizations/projects');
  const projectId = projects.items[0]!.id;
  const devices = await ask<{ items: { arn: string }[] }>('GET', '/api/devices');
  const arns = devices.items.map(({ arn }) => arn);
  const caseIds: string[] = [];
  for (let number = 0; number < CASES; number++) {
    const apiMobileConfig = { deviceArn: arns[number], deviceName: 'Phone', platform: 'ANDROID' };
    const words = { title: 'C', scenario: `1. Case ${number}`, format: 'plain_text', type: 'mobile' };
    const made = await ask<{ id: string }>('POST', `/api/projects/${projectId}/cases`, {
      ...words,
      apiMobileConfig,
    });
    caseIds.push(made.id);
  }
  const body = { title: 'P', caseIds, executionMode: 'sequential' };
  const { id } = await ask<{ id: string }>('POST', `/api/projects/${projectId}/plans`, body);
  const run = await ask<{ id: string }>('POST', `/api/triggers/plans/${id}/run`);
  return { projectId, arns, at: `/api/triggers/plans/${id}/runs/${run.id}` };
}

interface Targets {
  apis: readonly TeamProcess[];
  workers: readonly TeamProcess[];
  postgres: { stop(): Promise<void>; start(): Promise<void> };
}

/** Each second somebody is killed; between times the database goes away, or a worker stands still past its lease. */
async function injectFaults(
  { apis, workers, postgres }: Targets,
  random: (below: number) => number,
  isOver: () => boolean,
): Promise<void> {
  const all = [...apis, ...workers];
  for (let round = 1; !isOver(); round++) {
    await sleep(1_000);
    if (round % 6 === 2) {
      const frozen = workers[random(workers.length)]!;
      frozen.signal('SIGSTOP');
      await sleep(LEASE_TIME + 1_500);
      frozen.signal('SIGCONT');
    } else if (round % 6 === 4) {
      await postgres.stop();
      await sleep(1_000);
      await postgres.start();
    } else {
      const victim = all[random(all.length)]!;
      await victim.kill();
      await victim.start();
    }
  }
}
