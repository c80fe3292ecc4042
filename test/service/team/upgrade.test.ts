/** A database as an earlier version of the schema left it, with what was in it, under today's code. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connect, MIGRATIONS } from '../../../src/service/team/connect.js';
import { noPostgres } from '../../support/postgres.js';
import { useTeamPlace } from '../../support/teamPlace.js';
import { ScriptedPhones } from '../contract/ScriptedPhones.js';
import { startApi, startTestWorker } from './startTeam.js';

/** What each step was when it was published. A new one gets its line here, and rows in `version-<number>.json`. */
const PUBLISHED = ['614322ec892f65ce'];

const onTeam = useTeamPlace();

interface Rows {
  documents: { kind: string; status: string | null }[];
  queue: { kind: string; id: string }[];
}

/** The schema of that version, as its own code would have made it, with rows that it wrote. */
async function leftBy(version: number, rows: Rows): Promise<string> {
  const address = await onTeam.postgres.another();
  const postgres = await connect(address);
  await postgres.transaction(async (sql) => {
    await sql.query('create table migrations (version integer primary key, done_at timestamptz)');
    for (const [index, statements] of MIGRATIONS.slice(0, version).entries()) {
      for (const statement of statements) await sql.query(statement);
      await sql.query('insert into migrations values ($1, now())', [index + 1]);
    }
    for (const [table, all] of Object.entries(rows) as [string, object[]][])
      for (const row of all) {
        const names = Object.keys(row).join(', ');
        const made = `select ${names} from jsonb_populate_record(null::${table}, $1)`;
        await sql.query(`insert into ${table} (${names}) ${made}`, [JSON.stringify(row)]);
      }
  });
  await postgres.close();
  return address;
}

test('no step of the schema was changed since it was published', () => {
  const digest = (step: readonly string[]) =>
    createHash('sha256').update(JSON.stringify(step)).digest('hex').slice(0, 16);
  expect(MIGRATIONS.map(digest)).toEqual(PUBLISHED);
});

describe.skipIf(noPostgres)('a database of an earlier version', () => {
  test.each(PUBLISHED.map((_, index) => index + 1))(
    '%i has all that it had, and goes on with what waited',
    async (version) => {
      const file = path.join(import.meta.dirname, `version-${version}.json`);
      const rows = JSON.parse(await readFile(file, 'utf8')) as Rows;
      const place = { database: await leftBy(version, rows), storage: onTeam.storage };
      const phones = new ScriptedPhones();
      const api = await startApi(place, { deviceBackEnd: phones });
      onTestFinished(() => api.service.close());
      const parameters = { project_id: api.projectId };
      const count = (kind: string) => rows.documents.filter((row) => row.kind === kind).length;
      expect(await api.ask('listSessions', { parameters })).toMatchObject({ totalCount: count('sessions') });
      expect(await api.ask('listCases', { parameters })).toMatchObject({ totalCount: count('cases') });
      const { items: plans } = await api.ask('listPlans', { parameters });
      expect(plans).toHaveLength(count('plans'));
      const { items: sessions } = await api.ask('listSessions', { parameters });
      const over = sessions.find(({ status }) => status === 'succeeded')!;
      const { items } = await api.ask('listMessages', { parameters: { session_id: over.id } });
      expect(items).toHaveLength(count('messages'));

      const worker = await startTestWorker(place, phones);
      onTestFinished(() => worker.close());
      const idOf = (kind: string) => rows.queue.find((row) => row.kind === kind)!.id;
      expect(await api.ended(idOf('session'))).toMatchObject({ status: 'succeeded' });
      expect(await api.finished(plans[0]!.id, idOf('planRun'))).toMatchObject({
        ...{ status: 'completed', passedCases: 1 },
      });
      expect(api.faults).toEqual([]);
    },
  );
});
