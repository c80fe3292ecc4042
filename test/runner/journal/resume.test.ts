/** What an earlier run has left is taken over; what it has finished is done anew. */
import { describe, expect, test } from 'vitest';
import type { RunContext } from '../../../src/runner/CaseToRun.js';
import { always, asked, type HostedScript } from '../../support/hostedService.js';
import { PLAN_RUN_ID, PROJECT_ID, SESSION_ID, runCaseRecord, sessionRecord } from '../../support/records.js';
import { BY_ID, COMPLETED } from '../plans/planEntries.js';
import { JournalFile } from '../../../src/runner/journal/CaseJournal.js';
import { LOGIN, PASSED, caseOf, folder, journalOf, linesOf, runJournaled, textOf } from './journalEntries.js';

const RUNNING: HostedScript = { looks: [{ status: 'running' }] };
const ENDED: HostedScript = { looks: [PASSED] };
const later = { run: 'run 2', resume: 'take over' } as const;

/** Leaves a session behind that is still running. */
async function broken(changes: Partial<RunContext> = {}): Promise<string> {
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
    const third = { run: 'run 3', resume: 'take over' } as const;
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

  describe('whose answer nobody has written down', () => {
    /** The run was killed while it waited for the answer; gives the prompt that it had sent. */
    async function killed(root: string): Promise<string> {
      let prompt = '';
      const createSession = (request: { prompt: string }) => {
        ({ prompt } = request);
        return new Promise<never>(() => undefined);
      };
      const client = { createSession } as never as RunContext['client'];
      void runJournaled({ script: RUNNING, journal: journalOf(root), changes: { client } });
      await expect.poll(async () => (await linesOf(root)).length).toBe(1);
      await expect.poll(() => prompt).not.toBe('');
      return prompt;
    }
    const item = (prompt: string) => ({
      title: 'Login › good login',
      prompt,
      createdAt: new Date().toISOString(),
    });
    const looking = (prompt: string): HostedScript => ({
      looks: [{ ...PASSED, prompt }],
      sessions: [item(prompt.slice(0, 20))],
    });

    test('finds it by its mark', async () => {
      const root = await folder();
      const script = looking(await killed(root));
      const { outcome, created } = await runJournaled({ script, journal: journalOf(root, later) });
      expect(created).toBe(0);
      expect(outcome).toMatchObject({ verdict: 'passed', sessionId: SESSION_ID });
    });

    test.each([
      ['the service has no list', { looks: [PASSED] }],
      ['the list has only somebody else’s', looking('1. Log in with lovelace')],
    ])('is an error, and asks for nothing, where %s; as a retry, too', async (_, script) => {
      const root = await folder();
      await killed(root);
      for (const retry of [0, 1]) {
        const journal = journalOf(root, { ...later, retry });
        const { outcome, created } = await runJournaled({ script, journal });
        expect(created).toBe(0);
        expect(outcome).toMatchObject({ verdict: 'error', reason: 'interrupted' });
        expect(outcome.message).toContain('CASEWRIGHT_RESUME=again');
        expect(outcome.message).toContain('A session may be running on the service: please look for');
      }
    });

    test('asks for it again where that is said, and says so', async () => {
      const root = await folder();
      await killed(root);
      const journal = journalOf(root, { ...later, resume: 'ask again' });
      const { outcome, created } = await runJournaled({ script: { looks: [PASSED] }, journal });
      expect(created).toBe(1);
      expect(outcome.verdict).toBe('passed');
      expect(outcome.remarks.join()).toContain(
        'An earlier run broke off as it asked for a session for this case.',
      );
    });

    test('is nothing to a run that doesn’t resume', async () => {
      const root = await folder();
      await killed(root);
      const { created } = await runJournaled({ script: ENDED, journal: journalOf(root, { run: 'run 2' }) });
      expect(created).toBe(1);
    });
  });

  describe('whose session had ended', () => {
    const at = () => new Date().toISOString();
    const begun = (root: string, run: string, resumes = false) =>
      new JournalFile(root).append({ what: 'run begun', at: at(), run, resumes });
    const over = (root: string, run: string) =>
      new JournalFile(root).append({ what: 'run over', at: at(), run });

    async function ended(run = 'run 1', isOver = false): Promise<string> {
      const root = await folder();
      await begun(root, run);
      await runJournaled({ script: ENDED, journal: journalOf(root, { run }) });
      if (isOver) await over(root, run);
      return root;
    }

    test('takes its verdict over from a run that was broken off, and says so', async () => {
      const root = await ended();
      await begun(root, 'run 2', true);
      const { outcome, created } = await runJournaled({ script: ENDED, journal: journalOf(root, later) });
      expect(created).toBe(0);
      expect(outcome).toMatchObject({ verdict: 'passed', sessionId: SESSION_ID });
      expect(outcome.remarks.join()).toContain('had ended there: its verdict was taken over');
    });

    test('goes on with what a run had taken over that was broken off itself', async () => {
      const root = await ended();
      await begun(root, 'run 2', true);
      const third = { run: 'run 3', resume: 'take over' } as const;
      const { created } = await runJournaled({ script: ENDED, journal: journalOf(root, third) });
      expect(created).toBe(0);
    });

    test.each([
      ['of a run that came to its end', true, later, {}],
      ['in a run that doesn’t resume', false, { run: 'run 2' }, {}],
      ['as a retry', false, { ...later, retry: 1 }, {}],
      [
        'where its text has changed',
        false,
        later,
        { entry: { ...LOGIN, case: caseOf('good login', '1. Log out') } },
      ],
      ['where an option has changed', false, later, { entry: { ...LOGIN, model: 'haiku' } }],
    ])('takes none %s', async (_, isOver, changes, run) => {
      const root = await ended('run 1', isOver);
      const { created } = await runJournaled({ script: ENDED, journal: journalOf(root, changes), ...run });
      expect(created).toBe(1);
    });

    test('takes none of a run before the last one, which did not resume it', async () => {
      const root = await ended();
      await begun(root, 'run 2');
      const third = { run: 'run 3', resume: 'take over' } as const;
      const { created } = await runJournaled({ script: ENDED, journal: journalOf(root, third) });
      expect(created).toBe(1);
    });
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
      journal: journalOf(import.meta.filename, { resume: 'take over' }),
    });
    expect(created).toBe(1);
    expect(outcome.verdict).toBe('passed');
    expect(outcome.remarks).toHaveLength(1);
    expect(outcome.remarks[0]).toMatch(/^The journal \.casewright\/journal\.jsonl can't be used: ENOTDIR/);
  });
});
