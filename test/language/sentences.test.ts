/** The language reads the sentences of the phrases as they do, or refuses them with them: each figure is the best so far. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { describeActions } from '../../src/meaning/describe.js';
import { interpretAll, readSentences, type Sentence } from '../agent/sentences/readSentences.js';
import { second } from '../corpus/readers.js';

const folder = path.join(import.meta.dirname, '..', 'agent', 'sentences');
type Kind = 'same' | 'other' | 'none' | 'refused' | 'false';

test('as many sentences of the phrases are read as ever, and as few wrongly', () => {
  const kinds = readSentences(folder).flatMap(({ sentences }) => sentences.map(kindOf));
  const count = (wanted: Kind): number => kinds.filter((kind) => kind === wanted).length;
  process.stdout.write(
    `Sentences: ${JSON.stringify(Object.fromEntries(KINDS.map((kind) => [kind, count(kind)])))}\n`,
  );
  expect(count('same')).toBeGreaterThanOrEqual(FLOORS.same);
  expect(count('other')).toBeLessThanOrEqual(FLOORS.other);
  expect(count('none')).toBeLessThanOrEqual(FLOORS.none);
  expect(count('false')).toBeLessThanOrEqual(FLOORS.false);
});

const KINDS: readonly Kind[] = ['same', 'other', 'none', 'refused', 'false'];
const FLOORS = { same: 2123, other: 110, none: 102, false: 31 };

function kindOf({ text, meaning }: Sentence): Kind {
  const steps = text.split(' ⏎ ').map((step) => ({ text: step, means: null }));
  const read = second.readCase(steps).at(-1);
  if (meaning === 'later' || meaning.startsWith('not understood')) return read ? 'false' : 'refused';
  if (read === undefined) return 'none';
  const now = interpretAll(steps).at(-1);
  const wanted = now?.understood === true ? describeActions(now.actions) : undefined;
  return second.describe(read) === wanted ? 'same' : 'other';
}
