/** What a hosted service can answer: each situation is a case or a plan, and what becomes of it. */
import { always, reportedStep } from '../support/hostedService.js';
import { sendHtml, type Handler } from '../support/httpServer.js';

/** Fields of the record, or another answer than the record. */
type Look = Record<string, unknown> | Handler;

export interface HostedSituation {
  /** The case's title. */
  name: string;
  tags?: string;
  /** In place of the answer that it is created. */
  creation?: Handler;
  /** At the session; the last one stays. */
  looks?: readonly Look[];
  timelineSteps?: readonly Record<string, unknown>[];
  /** In place of the answers to what is asked once the session has ended. */
  evidence?: Handler;
  /** Whether another one comes to the same, and a commit leaves it out. */
  isNightly?: boolean;
}

const over = (status: string, result: string | null, summary = 'That is that.') => [
  { status, result, summary },
];
const passed = over('succeeded', 'passed');
const refuses = (status: number, headers = {}): Handler =>
  always({ error: 'No, thank you' }, status, headers);
const html: Handler = (_, response) => sendHtml(response, '<h1>Welcome</h1>');
const loses: Handler = (_, response) => response.destroy();

/** Whatever an answer may take on a busy machine, the first look comes before these are over. */
const SHORT = '@timeout:3s';

const ENDINGS: readonly HostedSituation[] = [
  { name: 'passes', looks: [{ status: 'queued' }, { status: 'running' }, ...passed] },
  {
    name: 'fails at a step',
    looks: over('failed', 'failed'),
    timelineSteps: [
      reportedStep({ step: 1, verdict: 'passed' }),
      reportedStep({ step: 2, verdict: 'failed', reason: 'expectation not met', summary: 'Felt bad.' }),
    ],
  },
  { isNightly: true, name: 'fails, and says no more', looks: over('succeeded', 'failed') },
  { isNightly: true, name: 'errs', looks: over('error', 'error', 'The browser went away.') },
  { name: 'is terminated', looks: over('terminated', null) },
  { isNightly: true, name: 'is archived', looks: over('archived', null) },
  { name: 'disagrees with itself', looks: over('failed', 'passed') },
  { name: 'is unheard of at first', looks: [{ status: 'meditating' }, ...passed] },
  { isNightly: true, name: 'never ends', tags: SHORT, looks: [{}] },
  { name: 'never ends, and is slow', tags: '@timeout:1s @slow', looks: [{}] },
  {
    name: 'observes',
    looks: [
      {
        ...{ status: 'succeeded', result: 'passed', summary: 'Good.' },
        observations: [{ description: 'The logo is blurred.', messageId: 'm1' }],
      },
    ],
  },
];

const TAGGED: readonly HostedSituation[] = [
  { name: 'fails as expected', looks: over('failed', 'failed'), tags: '@fail' },
  { name: 'passes unexpectedly', looks: passed, tags: '@fail' },
  { name: 'has no verdict', looks: over('terminated', null), tags: '@fail' },
  { name: 'is skipped', tags: '@skip' },
  { name: 'is to be mended', tags: '@fixme' },
];

const FAULTS: readonly HostedSituation[] = [
  { isNightly: true, name: 'is wrong', creation: refuses(400) },
  { name: 'has no key', creation: refuses(401) },
  { isNightly: true, name: 'is forbidden', creation: refuses(403) },
  { isNightly: true, name: 'is one too many', creation: refuses(429, { 'retry-after': '1' }) },
  { isNightly: true, name: 'meets a service that is down', creation: refuses(503) },
  { isNightly: true, name: 'gets no answer', creation: loses },
  { isNightly: true, name: 'gets no id', creation: always({}, 201) },
  { name: 'gets a web page', creation: html },
  { name: 'is put off once', looks: [refuses(429, { 'retry-after': '1' }), ...passed] },
  { name: 'is forgotten', looks: [refuses(404)] },
  // As of a gateway's page, which passes.
  { name: 'turns into a web page', looks: [html, ...passed] },
  // A status that is not asked again at once.
  { isNightly: true, name: 'is down for good', tags: SHORT, looks: [refuses(520)] },
  { name: 'keeps its evidence to itself', looks: passed, evidence: refuses(403) },
];

