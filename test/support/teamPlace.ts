/** What a service for a team stands on, for all tests of a file: a PostgreSQL of their own, and a folder for what it stores. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { noPostgres, startPostgres, type TestPostgres } from './postgres.js';

export interface TeamPlace {
  /** Set before the first test, where PostgreSQL is installed. */
  postgres: TestPostgres;
  storage: string;
}

export function useTeamPlace(): TeamPlace {
  const place = {} as TeamPlace;
  beforeAll(async () => {
    place.storage = await mkdtemp(path.join(tmpdir(), 'casewright-team-'));
    if (!noPostgres) place.postgres = await startPostgres();
  });
  afterAll(async () => {
    if (!noPostgres) await place.postgres.remove();
    await rm(place.storage, { recursive: true, force: true });
  });
  return place;
}
