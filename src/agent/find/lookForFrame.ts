/** Frames, by their title, label or name, then by the title or a heading of what is in them. */
import type { ElementHandle, Frame } from '@playwright/test';
import type { Finding, Match } from './lookFor.js';
import { nothingFor } from './lookThrough.js';
import { namingOf } from './naming.js';
import type { Precision, Search } from './search.js';
import { isSeen } from './isSeen.js';

export async function lookForFrame(search: Search): Promise<Finding> {
  const all = search.root.locator('iframe, frame');
  const frames = await readFrames(await all.elementHandles());
  const seen = frames.filter(({ visible }) => visible);
  const { precision, named } = await chooseByName(seen, search);
  const { ordinal } = search.target;
  const picked = ordinal === undefined ? named : named.slice(...placeOfOrdinal(ordinal, named.length));
  const guessed = precision === 'part' && named.length > 0;
  return {
    ...nothingFor(search),
    precision,
    matches: picked.map(({ index, frame }): Match => {
      const element = frames.length === 1 ? all : all.nth(index);
      return { locator: search.purpose === 'place' ? frame.locator('body') : element, frame };
    }),
    among: named.length,
    ready: true,
    guessed: guessed ? [search.target] : [],
    doubtful: guessed,
  };
}

function placeOfOrdinal(ordinal: number | 'last', count: number): [number, number] {
  const index = ordinal === 'last' ? count - 1 : ordinal - 1;
  return index < 0 ? [0, 0] : [index, index + 1];
}

export interface KnownFrame {
  index: number;
  frame: Frame;
  visible: boolean;
  names: string[];
}

export async function readFrames(handles: readonly ElementHandle[]): Promise<KnownFrame[]> {
  const frames = await Promise.all(
    handles.map(async (handle, index) => {
      const [frame, visible, names] = await Promise.all([
        handle.contentFrame(),
        handle.evaluate(isSeen as (node: Node) => boolean),
        handle.evaluate(readNames),
      ]);
      return frame === null ? [] : [{ index, frame, visible, names }];
    }),
  );
  return frames.flat();
}

// Runs in the page, so it must hold all it needs.
function readNames(node: Node): string[] {
  const element = node as Element;
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labelled = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const attributes = ['aria-label', 'title', 'name'].map((name) => element.getAttribute(name) ?? '');
  return [labelled, ...attributes].map((name) => name.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

async function chooseByName(
  frames: KnownFrame[],
  { target, purpose }: Search,
): Promise<{ precision: Precision; named: KnownFrame[] }> {
  const { name } = target;
  if (name === undefined) return { precision: 'exact', named: frames };
  const outside = frames.map((frame) => ({ frame, names: frame.names }));
  const choose = (from: { frame: KnownFrame; names: string[] }[], precisions: readonly Precision[]) => {
    for (const precision of precisions) {
      const { text } = namingOf(name, precision, purpose);
      const fits = (words: string) => (typeof text === 'string' ? words === text : text.test(words));
      const named = from.filter(({ names }) => names.some(fits)).map(({ frame }) => frame);
      if (named.length > 0) return { precision, named };
    }
    return undefined;
  };
  const exactly = choose(outside, ['exact', 'case']);
  if (exactly !== undefined) return exactly;
  const inside = await Promise.all(frames.map(async (frame) => ({ frame, names: await readInside(frame) })));
  const whole = choose(inside, ['exact', 'case']);
  return whole ?? choose(outside, ['part']) ?? choose(inside, ['part']) ?? { precision: 'part', named: [] };
}

/** The title and the headings of the document in a frame. */
export async function readInside({ frame }: KnownFrame): Promise<string[]> {
  return frame.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]')];
    const words = [document.title, ...headings.map(({ textContent }) => textContent)];
    return words.map((name) => name.replace(/\s+/g, ' ').trim()).filter(Boolean);
  });
}
