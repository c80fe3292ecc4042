/** The contract's tests, with a service for a team behind them: an API process that runs nothing, and a worker. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startService, type ServiceOptions } from '../../../src/service/startService.js';
import { startWorker } from '../../../src/service/team/index.js';
import { noPostgres, startPostgres, type TestPostgres } from '../../support/postgres.js';
import { ground } from '../contract/contractService.js';

let postgres: TestPostgres;
let storage: string;
beforeAll(async () => {
  if (noPostgres) return;
  postgres = await startPostgres();
  storage = await mkdtemp(path.join(tmpdir(), 'casewright-team-'));
});
afterAll(async () => {
  Object.assign(ground, { start: startService, hasPages: true });
  if (noPostgres) return;
  await postgres.remove();
  await rm(storage, { recursive: true, force: true });
});

async function startTeam(options: ServiceOptions = {}) {
  const place = { database: await postgres.another(), storage };
  const { stepTimeout, models, onFault, deviceBackEnd } = options;
  const service = await startService({ ...options, ...place });
  const worker = await startWorker({
    ...place,
    browsers: 8,
    ...(stepTimeout !== undefined && { stepTimeout }),
    ...(models !== undefined && { models }),
    ...(onFault && { onFault }),
    ...(deviceBackEnd && { deviceBackEnd }),
  });
  return { ...service, close: () => worker.close().then(() => service.close()) };
}

Object.assign(ground, { start: startTeam, hasPages: false });
for (const name of noPostgres ? [] : ['lists', 'bad', 'uploads', 'plans', 'refusals', 'good', 'evidence'])
  await import(/* @vite-ignore */ `../contract/${name}.test.ts?team`);
