/** Where the answer to a request for a session or plan run is lost: looked for, never asked for again. */
import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { always, asked, type HostedScript } from '../support/hostedService.js';
import { sendJson, type Handler } from '../support/httpServer.js';
import {
  PLAN_ID,
  PLAN_RUN_ID,
  PROJECT_ID,
  SESSION_ID,
  planRunRecord,
  sessionRecord,
} from '../support/records.js';
import {
  PASSED,
  caseOf,
  entryOf,
  folder,
  journalOf,
  linesOf,
  runJournaled,
} from './journal/journalEntries.js';
import type { CaseToRun } from '../../src/runner/CaseToRun.js';
import { BY_ID, COMPLETED, planCase } from './plans/planEntries.js';

const OTHER_ID = '7f1f7a52-6d5c-4a2e-9a63-0a3f6b0c1d22';
const LIST = `GET /api/projects/${PROJECT_ID}/sessions`;
const lose: Handler = (_, response) => void response.destroy();

/** As the list of the service has it. */
const listed = (changes: Record<string, unknown> = {}) =>
  sessionRecord({
    title: 'Login › good login',
    prompt: '1. Log in with lovelace',
    createdAt: new Date().toISOString(),
    ...changes,
  });

/** @param sessions at the `look`th look, from 1 */
function losing(sessions: (look: number) => unknown[], answer = lose): HostedScript {
  let looks = 0;
  const list = (_: unknown, response: ServerResponse) => sendJson(response, { items: sessions(++looks) });
  return { looks: [PASSED], instead: { 'POST /api/sessions': answer, [LIST]: list } };
}

const run = async (script: HostedScript, root?: string) =>
  runJournaled({ script, journal: journalOf(root ?? (await folder())) });

describe('A session whose answer was lost', () => {
  test.each([
    ['by a connection that broke', lose],
    ['by a gateway', always({ error: 'Bad gateway' }, 502)],
    ['by an answer without an id', always({ ok: true })],
  ])('%s is found in the list and taken over', async (_, answer) => {
    const { outcome, created } = await run(losing(() => [listed()], answer));
    expect(outcome).toMatchObject({ verdict: 'passed', sessionId: SESSION_ID });
    expect(outcome.remarks).toEqual([
      `The answer to the request for the session was lost; ${SESSION_ID} was found in its place.`,
    ]);
    expect(created).toBe(1);
  });

  test('is found where the service comes round to it only later', async () => {
    const { outcome, created } = await run(losing((look) => (look < 3 ? [] : [listed()])));
    expect(outcome.verdict).toBe('passed');
    expect(created).toBe(1);
  });

  test.each([
    ['journal', true],
    ['no journal', false],
  ])('is none that somebody else has asked for in the same words, with %s', async (_, hasJournal) => {
    const journal = journalOf(hasJournal ? await folder() : import.meta.filename);
    const script = losing(() => [
      listed({ createdAt: new Date(Date.now() - 8_000).toISOString() }),
      listed(),
    ]);
    const looks = [{ ...PASSED, prompt: '1. Log in with lovelace' }];
    const { outcome, created } = await runJournaled({ script: { ...script, looks }, journal });
    expect(outcome).toMatchObject({ verdict: 'error', reason: 'service unreachable', sessionId: null });
    expect(outcome.message).toMatch(
      new RegExp(
        `A session may be running on the service: please look for "Login › good login" among the sessions of project ${PROJECT_ID}, ` +
          String.raw`created at \S+Z or later\. It was looked for 4 times, and not found\.$`,
      ),
    );
    expect(created).toBe(1);
  });

  test('is the one with the mark of the request, wherever it stands in the list', async () => {
    const other = always(sessionRecord({ id: OTHER_ID, prompt: '1. Log in with lovelace\n> Request 1' }));
    const script = losing(() => [listed({ id: OTHER_ID }), listed()]);
    const instead = { ...script.instead, [`GET /api/sessions/${OTHER_ID}`]: other };
    const { outcome } = await run({ ...script, instead });
    expect(outcome).toMatchObject({ verdict: 'passed', sessionId: SESSION_ID });
  });

  test('is not taken from a service that shows other prompts than it was sent', async () => {
    const script = losing(() => [listed()]);
    const looks = [{ ...PASSED, prompt: '1. Log in, restructured' }];
    const { outcome } = await run({ ...script, looks });
    expect(outcome).toMatchObject({ verdict: 'error', sessionId: null });
  });

  test('is none of another title', async () => {
    const { outcome, server } = await run(losing(() => [listed({ title: 'Login › bad login' })]));
    expect(outcome).toMatchObject({ verdict: 'error', sessionId: null });
    expect(asked(server, 'GET', `/api/sessions/${SESSION_ID}`)).toEqual([]);
  });

  test('has a mark of its own for each request, which nobody is shown', async () => {
    const sent: string[] = [];
    for (const _ of [1, 2]) {
      const { outcome, server } = await run({ looks: [PASSED] });
      const [{ body } = { body: {} }] = asked(server, 'POST', '/api/sessions');
      sent.push((body as { prompt: string }).prompt);
      expect(JSON.stringify(outcome)).not.toContain('> Request');
      expect(outcome.session?.prompt).toBe('1. Log in with ***');
    }
    for (const prompt of sent) expect(prompt).toMatch(/^1\. Log in with lovelace\n> Request [\da-f-]{36}$/);
    expect(new Set(sent).size).toBe(2);
  });

  test('is told with how to look for it where the service has no list', async () => {
    const script = { looks: [PASSED], instead: { 'POST /api/sessions': lose } };
    const { outcome, server } = await run(script);
    expect(outcome.message).toContain(
      'A session may be running on the service: please look for "Login › good login"',
    );
    expect(outcome.message).toContain('It could not be looked for: the service answered GET');
    expect(asked(server, 'GET', '/sessions')).toHaveLength(1);
  });

  test('stays in the journal as asked for, and is closed where the service has refused it', async () => {
    const root = await folder();
    await run({ looks: [PASSED], instead: { 'POST /api/sessions': lose } }, root);
    expect((await linesOf(root)).map(({ what }) => what)).toEqual(['asked']);
    await run(
      { looks: [PASSED], instead: { 'POST /api/sessions': always({ error: 'No credits' }, 402) } },
      root,
    );
    expect((await linesOf(root)).map(({ what }) => what)).toEqual(['asked', 'asked', 'not created']);
  });

  test('never shows a secret in the words that tell of it', async () => {
    const entry = { case: caseOf('login with {{password}}'), file: 'cases/login.feature' };
    const script = { instead: { 'POST /api/sessions': lose } };
    const titles = ['Login', 'login with ***'];
    const root = await folder();
    const journal = journalOf(root, entryOf({ titles }));
    const { outcome } = await runJournaled({ script, journal, entry });
    expect(outcome.message).toContain('please look for "Login › login with ***"');
  });
});

