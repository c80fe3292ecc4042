/** The schemas against the contract's words: what is required, what may be null, what survives. */
import { describe, expect, test } from 'vitest';
import {
  ENDPOINTS,
  Session,
  SessionCreate,
  SessionMessage,
  SessionScreenshot,
  SessionTimeline,
  fillPath,
  type Endpoint,
} from '../../src/contract/index.js';
import { PROJECT_ID, messageRecord, screenshotRecord, sessionRecord } from '../support/records.js';

describe('Session', () => {
  const REQUIRED = [
    ...['id', 'title', 'prompt', 'platform', 'model', 'status', 'tags', 'createdAt'],
    ...['screenshotsCount', 'toolCount', 'failedToolCount', 'llmCallCount'],
  ];
  const NULLABLE = [
    ...['result', 'summary', 'observations', 'creditsUsed', 'startedAt', 'completedAt', 'duration'],
    ...['archivedAt', 'mobileSession'],
  ];

  test.each(REQUIRED)('requires %s', (field) => {
    const { [field]: _, ...without } = sessionRecord();
    expect(Session.safeParse(sessionRecord()).success).toBe(true);
    expect(Session.safeParse(without).success).toBe(false);
  });

  test.each(NULLABLE)('allows %s to be null or absent', (field) => {
    const { [field]: _, ...without } = sessionRecord();
    expect(Session.safeParse(without).success).toBe(true);
    expect(Session.safeParse({ ...without, [field]: null }).success).toBe(true);
  });

  test('keeps fields and values that the contract does not know', () => {
    const odd = sessionRecord({ status: 'paused', platform: 'watch', model: 'gpt-9', extra: { deep: [1] } });
    expect(Session.parse(odd)).toEqual(odd);
  });

  test('reads a mobile session field for field', () => {
    const mobileSession = {
      ...{ deviceArn: 'd', deviceName: 'Pixel 9', devicePlatform: 'ANDROID' },
      ...{ uploadArn: null, uploadType: 'own_app', appName: null, bundleId: null },
    };
    expect(Session.parse(sessionRecord({ mobileSession })).mobileSession).toEqual(mobileSession);
    expect(Session.safeParse(sessionRecord({ mobileSession: { deviceArn: 'd' } })).success).toBe(false);
  });

  test('reads observations with their message', () => {
    const observations = [{ description: 'Slow', messageId: 'm' }];
    expect(Session.parse(sessionRecord({ observations })).observations).toEqual(observations);
    expect(Session.safeParse(sessionRecord({ observations: [{ description: 'Slow' }] })).success).toBe(false);
  });
});

describe('SessionCreate', () => {
  const body = { title: 'T', prompt: 'P', projectId: PROJECT_ID };

  test('is written strictly: no unknown field, no unknown platform', () => {
    expect(SessionCreate.safeParse(body).success).toBe(true);
    expect(SessionCreate.safeParse({ ...body, extra: 1 }).success).toBe(false);
    expect(SessionCreate.safeParse({ ...body, platform: 'watch' }).success).toBe(false);
  });
});

describe('messages, pictures and the timeline', () => {
  test('follow the metadata rules and keep free-form keys', () => {
    const metadata = {
      rewritten: true,
      originalPrompt: 'P',
      rejected: true,
      verdict: 'v',
      rejectionReason: 'r',
      mood: 1,
    };
    const message = { ...messageRecord('m', 'Hello'), metadata };
    expect(SessionMessage.parse(message)).toEqual(message);
    expect(SessionMessage.safeParse({ ...message, content: undefined }).success).toBe(false);
  });

  test('require the address of a picture, and nothing of its size', () => {
    expect(SessionScreenshot.safeParse(screenshotRecord('s', '/api/screenshots/s')).success).toBe(true);
    expect(SessionScreenshot.safeParse({ ...screenshotRecord('s', ''), url: undefined }).success).toBe(false);
  });

  test('take any tool input and output in a timeline', () => {
    const step = {
      index: 0,
      messageId: 'm',
      role: 'tool',
      createdAt: 'now',
      screenshots: [],
      toolOutput: [1, 'a'],
    };
    const timeline = { sessionId: 's', stepCount: 1, steps: [step] };
    expect(SessionTimeline.parse(timeline)).toEqual(timeline);
    expect(SessionTimeline.safeParse({ ...timeline, steps: [{ ...step, screenshots: null }] }).success).toBe(
      false,
    );
  });
});

describe('the endpoint table', () => {
  test('has as documented exactly the operations that the contract shows', () => {
    const documented = Object.values<Endpoint>(ENDPOINTS).filter(({ standing }) => standing === 'documented');
    expect(documented.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'GET /api/devices',
      'GET /api/models',
      'GET /api/organizations/projects',
      'GET /api/screenshots/{screenshot_id}',
      'GET /api/sessions/{session_id}',
      'GET /api/triggers/plans/{plan_id}/runs/{plan_run_id}',
      'GET /api/uploads',
      'GET /api/uploads/{upload_id}',
      'POST /api/sessions',
      'POST /api/triggers/plans/{plan_id}/run',
      'POST /api/uploads',
      'POST /api/uploads/{upload_id}/submit',
    ]);
  });

  test('has no operation twice, and for each the refusals that its path and body bring with them', () => {
    const rows = Object.values<Endpoint>(ENDPOINTS);
    const operations = rows.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(operations).size).toBe(operations.length);
    for (const { body, errors, path } of rows) {
      const forBodies = [400, 413, 415].filter((status) => errors.includes(status));
      if (body !== undefined) expect(forBodies, path).toHaveLength(3);
      expect(errors.includes(404) || !path.includes('{'), path).toBe(true);
    }
  });

  test('has paths whose parameters are filled in, encoded, and never forgotten', () => {
    expect(fillPath('/api/sessions/{session_id}', { session_id: 'a/b?' })).toBe('/api/sessions/a%2Fb%3F');
    expect(() => fillPath('/api/sessions/{session_id}')).toThrow('needs a value for {session_id}');
  });
});
