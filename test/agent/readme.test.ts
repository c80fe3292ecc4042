/** The README says only what the agent understands. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { interpretAll } from '../../src/agent/index.js';
import { root } from '../support/places.js';

const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
const section = readme.split('<!-- phrases')[1]?.split('\n## ')[0] ?? '';
const rows = section.split('\n').filter((line) => line.startsWith('|') && line.includes('`'));
const sentences = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, sentence = '']) => sentence));

test('the README has a table of phrases', () => {
  expect(sentences.length).toBeGreaterThan(25);
});

test.each(sentences)('the agent understands: %s', (text) => {
  const table = text.endsWith(':') ? { table: [['Name', 'Ada']] } : {};
  const [reading] = interpretAll([{ text, ...table }]);
  expect(reading).toMatchObject({ understood: true });
});
