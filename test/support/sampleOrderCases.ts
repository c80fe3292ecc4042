/** Errors of every concern, one that a gate lets pass with a warning, a plan run, and a session on a phone. */
import type { Attempt } from '../../src/report/report.js';
import { sampleId, sampleTime, type SampleStep } from './sampleAttempt.js';
import type { SampleCase } from './sampleCases.js';

const orders = {
  ...{ file: 'cases/orders.feature.md', suites: ['Orders'] },
  format: 'markdown' as const,
};

const OPEN: SampleStep = ['Open "/orders"', 'passed'];

const error = (reason: Attempt['reason'], message: string): Partial<Attempt> => ({
  ...{ verdict: 'error', reason, effect: 'fails', message },
});

const UNREACHABLE = 'The service could not be reached: connect ETIMEDOUT 192.0.2.7:443 (tried 4 times).';

const planCase = (number: number, title: string, status: string) => ({
  ...{ id: sampleId(900 + number), caseId: sampleId(800 + number), title, type: 'web', status },
  ...{ startedAt: sampleTime(number), completedAt: sampleTime(number + 2) },
});

const planRun: Attempt['planRun'] = {
  ...{ id: sampleId(900), status: 'failed', triggerSource: 'api', executionMode: 'parallel' },
  ...{ totalCases: 3, completedCases: 2, passedCases: 1, failedCases: 1 },
  ...{ startedAt: sampleTime(1), completedAt: sampleTime(9), createdAt: sampleTime(0) },
  cases: [
    planCase(1, 'Sign in', 'passed'),
    planCase(2, 'Pay by card', 'failed'),
    planCase(3, 'Pay by invoice', 'skipped'),
  ],
};

const mobileSession = {
  ...{ deviceArn: 'opaque-device-token', deviceName: 'Google Pixel 9', devicePlatform: 'ANDROID' },
  ...{
    uploadArn: 'opaque-upload-token',
    uploadType: 'ANDROID_APP',
    appName: 'Shop 3.2',
    bundleId: 'test.shop',
  },
};

export const ORDER_CASES: readonly SampleCase[] = [
  {
    ...{ ...orders, title: 'The latest orders' },
    attempts: [
      {
        steps: [OPEN, ['Check that "Order 1042" is shown', 'error', { summary: 'The page crashed.' }]],
        changes: error('page crashed', 'The page crashed.'),
      },
    ],
  },
  {
    ...{ ...orders, title: 'Cancelling an order' },
    attempts: [
      {
        steps: [
          ['Open "/orders"', 'not reached'],
          ['Do the thing with the order', 'error', { summary: 'These words mean nothing to the agent.' }],
          ['Check that "Cancelled" is shown', 'not reached'],
        ],
        session: { status: 'error', result: 'error' },
        changes: error('step not understood', 'Step 2 was not understood, so nothing was done.'),
      },
    ],
  },
  {
    ...{ ...orders, title: 'Exporting all orders' },
    attempts: [
      {
        steps: [OPEN, ['Press the "Export" button', 'passed']],
        session: { status: 'terminated', result: null, summary: null },
        changes: {
          ...error('out of time', "The case didn't end within its time limit of 30 s."),
          remarks: ['No capture: 404 Not Found', 'The session was terminated for its time was up.'],
        },
      },
    ],
  },
  {
    ...{ ...orders, title: 'Importing orders' },
    attempts: [{ steps: [], session: null, changes: error('service refused', '402: No credits are left.') }],
  },
  {
    ...{ ...orders, title: 'Refunding' },
    attempts: [
      {
        ...{ steps: [], session: null },
        changes: { ...error('service unreachable', UNREACHABLE), effect: 'warns' },
      },
    ],
  },
  {
    ...{ file: 'cases/nightly.md', title: 'Nightly', format: 'markdown' as const, tags: ['@nightly'] },
    attempts: [
      {
        steps: [
          ['Sign in', 'passed'],
          ['Pay by card', 'failed', { summary: 'Expected "Paid" to be visible, but it is not.' }],
          ['Pay by invoice', 'skipped'],
        ],
        changes: {
          ...{ verdict: 'failed', reason: 'plan run failed', message: '1 of 3 cases of the plan failed.' },
          ...{ planRun, planRunId: planRun.id },
        },
      },
    ],
  },
  {
    ...{ file: 'cases/mobile/login.feature', title: 'With the right password', project: 'android' },
    ...{ suites: ['Signing in on a phone'], tags: ['@mobile', '@platform:android'] },
    attempts: [
      {
        steps: [
          ['When I sign in as "ada" with "***"', 'passed'],
          ['Then I should see "Hello, Ada"', 'passed'],
        ],
        session: {
          ...{ platform: 'android', model: 'sonnet', creditsUsed: 2.25, tags: ['mobile'], mobileSession },
          observations: [
            { description: 'The keyboard covers the button for a moment.', messageId: 'unknown' },
          ],
        },
      },
    ],
  },
];
