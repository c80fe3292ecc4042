/** A service for a team: API processes that run nothing, and workers that take turns. */
import path from 'node:path';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { noPostgres, startPostgres, type TestPostgres } from '../../support/postgres.js';
import type { BackEndSession } from '../../../src/service/devices.js';
import type { WorkerOptions } from '../../../src/service/team/index.js';
import { LOCKS } from '../../../src/service/team/connect.js';
import type { ContractService } from '../contract/contractService.js';
import { JPEG, PASSED, ScriptedPhones, act } from '../contract/ScriptedPhones.js';
import { onPhone } from '../contract/world.js';
import { startApi, startTestWorker, until, type TeamPlace } from './startTeam.js';

let postgres: TestPostgres;
let storage: string;
let place: TeamPlace;
beforeAll(async () => {
  if (noPostgres) return;
  postgres = await startPostgres();
  storage = await mkdtemp(path.join(tmpdir(), 'casewright-team-'));
});
afterAll(async () => {
  await postgres.remove();
  await rm(storage, { recursive: true, force: true });
});
beforeEach(async () => {
  place = { database: await postgres.another(), storage };
});

async function api(): Promise<ContractService> {
  const contract = await startApi(place, { deviceBackEnd: new ScriptedPhones(), leaseTime: 2_000 });
  onTestFinished(async () => {
    await contract.service.close();
    expect(contract.faults).toEqual([]);
  });
  return contract;
}

async function worker(phones = new ScriptedPhones(), options: Partial<WorkerOptions> = {}) {
  const faults: unknown[] = [];
  const onFault = (fault: unknown) => void faults.push(fault);
  const running = await startTestWorker(place, phones, { leaseTime: 2_000, onFault, ...options });
  onTestFinished(async () => {
    await running.close();
    expect(faults).toEqual([]);
  });
  return running;
}

/** On a phone, of one step each. @returns their ids */
async function createCases(contract: ContractService, ...words: string[]): Promise<string[]> {
  const { items } = await contract.ask('listDevices');
  const apiMobileConfig = { deviceArn: items[0]!.arn!, deviceName: 'Pixel 9', platform: 'ANDROID' as const };
  const ids: string[] = [];
  for (const title of words) {
    const body = { scenario: `1. ${title}`, format: 'plain_text', type: 'mobile', title, apiMobileConfig };
    const { id } = await contract.ask('createCase', { parameters: { project_id: contract.projectId }, body });
    ids.push(id);
  }
  return ids;
}

