/** What an earlier run has left is taken over; what it has finished is done anew. */
import { describe, expect, test } from 'vitest';
import type { Surroundings } from '../../../src/runner/index.js';
import { always, asked, type HostedScript } from '../../support/hostedService.js';
import { PLAN_RUN_ID, PROJECT_ID, SESSION_ID, runCaseRecord, sessionRecord } from '../../support/records.js';
import { BY_ID, COMPLETED } from '../planEntries.js';
import { LOGIN, PASSED, caseOf, folder, journalOf, linesOf, runJournaled, textOf } from './journalEntries.js';

const RUNNING: HostedScript = { looks: [{ status: 'running' }] };
const ENDED: HostedScript = { looks: [PASSED] };
const later = { run: 'run 2', resume: true };

/** Leaves a session behind that is still running. */
async function broken(changes: Partial<Surroundings> = {}): Promise<string> {
  const root = await folder();
  const { outcome } = await runJournaled({ script: RUNNING, journal: journalOf(root), changes });
  expect(outcome.reason).toBe('out of time');
  return root;
}

describe('An entry of a run that resumes', () => {
  test('takes over the session that an earlier one has left, and says so', async () => {
    const root = await broken();
    const { outcome, created } = await runJournaled({ script: ENDED, journal: journalOf(root, later) });
    expect(created).toBe(0);
    expect(outcome).toMatchObject({ verdict: 'passed', sessionId: SESSION_ID });
    expect(outcome.remarks).toEqual([`The session ${SESSION_ID} of an earlier run was taken over.`]);
  });

  test('does so once: a session that was concluded is followed by a new one', async () => {
    const root = await broken();
    await runJournaled({ script: ENDED, journal: journalOf(root, later) });
    const third = { run: 'run 3', resume: true };
    const { created } = await runJournaled({ script: ENDED, journal: journalOf(root, third) });
    expect(created).toBe(1);
  });

  test.each([
    ['its text has changed', { entry: { ...LOGIN, case: caseOf('good login', '1. Log out') } }],
    ['an option has changed', { entry: { ...LOGIN, model: 'haiku' } }],
    ['its start address has changed', { entry: { ...LOGIN, startUrl: 'http://shop.test/' } }],
    ['a secret has changed', { changes: { secrets: { password: 'other' } } }],
  ])('has a new one where %s', async (_, run) => {
    const root = await broken();
    const { created } = await runJournaled({ script: ENDED, journal: journalOf(root, later), ...run });
    expect(created).toBe(1);
  });

  test('has the same one where what has changed is none of the session', async () => {
    const root = await broken();
    const moved = { ...LOGIN, case: { ...LOGIN.case, line: 40, tags: ['@slow'] } };
    const changes = { secrets: { password: 'lovelace', unused: 'x' }, timeLimit: 1000 };
    const journal = journalOf(root, later);
    const { created } = await runJournaled({ script: ENDED, journal, entry: moved, changes });
    expect(created).toBe(0);
  });

  test('has a new one as a retry, and without being asked to resume', async () => {
    const root = await broken();
    const retry = await runJournaled({ script: ENDED, journal: journalOf(root, { ...later, retry: 1 }) });
    expect(retry.created).toBe(1);
    const plain = await runJournaled({ script: ENDED, journal: journalOf(root, { run: 'run 3' }) });
    expect(plain.created).toBe(1);
  });

  test('has a new one where the service has lost the old one, and says so', async () => {
    const root = await broken();
    let looks = 0;
    const script: HostedScript = {
      instead: {
        [`/api/sessions/${SESSION_ID}`]: (request, response, count) =>
          ++looks === 1
            ? always({ error: 'No such session' }, 404)(request, response, count)
            : always(sessionRecord(PASSED))(request, response, count),
      },
    };
    const { outcome, created } = await runJournaled({ script, journal: journalOf(root, later) });
    expect(created).toBe(1);
    expect(outcome.verdict).toBe('passed');
    expect(outcome.remarks[0]).toBe(
      `The session ${SESSION_ID} of an earlier run is gone from the service, so there is a new one.`,
    );
  });

  test('shares none with another one of its run', async () => {
    const root = await broken();
    const runs = [1, 2, 3].map(() => runJournaled({ script: ENDED, journal: journalOf(root, later) }));
    const created = (await Promise.all(runs)).reduce((sum, each) => sum + each.created, 0);
    expect(created).toBe(2);
  });

  test('finds the session whose answer nobody has written down', async () => {
    const root = await folder();
    // The run was killed while it waited for the answer.
    const journal = journalOf(root);
    const never = {
      createSession: () => new Promise<never>(() => undefined),
    } as never as Surroundings['client'];
    void runJournaled({ script: RUNNING, journal, changes: { client: never } });
    await expect.poll(async () => (await linesOf(root)).length).toBe(1);
    const item = {
      title: 'Login › good login',
      prompt: '1. Log in with lovelace',
      createdAt: new Date().toISOString(),
    };
    const script = { ...ENDED, sessions: [item] };
    const { outcome, created } = await runJournaled({ script, journal: journalOf(root, later) });
    expect(created).toBe(0);
    expect(outcome).toMatchObject({ verdict: 'passed', sessionId: SESSION_ID });
    const nothing = await runJournaled({
      script: { ...ENDED, sessions: [] },
      journal: journalOf(root, later),
    });
    expect(nothing.created).toBe(1);
  });

  test('takes over a plan run, too, with the plan that was stored for it', async () => {
    const root = await folder();
    const running = { runLooks: [{ cases: [runCaseRecord(1, 'running'), runCaseRecord(2, 'pending')] }] };
    await runJournaled({ script: running, journal: journalOf(root), entry: BY_ID });
    const script = { runLooks: [COMPLETED] };
    const journal = journalOf(root, later);
    const { outcome, server } = await runJournaled({ script, journal, entry: BY_ID });
    expect(outcome).toMatchObject({ verdict: 'passed', planRunId: PLAN_RUN_ID });
    expect(asked(server, 'POST', '/run')).toHaveLength(0);
    expect(outcome.remarks).toEqual([`The plan run ${PLAN_RUN_ID} of an earlier run was taken over.`]);
  });
});

