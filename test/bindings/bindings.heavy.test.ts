/** Every situation through both bindings: the same verdicts, messages, places and outcomes, so they can't drift apart. */
import { describe, expect, test, vi } from 'vitest';
import { sendHtml, serveHttp, type TestServer } from '../support/httpServer.js';
import { NIGHTLY } from '../support/nightly.js';
import { PLAN_ID, PROJECT_ID } from '../support/records.js';
import { comparable, summary } from './comparable.js';
import { isAsked } from './feature.js';
import { PLANS, RETRIED, SESSIONS } from './hostedSituations.js';
import { FAILING, LOCAL_FILES, PAGE, SCENARIOS, TITLES_OF_NIGHT } from './localSituations.js';
import { throughPlaywright, throughVitest, type RanThrough, type Run } from './runThroughBoth.js';
import { actionsAt, filesOf, serveSituations, type Situations } from './serveSituations.js';

// Each is up to fifty entries in two runs of a test runner, on machines that may have much else to do.
vi.setConfig({ testTimeout: 600_000 });

const hosted = (folder: string, baseURL: string) =>
  `{ name: '${folder}', files: '${folder}/*', service: { baseURL: '${baseURL}', apiKey: 'key-123', projectId: '${PROJECT_ID}' } }`;

/** Cases whose service nobody can reach. */
const CLOSED: Pick<Run, 'files' | 'options'> = {
  files: {
    'closed/session.txt': 'Look around.\n',
    'closed/plan.md': `---\nplan: ${PLAN_ID}\n---\n\n# plan of nobody\n`,
  },
  options: [hosted('closed', 'http://127.0.0.1:9')],
};

const LEFT_OUT = [
  ...[...SESSIONS, ...PLANS, ...SCENARIOS].filter((one) => !isAsked(one)).map(({ name }) => name),
  ...(NIGHTLY ? [] : TITLES_OF_NIGHT),
];

/** Without what is left to the night. */
const whereAsked = (lines: readonly string[]): string[] =>
  lines.filter((line) => !LEFT_OUT.some((name) => line.startsWith(`${name} | `)));

describe('on the local service', () => {
  test('both bindings tell the same of every situation', async () => {
    const site = await serveSite();
    // What accessibility finds is compared where the environment is; it takes a moment for each case.
    const options = `{ files: 'cases/*', pictures: 'each step', observe: { accessibility: false }, startUrl: '${site.origin}', variables: { greeting: 'Hello' }, secrets: { password: 'lovelace', unset: undefined } }`;
    const run = { files: LOCAL_FILES, options: [options], expected: FAILING };
    const reported = await sameThroughBoth(run);
    expect(reported).toEqual(
      whereAsked([
        'exit code 1',
        'A plan | red | failed | plan run failed',
        'A plan of nothing | red | error | case file broken',
        'A plan out of time | red | error | out of time',
        'A plan without a verdict | red | error | session error',
        'Just looking | red | failed | expectation not met',
        'Looking | green | passed',
        'Missing | red | failed | expectation not met',
        "can't be read | red | error | case file broken",
        'expectation-not-met | red | failed | expectation not met',
        'fails-as-expected | green | failed | expectation not met',
        'fixme | skipped',
        'no-such-model | red | error | service refused',
        'no-such-user-device | red | error | service refused',
        'no-verdict-with-fail | red | error | step not understood',
        'not-understood | red | error | step not understood',
        'on-a-phone | red | error | service refused',
        'own-start | green | passed',
        'own-time | red | error | out of time',
        'page-unreachable | red | failed | action failed',
        'passes | green | passed',
        'passes-unexpectedly | red | passed',
        'secrets | red | failed | expectation not met',
        'sees Bye | red | failed | expectation not met',
        'sees Hello | green | passed',
        'skipped | skipped',
        'slow | green | passed',
        'table | green | passed',
        'target-ambiguous | red | error | target ambiguous',
        'target-not-found | red | failed | target not found',
        'three-times-its-time | red | error | out of time',
        'unknown-placeholder | red | error | case file broken',
        'unset-secret | red | error | option not usable',
        'variables | green | passed',
      ]),
    );
  });

  test('both bindings let the environment beat every option', async () => {
    const site = await serveSite();
    const files = {
      'cases/own.feature':
        '# startUrl: /second\n# timeout: 1ms\nFeature: F\n\n  Scenario: env\n    Then I see "Hello"\n',
    };
    const env = { CASEWRIGHT_START_URL: `${site.origin}/`, CASEWRIGHT_TIMEOUT: '60s' };
    const reported = await sameThroughBoth({ files, options: [`{ files: 'cases/*' }`], env });
    expect(reported).toEqual(['exit code 0', 'env | green | passed']);
  });
});