describe.skipIf(noPostgres)('a service for a team', () => {
  test('takes a session at one process, runs it on a worker, and tells of it at another', async () => {
    const [one, other] = [await api(), await api()];
    expect(one.projectId).toBe(other.projectId);
    const { id } = await onPhone(one, '1. Look');
    const parameters = { session_id: id };
    expect(await other.ask('getSession', { parameters })).toMatchObject({ status: 'queued' });
    await worker();
    expect(await other.ended(id)).toMatchObject({ status: 'succeeded', result: 'passed', toolCount: 1 });
    const { items } = await other.ask('listScreenshots', { parameters });
    expect(await one.ask('getScreenshot', { parameters: { screenshot_id: items[0]!.id } })).toEqual(JPEG);
    expect((await one.ask('listMessages', { parameters })).items).toHaveLength(1);
  });

  test('ends a session as an error where its pictures could not be kept, and says that', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'casewright-lost-'));
    place = { ...place, storage: folder };
    const contract = await api();
    const faults: Error[] = [];
    const running = await startTestWorker(place, new ScriptedPhones(), {
      leaseTime: 2_000,
      onFault: (fault) => void faults.push(fault as Error),
    });
    onTestFinished(() => running.close());
    await rm(folder, { recursive: true });
    await writeFile(folder, 'no folder any more');
    onTestFinished(() => rm(folder));
    const { id } = await onPhone(contract, '1. Look');
    const over = await contract.ended(id);
    expect(over).toMatchObject({ status: 'error', result: 'error' });
    expect(over.summary).toContain('could not be stored');
    expect(faults.map(({ message }) => message)).toEqual([expect.stringContaining(folder)]);
  });

  test('ends what runs and what waits when it is asked to, wherever it runs', async () => {
    const contract = await api();
    await worker();
    const running = await onPhone(contract, '1. Wait');
    const waiting = await onPhone(contract, '1. Look');
    const look = async () =>
      (await contract.ask('getSession', { parameters: { session_id: running.id } })).status;
    await until(async () => (await look()) === 'running');
    for (const { id } of [waiting, running]) {
      const ended = await contract.ask('terminateSession', { parameters: { session_id: id } });
      expect(ended).toMatchObject({ status: 'terminated', result: null });
      expect(ended.summary).toContain('a request asked for it');
    }
    const again = await contract.refusal('terminateSession', { parameters: { session_id: running.id } });
    expect(again).toMatchObject({ status: 409 });
  });

  test('shares its workers between projects, and keeps to the caps', async () => {
    const contract = await api();
    const phones = new ScriptedPhones();
    const other = await contract.ask('createProject', { body: { name: 'Other' } });
    const ids: string[] = [];
    for (const projectId of [contract.projectId, contract.projectId, contract.projectId, other.id]) {
      const body = { title: 'T', prompt: '1. Open "about:blank"', projectId };
      ids.push((await contract.ask('createSession', { body })).id);
    }
    const states = () =>
      Promise.all(
        ids.map(
          async (session_id) => (await contract.ask('getSession', { parameters: { session_id } })).status,
        ),
      );
    expect(await states()).toEqual(Array(4).fill('queued'));
    await worker(phones, { browsers: 3, caps: { perProject: 1 } });
    const seen: string[][] = [];
    await until(async () => {
      const now = await states();
      seen.push(now);
      return now.every((status) => status === 'succeeded');
    });
    const under = (status: string) => status === 'preparing' || status === 'running';
    for (const now of seen) expect(now.slice(0, 3).filter(under).length).toBeLessThanOrEqual(1);
  });

  test('conducts a plan in order, stops it at a failure, and takes it over from a worker that is gone', async () => {
    const contract = await api();
    const began: string[] = [];
    const phones = new ScriptedPhones();
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    phones.script = async (session: BackEndSession) => {
      const word = session.steps[0]?.text ?? '';
      began.push(word);
      act(session, word);
      if (word === 'Second') await held;
      return word === 'Third' ? { status: 'failed', result: 'failed', summary: 'No' } : PASSED;
    };
    const caseIds = await createCases(contract, 'First', 'Second', 'Third', 'Fourth');
    const parameters = { project_id: contract.projectId };
    const body = { title: 'P', caseIds, executionMode: 'sequential', stopOnFailure: true };
    const { id: plan_id } = await contract.ask('createPlan', { parameters, body });
    const run = await contract.ask('triggerPlan', { parameters: { plan_id } });
    const first = await worker(phones);
    await until(() => began.includes('Second'));
    // It leaves the run to others; what it runs itself ends meanwhile.
    const closing = first.close();
    letGo();
    await closing;
    await worker(phones);
    const over = await contract.finished(plan_id, run.id);
    expect(over).toMatchObject({ status: 'failed' });
    expect(over.cases.map(({ status }) => status)).toEqual(['passed', 'passed', 'failed', 'skipped']);
    expect(new Set(began).size).toBe(began.length);
  });

  test('leaves a run to others that a worker was taking when it was closed', async () => {
    const contract = await api();
    const parameters = { project_id: contract.projectId };
    const body = { title: 'P', caseIds: await createCases(contract, 'Look') };
    const { id: plan_id } = await contract.ask('createPlan', { parameters, body });
    const claims = new pg.Client(place.database);
    await claims.connect();
    await claims.query('select pg_advisory_lock($1)', [LOCKS.claim]);
    const closed = await worker();
    const run = await contract.ask('triggerPlan', { parameters: { plan_id } });
    // Both of what it does wait for their turn: one for sessions, one for runs.
    await until(async () => {
      const { rowCount } = await claims.query(
        `select from pg_locks where locktype = 'advisory' and not granted`,
      );
      return rowCount === 2;
    });
    const closing = closed.close();
    await claims.end();
    await closing;
    await worker();
    expect(await contract.finished(plan_id, run.id)).toMatchObject({ status: 'completed' });
  });
});
