/** The corpus is read as well as it was read before, or better: each figure here is the best so far. */
import { expect, test } from 'vitest';
import { reader } from './readers.js';
import { countScores, labelsOf, scoreCorpus } from './scoreCorpus.js';

const folder = import.meta.dirname;

test('as many steps are read rightly, and as few wrongly, as ever', () => {
  const counts = countScores(scoreCorpus(folder, reader));
  process.stdout.write(`Corpus: ${JSON.stringify(counts)}\n`);
  expect(counts.right).toBeGreaterThanOrEqual(458);
  expect(counts['another meaning']).toBeLessThanOrEqual(84);
  expect(counts['falsely understood']).toBeLessThanOrEqual(2);
});

test('every label is a canonical sentence: it reads back as itself', () => {
  const labels = [...new Set(labelsOf(folder))];
  const others = labels.map((label) => [label.replace(/\n/g, ' '), describeLabel(label)]);
  expect(labels.length).toBeGreaterThan(500);
  expect(others.filter(([label, described]) => label !== described)).toEqual([]);
});

const describeLabel = (label: string): string | undefined => {
  const read = reader.readLabel(label);
  return read && reader.describe(read);
};