/** Stored for its run: nobody else knows of it. */
const LISTED: CaseToRun = {
  ...BY_ID,
  case: planCase({ cases: [], stopOnFailure: false, variables: {} }),
  planned: ['good login', 'bad login'].map((title) => ({
    ...{ case: caseOf(title, '1. I log in'), listedAt: { line: 3, column: 5 } },
  })),
};

describe('A plan run whose answer was lost', () => {
  const runs = (items: unknown[]): HostedScript => ({
    runLooks: [COMPLETED],
    instead: {
      [`POST /api/triggers/plans/${PLAN_ID}/run`]: lose,
      [`GET /api/triggers/plans/${PLAN_ID}/runs`]: always({ items }),
    },
  });
  const item = (changes = {}) =>
    planRunRecord({ createdAt: new Date().toISOString(), triggerSource: 'api', ...changes });

  test('is found among the runs of a plan that was stored for it', async () => {
    const journal = journalOf(await folder());
    const { outcome, server } = await runJournaled({ script: runs([item()]), journal, entry: LISTED });
    expect(outcome).toMatchObject({ verdict: 'passed', planRunId: PLAN_RUN_ID });
    expect(asked(server, 'POST', '/run')).toHaveLength(1);
  });

  test('is not looked for among the runs of a plan that others may have begun', async () => {
    const journal = journalOf(await folder());
    const { outcome, server } = await runJournaled({ script: runs([item()]), journal, entry: BY_ID });
    expect(outcome).toMatchObject({ verdict: 'error', planRunId: null });
    expect(outcome.message).toContain(
      'A plan run may be running on the service: please look for one of "Nightly"',
    );
    expect(outcome.message).toContain('can’t be told from those that others have begun');
    expect(asked(server, 'GET', '/runs')).toHaveLength(0);
    expect(asked(server, 'POST', '/run')).toHaveLength(1);
  });

  test('is none that somebody has started by hand', async () => {
    const journal = journalOf(await folder());
    const script = runs([item({ triggerSource: 'manual' })]);
    const { outcome, server } = await runJournaled({ script, journal, entry: LISTED });
    expect(outcome).toMatchObject({ verdict: 'error', planRunId: null });
    expect(outcome.message).toContain('A plan run may be running on the service: please look for one of ');
    expect(asked(server, 'POST', '/run')).toHaveLength(1);
  });
});
