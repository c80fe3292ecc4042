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
import { BY_ID, COMPLETED } from './planEntries.js';

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
    ['title', { title: 'Login › bad login' }],
    ['prompt', { prompt: '1. Log out' }],
    ['time', { createdAt: new Date(Date.now() - 120_000).toISOString() }],
  ])('is none of another %s', async (_, changes) => {
    const { outcome, created } = await run(losing(() => [listed(changes)]));
    expect(outcome).toMatchObject({ verdict: 'error', reason: 'service unreachable', sessionId: null });
    expect(outcome.message).toMatch(
      new RegExp(
        `A session may be running on the service: please look for "Login › good login" among the sessions of project ${PROJECT_ID}, ` +
          String.raw`created at \S+Z or later\. It was looked for 4 times, and not found\.$`,
      ),
    );
    expect(created).toBe(1);
  });

  test('is none that another entry has', async () => {
    const root = await folder();
    const wanted = { kind: 'session', content: 'x', title: 'x' } as const;
    await journalOf(root, { repeat: 1, run: 'run 0' }).created(SESSION_ID, wanted);
    const { outcome } = await run(
      losing(() => [listed()]),
      root,
    );
    expect(outcome).toMatchObject({ verdict: 'error', sessionId: null });
  });

  test('is the one that is left where another entry has the other', async () => {
    const root = await folder();
    const wanted = { kind: 'session', content: 'x', title: 'x' } as const;
    await journalOf(root, { repeat: 1, run: 'run 0' }).created(OTHER_ID, wanted);
    const { outcome } = await run(
      losing(() => [listed(), listed({ id: OTHER_ID })]),
      root,
    );
    expect(outcome).toMatchObject({ verdict: 'passed', sessionId: SESSION_ID });
  });

  test('is not guessed where several fit and no journal tells them apart', async () => {
    const script = losing(() => [listed(), listed({ id: OTHER_ID })]);
    const { outcome } = await runJournaled({ script, journal: journalOf(import.meta.filename) });
    expect(outcome).toMatchObject({ verdict: 'error', sessionId: null });
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

  test('is found among the runs of its plan', async () => {
    const journal = journalOf(await folder());
    const { outcome, server } = await runJournaled({ script: runs([item()]), journal, entry: BY_ID });
    expect(outcome).toMatchObject({ verdict: 'passed', planRunId: PLAN_RUN_ID });
    expect(asked(server, 'POST', '/run')).toHaveLength(1);
  });

  test('is none that somebody has started by hand', async () => {
    const journal = journalOf(await folder());
    const script = runs([item({ triggerSource: 'manual' })]);
    const { outcome, server } = await runJournaled({ script, journal, entry: BY_ID });
    expect(outcome).toMatchObject({ verdict: 'error', planRunId: null });
    expect(outcome.message).toContain(
      `A plan run may be running on the service: please look for one of "Nightly"`,
    );
    expect(asked(server, 'POST', '/run')).toHaveLength(1);
  });
});
