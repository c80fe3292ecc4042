/** The corpus is read as well as it was read before, or better: each figure here is the best so far. */
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { reader } from './readers.js';
import { countScores, labelsOf, scoreCorpus } from './scoreCorpus.js';
import { scoreWritten } from './scoreWritten.js';

const folder = import.meta.dirname;
/** Many readings, on a machine that may have much else to do. */
vi.setConfig({ testTimeout: 240_000 });

test('as many steps are read rightly, and as few wrongly, as ever', () => {
  const counts = countScores(scoreCorpus(folder, reader));
  process.stdout.write(`Corpus: ${JSON.stringify(counts)}\n`);
  expect(counts.right).toBeGreaterThanOrEqual(599);
  expect(counts['another meaning']).toBeLessThanOrEqual(44);
  expect(counts['falsely understood']).toBeLessThanOrEqual(1);
});

test('of the single steps that nobody learnt from, too', () => {
  const counts = countScores(scoreWritten(path.join(folder, 'written'), reader, 'held out'));
  expect(counts.right).toBeGreaterThanOrEqual(242);
  expect(counts['another meaning']).toBeLessThanOrEqual(53);
  expect(counts['falsely understood']).toBeLessThanOrEqual(1);
});

/** Cases that strangers wrote from memory for well-known applications. */
const APPLICATIONS: Readonly<Record<string, readonly [right: number, other: number, falsely: number]>> = {
  'c.jsonl': [149, 7, 0],
  'd.jsonl': [164, 5, 0],
};

test('of cases for well-known applications as many are read rightly, and as few wrongly, as ever', () => {
  const scored = scoreCorpus(path.join(folder, 'applications'), reader);
  for (const [file, [right, other, falsely]] of Object.entries(APPLICATIONS)) {
    const counts = countScores(scored.filter((step) => step.file === file));
    process.stdout.write(`Applications, ${file}: ${JSON.stringify(counts)}\n`);
    expect(counts.right).toBeGreaterThanOrEqual(right);
    expect(counts['another meaning']).toBeLessThanOrEqual(other);
    expect(counts['falsely understood']).toBeLessThanOrEqual(falsely);
  }
});

test('every label is a canonical sentence: it reads back as itself', () => {
  const labels = [...new Set([folder, path.join(folder, 'applications')].flatMap(labelsOf))];
  const others = labels.map((label) => [label.replace(/\n/g, ' '), describeLabel(label)]);
  expect(labels.length).toBeGreaterThan(500);
  expect(others.filter(([label, described]) => label !== described)).toEqual([]);
});

const describeLabel = (label: string): string | undefined => {
  const read = reader.readLabel(label);
  return read && reader.describe(read);
};
