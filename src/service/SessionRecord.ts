/** One session as the local service keeps it, and as it shows it in the contract's words. */
import { randomUUID } from 'node:crypto';
import type {
  MessageMetadata,
  Observation,
  Session,
  SessionCreate,
  SessionMessage,
  SessionResult,
  SessionScreenshot,
  SessionStatus,
  SessionTimeline,
  TimelineStep,
} from '../contract/index.js';

export interface Ending {
  status: SessionStatus;
  result: SessionResult | null;
  summary: string;
}

/** A picture and its bytes, which are served at `/api/screenshots/{id}`. */
export interface StoredScreenshot {
  shown: SessionScreenshot;
  bytes: Uint8Array<ArrayBuffer>;
  mediaType: string;
}

export class SessionRecord {
  readonly id = randomUUID();
  readonly messages: SessionMessage[] = [];
  readonly screenshots: StoredScreenshot[] = [];
  readonly observations: Observation[] = [];
  readonly #created = new Date();
  #status: SessionStatus = 'created';
  #started: Date | undefined;
  #completed: Date | undefined;
  #ending: Ending | undefined;
  #failedTools = 0;

  constructor(readonly request: SessionCreate) {}

  get ended(): boolean {
    return this.#ending !== undefined;
  }

  moveTo(status: 'queued' | 'preparing' | 'running'): void {
    this.#status = status;
    if (status === 'running') this.#started = new Date();
  }

  end(ending: Ending): void {
    this.#ending ??= ending;
    this.#status = this.#ending.status;
    this.#completed ??= new Date();
  }

  say(role: string, content: string, metadata: MessageMetadata | null = null): SessionMessage {
    const message = { id: randomUUID(), role, content, metadata, createdAt: new Date().toISOString() };
    this.messages.push(message);
    return message;
  }

  countFailedTool(): void {
    this.#failedTools++;
  }

  picture(messageId: string, bytes: Buffer, size: { width: number; height: number } | null): void {
    const id = randomUUID();
    const shown = {
      id,
      url: `/api/screenshots/${id}`,
      messageId,
      width: size?.width ?? null,
      height: size?.height ?? null,
      resizedWidth: null,
      resizedHeight: null,
      capturedAt: new Date().toISOString(),
    };
    this.screenshots.push({ shown, bytes: new Uint8Array(bytes), mediaType: 'image/jpeg' });
  }

  toSession(): Session {
    const { title, prompt } = this.request;
    return {
      id: this.id,
      title,
      prompt,
      platform: 'desktop',
      model: this.request.model ?? 'default',
      status: this.#status,
      result: this.#ending?.result ?? null,
      summary: this.#ending?.summary ?? null,
      observations: this.observations,
      tags: [],
      screenshotsCount: this.screenshots.length,
      toolCount: this.messages.filter(({ role }) => role === 'tool').length,
      failedToolCount: this.#failedTools,
      llmCallCount: 0,
      creditsUsed: 0,
      startedAt: this.#started?.toISOString() ?? null,
      completedAt: this.#completed?.toISOString() ?? null,
      duration: this.#started && this.#completed ? this.#completed.getTime() - this.#started.getTime() : null,
      createdAt: this.#created.toISOString(),
      archivedAt: null,
      mobileSession: null,
    };
  }

  toTimeline(): SessionTimeline {
    const steps = this.messages.map((message, index) => this.#timelineStep(message, index));
    return { sessionId: this.id, stepCount: steps.length, steps };
  }

  #timelineStep(message: SessionMessage, index: number): TimelineStep {
    const { metadata } = message;
    const rewritten = metadata?.rewritten
      ? { rewritten: true, originalPrompt: metadata.originalPrompt ?? '' }
      : {};
    return {
      index,
      messageId: message.id,
      role: message.role,
      createdAt: message.createdAt,
      screenshots: this.screenshots
        .filter(({ shown }) => shown.messageId === message.id)
        .map(({ shown }) => shown),
      toolName: metadata?.toolName ?? null,
      toolInput: metadata?.toolInput ?? null,
      toolOutput: metadata?.toolOutput ?? null,
      text: message.content,
      ...rewritten,
    };
  }
}
