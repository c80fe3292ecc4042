/** All that a service tells of a session, without what it rightly tells anew each time: the addresses of pictures. */
import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { gather, type ServiceClient } from '../../src/client/index.js';
import type { Session, SessionCapture, SessionMessage, SessionScreenshot } from '../../src/contract/index.js';

export interface SessionFacts {
  session: Session;
  messages: SessionMessage[];
  /** Each with the hash of its bytes. */
  pictures: (Omit<SessionScreenshot, 'url'> & { hash: string })[];
  timeline: unknown;
  capture: SessionCapture;
}

export async function factsOf(client: ServiceClient, id: string): Promise<SessionFacts> {
  const [session, messages, screenshots, timeline, capture] = await Promise.all([
    client.getSession(id),
    gather(client.listMessages(id)),
    gather(client.listScreenshots(id)),
    client.getTimeline(id),
    client.getCapture(id),
  ]);
  const pictures = await Promise.all(
    screenshots.map(async (screenshot) => {
      const { bytes } = await client.getPicture(id, screenshot);
      return { ...withoutAddress(screenshot), hash: createHash('sha256').update(bytes).digest('hex') };
    }),
  );
  const steps = timeline.steps.map((step) => ({
    ...step,
    screenshots: step.screenshots.map(withoutAddress),
  }));
  return { session, messages, pictures, timeline: { ...timeline, steps }, capture };
}

function withoutAddress({ url: _, ...rest }: SessionScreenshot): Omit<SessionScreenshot, 'url'> {
  return rest;
}

/** What the parts of a session say of each other is true, whatever became of it. */
export function expectConsistent({ session, messages, pictures, timeline, capture }: SessionFacts): void {
  expect(session).toMatchObject({
    completedAt: expect.any(String),
    summary: expect.stringMatching(/\S/),
    toolCount: messages.filter(({ role }) => role === 'tool').length,
    screenshotsCount: pictures.length,
  });
  expect(timeline).toMatchObject({ sessionId: session.id, stepCount: messages.length });
  expect(capture.sessionId).toBe(session.id);
  const known = messages.map(({ id }) => id);
  for (const { messageId } of pictures) expect(known).toContain(messageId);
}
