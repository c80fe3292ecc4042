/** Records in the contract's shape, for servers that play a hosted service. */
export const SESSION_ID = '6f1f7a52-6d5c-4a2e-9a63-0a3f6b0c1d11';
export const PROJECT_ID = '0b54e7ba-37c8-4f5a-8f41-c6a2be7f2a10';
export const PLAN_ID = '3c1d9a44-5b0e-4d3f-8f27-91c0a7be0d12';
export const PLAN_RUN_ID = 'a90b6c3e-0a51-4c1b-9c0c-6f2f7c9e5a13';

export function sessionRecord(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: SESSION_ID,
    title: 'A case',
    prompt: '1. Open the shop',
    platform: 'desktop',
    model: 'default',
    status: 'running',
    result: null,
    summary: null,
    observations: null,
    tags: [],
    screenshotsCount: 0,
    toolCount: 0,
    failedToolCount: 0,
    llmCallCount: 0,
    createdAt: '2026-11-20T10:00:00.000Z',
    ...changes,
  };
}

export const PNG_BYTES = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export function screenshotRecord(id: string, url: string): Record<string, unknown> {
  return { id, url, messageId: null, capturedAt: '2026-11-20T10:00:01.000Z' };
}

export function messageRecord(id: string, content: string): Record<string, unknown> {
  return { id, role: 'assistant', content, metadata: null, createdAt: '2026-11-20T10:00:01.000Z' };
}

/** With an event and a snapshot. */
export function captureRecord(): Record<string, unknown> {
  return {
    sessionId: SESSION_ID,
    platform: 'desktop',
    events: [{ type: 'page_navigated', ts: 1_795_168_801_000, url: 'http://shop.test/' }],
    snapshotCount: 1,
    snapshots: [
      { id: 'n1', ts: 1_795_168_801_000, trigger: 'page_load', targetId: 't1', url: 'http://shop.test/' },
    ],
    truncated: false,
  };
}

const TIMES = { createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' };

export function planRecord(): Record<string, unknown> {
  return {
    ...{ id: PLAN_ID, projectId: PROJECT_ID, title: 'A plan', apiEnabled: true, caseCount: 0, cases: [] },
    ...{ executionMode: 'parallel', stopOnFailure: false, variables: [], ...TIMES },
  };
}

export function caseRecord(id: string): Record<string, unknown> {
  return { id, projectId: PROJECT_ID, type: 'web', scenario: '1. Look', format: 'plain_text', ...TIMES };
}

/** Of the `number`th case of a plan, counted from 1. */
export const caseIdOf = (number: number) => `c0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A case of a run, at the place `number` of its plan, counted from 1. */
export function runCaseRecord(number: number, status: string, title = `Case ${number}`) {
  const started = status !== 'pending' && status !== 'skipped';
  return {
    ...{ id: `run-case-${number}`, caseId: caseIdOf(number), title, type: 'web', status },
    startedAt: started ? '2026-11-20T10:00:00.000Z' : null,
    completedAt: started && status !== 'running' ? '2026-11-20T10:00:02.500Z' : null,
  };
}

/** Its counts are those of its cases, if nothing else is said. */
export function planRunRecord(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const cases = (changes['cases'] ?? []) as { status: string }[];
  const count = (...statuses: string[]) => cases.filter(({ status }) => statuses.includes(status)).length;
  return {
    ...{ id: PLAN_RUN_ID, status: 'running', triggerSource: 'api', executionMode: 'parallel' },
    totalCases: cases.length,
    completedCases: count('passed', 'failed', 'skipped', 'cancelled'),
    passedCases: count('passed'),
    failedCases: count('failed'),
    createdAt: TIMES.createdAt,
    cases,
    ...changes,
  };
}
