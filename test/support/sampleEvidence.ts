/** Messages, timeline and capture of a sample attempt, as the local service writes them. */
import type { Session, SessionCapture, SessionMessage } from '../../src/contract/index.js';
import type { StepOutcome } from '../../src/report/outcome.js';
import { Evidence, EVIDENCE_SCHEMA, type Attempt } from '../../src/report/report.js';

export function sampleEvidence({ steps, screenshots }: Attempt, session: Session): Evidence {
  const messages = [promptMessage(session), ...steps.flatMap((step, index) => ofStep(step, index, session))];
  const timelineSteps = messages.map((message, index) => ({
    ...{ index, messageId: message.id, role: message.role, createdAt: message.createdAt },
    screenshots: screenshots
      .filter(({ messageId }) => messageId === message.id)
      .map(({ id, capturedAt }) => ({
        id,
        url: `/api/screenshots/${id}`,
        messageId: message.id,
        capturedAt,
      })),
    toolName: message.metadata?.toolName ?? null,
    toolInput: message.metadata?.toolInput ?? null,
    toolOutput: message.metadata?.toolOutput ?? null,
    text: message.content,
  }));
  return Evidence.parse({
    schema: EVIDENCE_SCHEMA,
    messages,
    timeline: { sessionId: session.id, stepCount: timelineSteps.length, steps: timelineSteps },
    capture: captureOf(session),
  });
}

const promptMessage = ({ id, prompt, createdAt }: Session): SessionMessage => ({
  ...{ id: `${id}-0`, role: 'user', content: `Start at http://shop.test/\n${prompt}`, createdAt },
  metadata: { rewritten: true, originalPrompt: prompt },
});

function ofStep(step: StepOutcome, index: number, { createdAt, id }: Session): SessionMessage[] {
  if (step.status === 'not reached') return [];
  const toolName = step.expected === null ? 'click' : 'expectVisible';
  const toolInput = { step: index + 1, text: step.text, action: { kind: toolName } };
  const toolOutput = {
    step: index + 1,
    verdict: step.status,
    summary: step.summary,
    duration: step.duration,
  };
  const toolCallId = `${id}-call-${index}`;
  return [
    {
      ...{ id: `${id}-${index + 1}`, role: 'assistant', content: step.text, createdAt },
      metadata: { toolName, toolInput, toolCallId },
    },
    {
      ...{ id: messageOf(id, index), role: 'tool', content: step.summary ?? '', createdAt },
      metadata: { toolName, toolInput, toolOutput, toolCallId },
    },
  ];
}

/** The message that a step's picture belongs to. */
export const messageOf = (sessionId: string, step: number): string => `${sessionId}-tool-${step}`;

function captureOf({ id, platform, createdAt }: Session): SessionCapture {
  const ts = Date.parse(createdAt);
  return {
    ...{
      sessionId: id,
      platform,
      startedAt: createdAt,
      endedAt: createdAt,
      truncated: false,
      snapshotCount: 0,
    },
    browserContext: { userAgent: 'Sample/1.0', viewport: { width: 1280, height: 720 }, locale: 'en-GB' },
    events: [
      { type: 'action_started', ts, step: 1, action: 'open' },
      { type: 'request', ts: ts + 5, ...request, method: 'GET', resourceType: 'Fetch' },
      { type: 'response', ts: ts + 25, ...request, status: 500, mimeType: 'application/json', duration: 20 },
      { type: 'page_navigated', ts: ts + 28, targetId: 'tab', url: 'http://shop.test/' },
      { type: 'console', ts: ts + 30, level: 'error', text: 'Failed to load products: 500' },
      { type: 'console', ts: ts + 40, level: 'log', text: 'ready' },
      { type: 'exception', ts: ts + 50, text: 'TypeError: cart is undefined' },
      { type: 'action_completed', ts: ts + 90, step: 1, action: 'open', verdict: 'passed', duration: 90 },
    ],
  };
}

const request = { targetId: 'tab', requestId: '1', url: 'http://shop.test/api/products' };
