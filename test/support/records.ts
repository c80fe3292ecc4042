/** Records in the contract's shape, for servers that play a hosted service. */
export const SESSION_ID = '6f1f7a52-6d5c-4a2e-9a63-0a3f6b0c1d11';
export const PROJECT_ID = '0b54e7ba-37c8-4f5a-8f41-c6a2be7f2a10';

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
