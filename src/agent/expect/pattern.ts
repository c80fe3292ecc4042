/** Expects that the page, or a thing on it, shows text that a regular expression fits. */
import type { Act } from '../act/act.js';
import type { ActionOf, Performed } from '../action.js';
import { quote } from '../describeTarget.js';
import { watchFor } from '../find/findOne.js';
import { eachFrame } from './eachFrame.js';
import { findPattern } from '../../judge/text/findPattern.js';
import { hold } from './hold.js';
import { joined, shorten } from '../../judge/text/matchText.js';
import { pageStateOf } from './pageState.js';
import { read, readFrame, readPage } from './read.js';
import type { Shown } from './readShown.js';

export async function expectPattern(expectation: ActionOf<'expectPattern'>, act: Act): Promise<Performed> {
  const { within, pattern, negated } = expectation;
  const look = within && watchFor(within, 'look', act);
  const observe = async () => {
    const sight = await look?.();
    if (sight && 'missed' in sight) return sight;
    const shown = sight ? (await read(sight.seen, act)).shown : await readPage(act);
    const found = find(shown, pattern) ?? (negated && !sight ? await findInFrames(pattern, act) : undefined);
    return {
      holds: (found !== undefined) !== negated,
      observed: found === undefined ? sayText(shown) : quote(found),
      page: pageStateOf(shown),
      ...(found !== undefined && { seen: true }),
      ...(sight && { locator: String(sight.seen.locator) }),
    };
  };
  return hold(expectation, observe, act);
}

/** In the text as a whole, so that what is parted into elements is found, too. */
function find({ pieces }: Shown, pattern: string): string | undefined {
  const text = joined(pieces, ['text', 'value']);
  return findPattern(pattern, text);
}

function findInFrames(pattern: string, act: Act): Promise<string | undefined> {
  return eachFrame(act, async (frame) => find(await readFrame(frame), pattern));
}

function sayText({ pieces }: Shown): string {
  const text = joined(pieces, ['text', 'value']);
  return text === '' ? 'no text at all' : `no such text; it shows: ${quote(shorten(text, 200))}`;
}
