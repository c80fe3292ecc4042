/** The corpus is read as well as it was read before, or better: each figure here is the best so far. */
import { expect, test } from 'vitest';
import { now, second } from './readers.js';
import { countScores, labelsOf, scoreCorpus } from './scoreCorpus.js';

const folder = import.meta.dirname;

test('as many steps are read rightly, and as few wrongly, as ever', () => {
  const counts = countScores(scoreCorpus(folder, second));
  process.stdout.write(`Corpus: ${JSON.stringify(counts)}\n`);
  expect(counts.right).toBeGreaterThanOrEqual(491);
  expect(counts['another meaning']).toBeLessThanOrEqual(109);
  expect(counts['falsely understood']).toBeLessThanOrEqual(4);
});

test('the agent as it runs reads as many as ever, and guesses no more', () => {
  const counts = countScores(scoreCorpus(folder, now));
  process.stdout.write(`Corpus, as it runs: ${JSON.stringify(counts)}\n`);
  expect(counts.right).toBeGreaterThanOrEqual(433);
  expect(counts['another meaning']).toBeLessThanOrEqual(83);
  expect(counts['falsely understood']).toBeLessThanOrEqual(2);
});

test('every label is a canonical sentence: it reads back as itself', () => {
  const labels = [...new Set(labelsOf(folder))];
  const others = labels.map((label) => [label.replace(/\n/g, ' '), describeLabel(label)]);
  expect(labels.length).toBeGreaterThan(500);
  expect(others.filter(([label, described]) => label !== described)).toEqual([]);
});

const describeLabel = (label: string): string | undefined => {
  const read = second.readLabel(label);
  return read && second.describe(read);
};
