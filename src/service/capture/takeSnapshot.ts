/** The page as data: its DOM without computed styles, and its accessibility tree. */
import { randomUUID } from 'node:crypto';
import type { CDPSession } from '@playwright/test';
import type { CaptureSnapshot } from '../../contract/index.js';
import { boundText, boundUrl } from './bounds.js';

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

/** The part of a DOM snapshot that is looked at: names and values are places in its `strings`. */
interface DomSnapshot {
  strings: string[];
  documents: { nodes: Nodes }[];
}

interface Nodes {
  attributes?: number[][];
  inputValue?: { index: number[]; value: number[] };
}

const MASK = '***';
const PASSWORD_COMPLETION = /\b(?:current|new)-password\b|\bone-time-code\b/i;

/** Changes the snapshot itself, and gives it back. A text that a password shares with another node goes there, too. */
function maskPasswords<Snapshot extends DomSnapshot>(snapshot: Snapshot): Snapshot {
  const { strings, documents } = snapshot;
  for (const place of documents.flatMap(({ nodes }) => passwordPlaces(nodes, strings)))
    if (strings[place]) strings[place] = MASK;
  return snapshot;
}

function passwordPlaces({ attributes = [], inputValue }: Nodes, strings: string[]): number[] {
  const values = new Map(inputValue?.index.map((node, at) => [node, inputValue.value[at]]));
  return attributes.flatMap((places, node) => {
    const named = readAttributes(places, strings);
    if (!isPasswordField(named, strings)) return [];
    return [values.get(node), named.get('value')].filter((place) => place !== undefined);
  });
}

function readAttributes(places: readonly number[], strings: readonly string[]): Map<string, number> {
  const named = new Map<string, number>();
  for (let at = 0; at + 1 < places.length; at += 2)
    named.set((strings[places[at] ?? -1] ?? '').toLowerCase(), places[at + 1] ?? -1);
  return named;
}

function isPasswordField(attributes: ReadonlyMap<string, number>, strings: readonly string[]): boolean {
  const read = (name: string) => strings[attributes.get(name) ?? -1] ?? '';
  return read('type').toLowerCase() === 'password' || PASSWORD_COMPLETION.test(read('autocomplete'));
}