const ON_PHONES: readonly HostedSituation[] = [
  { name: 'is for any phone', tags: '@platform:android', looks: passed },
  { name: 'is for a phone', tags: '@device:Pixel8', looks: passed },
  { name: 'is for no known phone', tags: '@device:Pixel88' },
  { isNightly: true, name: 'is for a platform without phones', tags: '@platform:ios' },
  {
    name: 'is for the phone of a user',
    tags: `@userDeviceId:77b2b3f0-4a70-4a4c-9d5b-0f1fd2f7f0a1`,
    looks: passed,
  },
  { name: 'is for an app', tags: '@platform:android @app:shop.apk', looks: passed },
  { name: 'is for an app of the folder', tags: '@app:./apps/shop.apk', looks: passed },
  { name: 'is for an app that is gone', tags: '@app:./apps/gone.apk' },
  { isNightly: true, name: 'is for no known app', tags: '@platform:android @app:shopping.apk' },
];

export const SESSIONS: readonly HostedSituation[] = [...ENDINGS, ...TAGGED, ...FAULTS, ...ON_PHONES];

/** A plan's run at a look: its own status, and those of its cases. */
type RunLook = readonly [status: string, ...cases: string[]] | Handler;

export interface HostedPlan {
  /** The case's title. */
  name: string;
  /** Lines of its front matter. */
  options?: string;
  /** Whether it lists its cases, instead of naming a plan that the service has. */
  isListed?: boolean;
  /** In place of the answer that it is triggered. */
  creation?: Handler;
  /** Whether another one comes to the same, and a commit leaves it out. */
  isNightly?: boolean;
  /** At its run; the last one stays. */
  runLooks?: readonly RunLook[];
  /** Fields of the session of its second case, which is in the project's list. */
  secondCase?: Record<string, unknown>;
}

export const PLANS: readonly HostedPlan[] = [
  {
    name: 'plan that passes',
    options: 'model: haiku\nexecutionMode: sequential\nuserDeviceId: 77b2b3f0-4a70-4a4c-9d5b-0f1fd2f7f0a1\n',
    runLooks: [
      ['running', 'running', 'pending'],
      ['completed', 'passed', 'passed'],
    ],
  },
  {
    name: 'plan that fails',
    runLooks: [['completed', 'passed', 'failed', 'skipped']],
    secondCase: { status: 'failed', result: 'failed', summary: 'The card was declined.' },
  },
  {
    isNightly: true,
    name: 'plan with a case in error',
    runLooks: [['completed', 'passed', 'failed']],
    secondCase: { status: 'error', result: 'error', summary: 'The browser went away.' },
  },
  { isNightly: true, name: 'plan that is cancelled', runLooks: [['cancelled', 'passed', 'cancelled']] },
  { name: 'plan that never ends', options: 'timeout: 3s\n', runLooks: [['running', 'running', 'pending']] },
  { isNightly: true, name: 'plan that nobody knows', creation: refuses(404) },
  { name: 'plan that turns into a web page', runLooks: [html, ['completed', 'passed', 'passed']] },
  { name: 'plan that lists its cases', isListed: true, runLooks: [['completed', 'passed', 'passed']] },
];

/** For a run whose cases get another try. */
export const RETRIED: readonly HostedSituation[] = [
  { name: 'fails, then passes', tags: '@only', looks: [...over('failed', 'failed'), ...passed] },
  { name: 'fails again', tags: '@only', looks: over('failed', 'failed') },
  { name: 'fails as expected at once', tags: '@only @fail', looks: over('failed', 'failed') },
  { name: 'is left out', looks: passed },
];
