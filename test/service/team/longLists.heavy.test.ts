/** The list of a project with very many sessions, held against one without any in the same run. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connect } from '../../../src/service/team/connect.js';
import { NIGHTLY } from '../../support/nightly.js';
import { noPostgres, startPostgres } from '../../support/postgres.js';
import { startApi } from './startTeam.js';

const SESSIONS = NIGHTLY ? 1_000_000 : 50_000;
const LOOKS = 40;

describe.skipIf(noPostgres)('the list of a project', () => {
  test(`with ${SESSIONS} sessions takes no more than three times as long as an empty one`, async () => {
    const postgres = await startPostgres();
    const storage = await mkdtemp(path.join(tmpdir(), 'casewright-lists-'));
    onTestFinished(async () => {
      await postgres.remove();
      await rm(storage, { recursive: true, force: true });
    });
    const contract = await startApi({ database: postgres.address, storage });
    onTestFinished(() => contract.service.close());
    const { id: empty } = await contract.ask('createProject', { body: { name: 'Empty' } });
    await fill(postgres.address, contract.projectId);

    const look = async (project_id: string, page: number) => {
      const began = performance.now();
      const query = { page: String(page), pageSize: '50' };
      const { totalCount } = await contract.ask('listSessions', { parameters: { project_id }, query });
      return { took: performance.now() - began, totalCount };
    };
    const times: { full: number[]; empty: number[] } = { full: [], empty: [] };
    for (let count = 0; count < LOOKS; count++) {
      const there = await look(contract.projectId, 1 + (count % 20));
      expect(there.totalCount).toBe(SESSIONS);
      times.full.push(there.took);
      times.empty.push((await look(empty, 1)).took);
    }
    const [full, none] = [p95(times.full), p95(times.empty)];
    process.stdout.write(
      `p95 of ${SESSIONS} sessions ${full.toFixed(1)} ms, of none ${none.toFixed(1)} ms\n`,
    );
    expect(full / none).toBeLessThanOrEqual(3);
  });
});

const p95 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Infinity;

/** As sessions that ended long ago. */
async function fill(database: string, projectId: string): Promise<void> {
  const postgres = await connect(database);
  const shown = `jsonb_build_object('id', id, 'title', 'T', 'prompt', '1. Look', 'platform', 'desktop',
    'status', 'succeeded', 'result', 'passed', 'createdAt', moment, 'archivedAt', null)`;
  for (let from = 0; from < SESSIONS; from += SESSIONS / 10) {
    await postgres.query(
      `insert into documents (kind, id, project, status, is_archived, created_at, document)
      select 'sessions', id, $1, 'succeeded', false, moment,
        jsonb_build_object('id', id, 'projectId', $1::text, 'caseId', null, 'userDeviceId', null, 'shown', ${shown})
      from (
        select gen_random_uuid()::text id, timestamptz '2026-01-01' + n * interval '1 second' as moment
        from generate_series($2::int + 1, $3::int) n
      ) made`,
      [projectId, from, from + SESSIONS / 10],
    );
  }
  await postgres.query('vacuum analyze documents');
  await postgres.close();
}
