/** What a run has left at the service, as its journal knows. */
import { expect, test } from 'vitest';
import { stillRunningOf } from '../../../src/runner/entries/journalOf.js';
import type { Facts, JournalRecord } from '../../../src/runner/journal/records.js';
import { entryOf } from './journalEntries.js';

const { resume: _, ...entry } = entryOf({ run: 'run 1' });
const FACTS: Facts = { ...entry, content: 'c', kind: 'session', title: 'Login › good login' };

const at = '2026-11-20T12:00:00.000Z';
const asked = (ask: string, changes: Partial<Facts> = {}): JournalRecord => ({
  ...{ what: 'asked', at, ask, ...FACTS },
  ...changes,
});
const created = (
  id: string,
  ask: string,
  changes: Partial<Facts> & { takenOver?: boolean } = {},
): JournalRecord => ({
  ...{ what: 'created', at, ask, id, takenOver: false, ...FACTS },
  ...changes,
});
const ended = (id: string, over: boolean, run = 'run 1'): JournalRecord => ({
  ...{ what: 'ended', at, id, run, over },
});
const left = (...records: JournalRecord[]) =>
  stillRunningOf(records, 'run 1').map((record) =>
    record.what === 'created' ? record.id : `asked ${record.ask}`,
  );

test('Left is what was created and has not been seen at its end, in the order in which it was begun.', () => {
  const other = created('b', '2', { titles: ['Login', 'bad login'] });
  expect(left(other, asked('1'), created('a', '1'))).toEqual(['b', 'a']);
  expect(left(asked('1'), created('a', '1'), other)).toEqual(['a', 'b']);
  expect(left(created('a', '1'), ended('a', false), other)).toEqual(['a', 'b']);
  expect(left(created('a', '1'), ended('a', true), other)).toEqual(['b']);
});

test('Another run has left what it has left, and ends nothing of this one.', () => {
  expect(left(created('a', '1', { run: 'run 0' }), asked('2', { run: 'run 0' }))).toEqual([]);
  expect(left(created('a', '1'), ended('a', true, 'run 0'))).toEqual(['a']);
});

test('What several entries have claimed is left once.', () => {
  expect(left(created('a', '1'), created('a', '2'))).toEqual(['a']);
});

test('What was asked for is left where neither an answer came nor was it found in place of one.', () => {
  expect(left(asked('1'))).toEqual(['asked 1']);
  expect(left(asked('1'), { what: 'not created', at, ask: '1' })).toEqual([]);
  const found = created('a', 'found', { takenOver: true });
  expect(left(asked('1'), found)).toEqual(['a']);
  // What was taken over before and had come to nothing is another one.
  expect(left(found, ended('a', true), asked('1'))).toEqual(['asked 1']);
  const other = created('a', '2', { titles: ['Login', 'bad login'], takenOver: true });
  expect(left(asked('1'), other)).toEqual(['asked 1', 'a']);
  expect(left(asked('1'), asked('2', { retry: 1 }), created('a', '2', { retry: 1 }))).toEqual([
    'asked 1',
    'a',
  ]);
});