describe('The journal of an entry', () => {
  test('has what was asked for, what came of it and how it ended, and no secret', async () => {
    const root = await folder();
    await runJournaled({ script: ENDED, journal: journalOf(root) });
    const lines = await linesOf(root);
    expect(lines.map(({ what }) => what)).toEqual(['asked', 'created', 'ended']);
    expect(lines[1]).toMatchObject({ id: SESSION_ID, run: 'run 1', projectId: PROJECT_ID, takenOver: false });
    expect(lines[2]).toMatchObject({ id: SESSION_ID, over: true });
    expect(await textOf(root)).not.toMatch(/lovelace|Log in with|key-123/);
  });

  test('has the id on the disk before the service is asked for it', async () => {
    const root = await folder();
    const seen: unknown[] = [];
    const script: HostedScript = {
      instead: {
        [`GET /api/sessions/${SESSION_ID}`]: (request, response, count) =>
          void linesOf(root).then((lines) => {
            seen.push(lines.at(-1)?.['what']);
            always(sessionRecord(PASSED))(request, response, count);
          }),
      },
    };
    await runJournaled({ script, journal: journalOf(root) });
    expect(seen[0]).toBe('created');
  });

  test('that can’t be written costs a remark, and no verdict', async () => {
    const { outcome, created } = await runJournaled({
      script: ENDED,
      journal: journalOf(import.meta.filename, { resume: true }),
    });
    expect(created).toBe(1);
    expect(outcome.verdict).toBe('passed');
    expect(outcome.remarks).toHaveLength(1);
    expect(outcome.remarks[0]).toMatch(/^The journal \.casewright\/journal\.jsonl can't be used: ENOTDIR/);
  });
});
