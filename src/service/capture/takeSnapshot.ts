/** The page as data: its DOM without computed styles, and its accessibility tree. */
import { randomUUID } from 'node:crypto';
import type { CDPSession } from '@playwright/test';
import type { CaptureSnapshot } from '../../contract/index.js';
import { boundText, boundUrl } from './boundText.js';
import { maskPasswords } from './maskPasswords.js';

export type SnapshotCause = { trigger: 'page_load' } | { trigger: 'screenshot'; messageId: string };

export async function takeSnapshot(
  session: CDPSession,
  targetId: string,
  cause: SnapshotCause,
): Promise<Omit<CaptureSnapshot, 'ts'>> {
  const [dom, axTree] = await Promise.all([
    session.send('DOMSnapshot.captureSnapshot', { computedStyles: [] }),
    session.send('Accessibility.getFullAXTree'),
  ]);
  const [main] = dom.documents;
  const textAt = (index: number | undefined) => dom.strings[index ?? -1] ?? '';
  return {
    id: randomUUID(),
    trigger: cause.trigger,
    targetId,
    url: boundUrl(textAt(main?.documentURL)),
    title: boundText(textAt(main?.title)),
    messageId: cause.trigger === 'screenshot' ? cause.messageId : null,
    dom: maskPasswords(dom),
    axTree,
  };
}
