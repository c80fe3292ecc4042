/** Where a thing is that can't be found: hidden, a plain text, in a frame, perhaps in a closed shadow root. */
import type { Locator } from '@playwright/test';
import type { Target } from '../../action.js';
import { describeTarget } from '../../describeTarget.js';
import { isPassing } from '../../act/pageErrors.js';
import type { Finding } from '../lookFor.js';
import { readFrames, type KnownFrame } from '../lookForFrame.js';
import { namingOf } from '../naming.js';
import type { Search } from '../search.js';
import { tiersOf, unionOf } from '../tiers.js';

/** In a sentence; undefined where it is nowhere. */
export async function findElsewhere({ search }: Finding, target: Target): Promise<string | undefined> {
  if (target.role === 'frame') return undefined;
  if (await isHidden(search)) return 'One is there, but it is hidden: please show it first.';
  const ways = [findText, findInFrames, findClosed];
  for (const way of ways) {
    const found = await way(search, target).catch(ignoreChange);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The page went on while it was read for a message that does without. */
function ignoreChange(error: unknown): undefined {
  if (isPassing(error) || (error instanceof Error && error.name === 'TimeoutError')) return undefined;
  throw error;
}

async function isHidden(search: Search): Promise<boolean> {
  return (
    search.target.name !== undefined && (await surelyNamed({ ...search, includeHidden: true }).count()) > 0
  );
}

function surelyNamed(search: Search): Locator {
  const sure = tiersOf(search).filter(
    ({ precision, remark }) => precision === 'exact' && remark === undefined,
  );
  return unionOf(sure.flatMap(({ alternatives }) => alternatives));
}

async function findText({ root, purpose }: Search, { name, role }: Target): Promise<string | undefined> {
  if (name === undefined || (role !== 'button' && role !== 'link')) return undefined;
  const { text, exact } = namingOf(name, 'exact', purpose);
  if ((await root.getByText(text, { exact }).filter({ visible: true }).count()) === 0) return undefined;
  return `"${name}" is there as a text, but nothing says that it is a ${role}: please write "${name}" alone if that is meant.`;
}

async function findInFrames(search: Search, target: Target): Promise<string | undefined> {
  if (search.root !== search.frame || target.name === undefined) return undefined;
  const handles = await search.frame.locator('iframe, frame').elementHandles();
  const frames = (await readFrames(handles)).filter(({ visible }) => visible);
  for (const [index, known] of frames.entries()) {
    const { frame } = known;
    const inside = surelyNamed({ ...search, frame, root: frame, place: frame.locator('body') });
    if ((await inside.count()) === 0) continue;
    const words = describeTarget({ ...target, within: wordsFor(known, index, frames.length) });
    return `One is in a frame: please write ${words}.`;
  }
  return undefined;
}

function wordsFor({ names: [name] }: KnownFrame, index: number, count: number): Target {
  if (name !== undefined) return { role: 'frame', name };
  return count === 1 ? { role: 'frame' } : { role: 'frame', ordinal: index + 1 };
}

async function findClosed({ place }: Search): Promise<string | undefined> {
  const tags = await place.evaluate(readClosed, undefined, { timeout: 1_000 });
  if (tags.length === 0) return undefined;
  const list = tags.map((tag) => `<${tag}>`).join(', ');
  return `What is inside of ${list} may be closed to tests (a closed shadow root). Please open it with { mode: 'open' }.`;
}

// Runs in the page, so it must hold all it needs. Nothing tells a closed root from none but that something is drawn.
function readClosed(place: Element): string[] {
  const closed = [...place.querySelectorAll('*')].filter((element) => {
    if (!element.localName.includes('-') || element.shadowRoot !== null || element.childElementCount > 0)
      return false;
    const { width, height } = element.getBoundingClientRect();
    return customElements.get(element.localName) !== undefined && width > 0 && height > 0;
  });
  return [...new Set(closed.map(({ localName }) => localName))].slice(0, 3);
}