describe('on a hosted service', () => {
  test('both bindings tell the same of every situation, and ask for the same', async () => {
    const { playwright, vitest } = await onHostedService(
      { sessions: SESSIONS.filter(isAsked), plans: PLANS.filter(isAsked) },
      CLOSED,
    );
    expect(vitest).toEqual(playwright);
    expect(playwright.summary).toEqual(
      whereAsked([
        'exit code 1',
        'disagrees with itself | red | error | status and result disagree',
        'errs | red | error | session error',
        'fails as expected | green | failed | session failed',
        'fails at a step | red | failed | expectation not met',
        'fails, and says no more | red | failed | session failed',
        'gets a web page | red | error | unexpected answer',
        'gets no answer | red | error | service unreachable',
        'gets no id | red | error | unexpected answer',
        'has no key | red | error | service refused',
        'has no verdict | red | error | session terminated',
        'is archived | red | error | session archived',
        'is down for good | red | error | out of time',
        'is for a phone | green | passed',
        'is for a platform without phones | red | error | device not found',
        'is for an app | green | passed',
        'is for an app of the folder | green | passed',
        'is for an app that is gone | red | error | app upload failed',
        'is for any phone | green | passed',
        'is for no known app | red | error | app upload failed',
        'is for no known phone | red | error | device not found',
        'is for the phone of a user | green | passed',
        'is forbidden | red | error | service refused',
        'is forgotten | red | error | service refused',
        'is one too many | red | error | service refused',
        'is put off once | green | passed',
        'is skipped | skipped',
        'is terminated | red | error | session terminated',
        'is to be mended | skipped',
        'is unheard of at first | green | passed',
        'is wrong | red | error | service refused',
        'keeps its evidence to itself | green | passed',
        'meets a service that is down | red | error | service refused',
        'never ends | red | error | out of time',
        'never ends, and is slow | red | error | out of time',
        'observes | green | passed',
        'passes | green | passed',
        'passes unexpectedly | red | passed',
        'plan of nobody | red | error | service unreachable',
        'plan that fails | red | failed | plan run failed',
        'plan that is cancelled | red | error | plan run cancelled',
        'plan that lists its cases | green | passed',
        'plan that never ends | red | error | out of time',
        'plan that nobody knows | red | error | service refused',
        'plan that passes | green | passed',
        'plan that turns into a web page | green | passed',
        'plan with a case in error | red | error | session error',
        'session | red | error | service unreachable',
        'turns into a web page | green | passed',
      ]),
    );
  });

  test('both bindings try again what failed, and run what is tagged @only', async () => {
    const { playwright, vitest } = await onHostedService({ sessions: RETRIED }, { retries: 1 });
    // Playwright doesn't report at all what was left out.
    expect(vitest.reported).toMatchObject({ 'is left out': { state: 'skipped' } });
    delete vitest.reported['is left out'];
    expect({ ...vitest, summary: undefined }).toEqual({ ...playwright, summary: undefined });
    expect(playwright.summary).toMatchInlineSnapshot(`
      [
        "exit code 1",
        "fails again | red | failed | session failed",
        "fails as expected at once | green | failed | session failed",
        "fails, then passes | green | passed",
      ]
    `);
    expect(playwright.actions).toHaveLength(5);
  });
});

async function sameThroughBoth(run: Run): Promise<string[]> {
  const playwright = compared(await throughPlaywright(run));
  expect(compared(await throughVitest(run))).toEqual(playwright);
  return playwright.summary;
}

/** Each binding has a service of its own. */
async function onHostedService(situations: Situations, { files = {}, options = [], ...more }: Partial<Run>) {
  const run = async (through: (run: Run) => Promise<RanThrough>) => {
    const server = await serveSituations(situations);
    const ran = await through({
      files: { ...filesOf(situations), ...files },
      options: [hosted('cases', server.origin), ...options],
      ...more,
    });
    return { ...compared(ran), actions: actionsAt(server) };
  };
  return { playwright: await run(throughPlaywright), vitest: await run(throughVitest) };
}

const compared = ({ reported, exitCode }: RanThrough) => ({
  reported: comparable(reported),
  summary: [`exit code ${exitCode}`, ...summary(reported)],
});

function serveSite(): Promise<TestServer> {
  return serveHttp(({ url }, response) => {
    sendHtml(response, url === '/second' ? '<!doctype html><h1>Second page</h1>' : PAGE);
  });
}
