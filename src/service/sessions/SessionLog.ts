/** What a session says and shows while it runs, written to the store as it comes. */
import { randomUUID } from 'node:crypto';
import type { Mask, MessageMetadata, Observation, SessionMessage } from '../../contract/index.js';
import type { Store } from '../store/Store.js';

/** A screenshot as it is kept: its address is signed anew whenever it is shown. */
export interface KeptScreenshot {
  shown: { id: string; messageId: string; width: number | null; height: number | null; capturedAt: string };
}

/** Takes what it is given at once, in order; it is safe with the record of the session's end. */
export type Evidence = Pick<Store, 'put' | 'putBytes'>;

/** Of a session: among them the questions to models, and what they cost in US dollars. */
export const NO_COUNTS = {
  ...{ toolCount: 0, failedToolCount: 0, screenshotsCount: 0 },
  ...{ llmCallCount: 0, creditsUsed: 0 },
};

export class SessionLog {
  readonly observations: Observation[] = [];
  readonly counts = { ...NO_COUNTS };
  lastMessageId = '';
  /** Of the last step that did not pass, in one of a few words. */
  reason: string | undefined;
  #messages = 0;

  constructor(
    private readonly sessionId: string,
    private readonly store: Evidence,
    readonly mask: Mask,
    private readonly now: () => Date,
  ) {}

  say(
    role: SessionMessage['role'],
    content: string,
    metadata: MessageMetadata | null = null,
  ): SessionMessage {
    const createdAt = this.now().toISOString();
    const shown = { content: this.mask(content), metadata: metadata && maskedMetadata(metadata, this.mask) };
    const message = { id: randomUUID(), role, createdAt, ...shown };
    this.store.put('messages', partKey(this.sessionId, this.#messages++), message);
    this.lastMessageId = message.id;
    if (role === 'tool') this.counts.toolCount++;
    if (isStepReport(metadata?.toolOutput)) this.reason = metadata.toolOutput.reason ?? this.reason;
    return message;
  }

  countModel({ rounds, cost }: { rounds: number; cost: number }): void {
    this.counts.llmCallCount += rounds;
    this.counts.creditsUsed += cost;
  }

  countFailedTool(): void {
    this.counts.failedToolCount++;
  }

  observe(description: string, messageId: string): void {
    this.observations.push({ description: this.mask(description), messageId });
  }

  picture(messageId: string, bytes: Uint8Array, size: { width: number; height: number } | null): void {
    const shown = {
      id: randomUUID(),
      messageId,
      width: size?.width ?? null,
      height: size?.height ?? null,
      capturedAt: this.now().toISOString(),
    };
    const kept: KeptScreenshot = { shown };
    this.store.putBytes(pictureKey(shown.id), bytes);
    this.store.put('screenshots', partKey(this.sessionId, this.counts.screenshotsCount++), kept);
  }
}

/** What a step came to is our own fact; what it says of the page is not. */
function maskedMetadata(metadata: MessageMetadata, mask: Mask): MessageMetadata {
  const { toolName, toolCallId, toolOutput } = metadata;
  const own = { ...(toolName != null && { toolName }), ...(toolCallId != null && { toolCallId }) };
  if (!isStepReport(toolOutput)) return { ...mask(metadata), ...own };
  const { step, verdict, reason, inner } = toolOutput;
  const facts = {
    ...{ step, verdict },
    ...(reason !== undefined && { reason }),
    ...(inner !== undefined && { inner }),
  };
  return { ...mask(metadata), ...own, toolOutput: { ...mask(toolOutput), ...facts } };
}

const isStepReport = (
  output: unknown,
): output is { step: number; verdict: string; reason?: string; inner?: number } =>
  typeof output === 'object' && output !== null && 'step' in output && 'verdict' in output;

/** In key order the parts of a session are in theirs. */
const partKey = (sessionId: string, index: number) => `${sessionId}/${String(index).padStart(8, '0')}`;

export const pictureKey = (screenshotId: string) => `pictures/${screenshotId}`;
