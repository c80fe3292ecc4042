/** Every situation through both bindings: the same verdicts, messages, places and outcomes, so they can't drift apart. */
import { describe, expect, test, vi } from 'vitest';
import type { Outcome } from '../../src/report/outcome.js';
import { serveHttp, type TestServer } from '../support/httpServer.js';
import { PROJECT_ID } from '../support/records.js';
import { HOSTED, serveSituations } from './hostedSituations.js';
import { LOCAL, PAGE } from './localSituations.js';
import { throughPlaywright, throughVitest, type AllTold, type Run, type Told } from './runThroughBoth.js';

// Each is some thirty entries in four runs of a test runner.
vi.setConfig({ testTimeout: 300_000 });

describe('on the local service', () => {
  test('both bindings tell the same of every situation', async () => {
    const site = await serveSite();
    const files = Object.fromEntries(
      LOCAL.map(({ name, ending = 'feature', text }) => [`cases/${name}.${ending}`, text]),
    );
    const options = `{ files: 'cases/*', startUrl: '${site.origin}', variables: { greeting: 'Hello' }, secrets: { password: 'lovelace', unset: undefined } }`;
    const { playwright, vitest } = await throughBoth({ files, options });
    expect(comparable(vitest)).toEqual(comparable(playwright));
    expect(summary(playwright)).toMatchInlineSnapshot(`
      [
        "A plan | red | failed | plan run failed",
        "A plan of nothing | red",
        "Just looking | red | failed | expectation not met",
        "Looking | green | passed",
        "Missing | red | failed | expectation not met",
        "can't be read | red",
        "expectation-not-met | red | failed | expectation not met",
        "fails-as-expected | green | failed | expectation not met",
        "fixme | skipped",
        "no-such-model | red | error | service refused",
        "no-verdict-with-fail | red | error | step not understood",
        "not-understood | red | error | step not understood",
        "on-a-phone | red | error | service refused",
        "own-start | green | passed",
        "own-time | red | error | out of time",
        "page-unreachable | red | failed | action failed",
        "passes | green | passed",
        "passes-unexpectedly | red | passed",
        "secrets | red | failed | expectation not met",
        "sees Bye | red | failed | expectation not met",
        "sees Hello | green | passed",
        "skipped | skipped",
        "slow | green | passed",
        "table | green | passed",
        "target-ambiguous | red | error | target ambiguous",
        "target-not-found | red | failed | target not found",
        "unknown-placeholder | red",
        "unset-secret | red",
        "variables | green | passed",
      ]
    `);
  });

  test('both bindings let the environment beat every option', async () => {
    const site = await serveSite();
    const files = {
      'cases/own.feature':
        '# startUrl: /second\n# timeout: 1ms\nFeature: F\n\n  Scenario: env\n    Then I see "Hello"\n',
    };
    const env = { CASEWRIGHT_START_URL: `${site.origin}/`, CASEWRIGHT_TIMEOUT: '60s' };
    const { playwright, vitest } = await throughBoth({ files, options: `{ files: 'cases/*' }`, env });
    expect(comparable(vitest)).toEqual(comparable(playwright));
    expect(playwright.get('env')?.state).toBe('green');
  });
});

describe('on a hosted service', () => {
  test('both bindings tell the same of every situation', async () => {
    const files = Object.fromEntries(
      HOSTED.map(({ name, tags = '' }, index) => [
        `cases/${index}.feature`,
        `Feature: F\n\n  ${tags}\n  Scenario: ${name}\n    Given I dance the tango\n    Then I feel good\n`,
      ]),
    );
    const run = async (through: (run: Run) => Promise<AllTold>) => {
      const { origin } = await serveSituations();
      const service = `{ baseURL: '${origin}', apiKey: 'key-123', projectId: '${PROJECT_ID}' }`;
      return through({ files, options: `{ files: 'cases/*', service: ${service} }` });
    };
    const playwright = await run(throughPlaywright);
    const vitest = await run(throughVitest);
    expect(comparable(vitest)).toEqual(comparable(playwright));
    expect(summary(playwright)).toMatchInlineSnapshot(`
      [
        "disagrees with itself | red | error | status and result disagree",
        "errs | red | error | session error",
        "fails as expected | green | failed | session failed",
        "fails at a step | red | failed | expectation not met",
        "fails, and says no more | red | failed | session failed",
        "has no verdict | red | error | session terminated",
        "is archived | red | error | session archived",
        "is refused | red | error | service refused",
        "is terminated | red | error | session terminated",
        "is unheard of at first | green | passed",
        "is wrong | red | error | service refused",
        "observes | green | passed",
        "passes | green | passed",
        "passes unexpectedly | red | passed",
      ]
    `);
  });
});

async function throughBoth(run: Run): Promise<{ playwright: AllTold; vitest: AllTold }> {
  return { playwright: await throughPlaywright(run), vitest: await throughVitest(run) };
}

/** In the order of the titles. */
const sorted = (all: AllTold) => [...all].toSorted(([one], [other]) => (one < other ? -1 : 1));

const summary = (all: AllTold) =>
  sorted(all).map(([title, { state, outcome }]) =>
    [title, state, outcome?.verdict, outcome?.reason].filter(Boolean).join(' | '),
  );

const comparable = (all: AllTold) =>
  Object.fromEntries(sorted(all).map(([title, told]) => [title, stable(told)]));

/** Without what differs from run to run: ids, times, and whose browser it was. */
function stable({ outcome, ...told }: Told) {
  return withoutIds({ ...told, outcome: outcome && stableOutcome(outcome) });
}

function stableOutcome({
  session,
  planRun,
  steps,
  screenshots,
  messages,
  timeline,
  capture,
  ...rest
}: Outcome) {
  const { startedAt: _, duration: __, sessionId, planRunId, ...facts } = rest;
  return {
    ...facts,
    steps: steps.map(({ duration: ___, ...step }) => step),
    screenshots: screenshots.map(({ file, mediaType, step }) => ({ file, mediaType, step })),
    messages: messages.map(({ role, content }) => ({ role, content })),
    timeline: timeline?.steps.map(({ role, toolOutput }) => ({ role, isReport: toolOutput !== undefined })),
    hasCapture: capture !== null,
    session: session && [session.title, session.prompt, session.status, session.result, session.summary],
    planRun: planRun?.cases.map(({ title, status }) => [title, status]),
    known: [sessionId !== null, planRunId !== null],
  };
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** In all texts, with the ports of servers and the milliseconds that something took. */
const withoutIds = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll(UUID, 'some-id')
      .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:port'),
  );

function serveSite(): Promise<TestServer> {
  return serveHttp(({ url }, response) => {
    const page = url === '/second' ? '<!doctype html><h1>Second page</h1>' : PAGE;
    response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  });
}
