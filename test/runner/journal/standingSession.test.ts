/** Which session of an earlier run stands for an entry. */
import { describe, expect, test } from 'vitest';
import { type Facts, type JournalRecord, standingSession } from '../../../src/runner/journal/records.js';
import { entryOf } from './journalEntries.js';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const { resume: _, ...entry } = entryOf({ run: 'run 2' });
const FACTS: Facts = { ...entry, content: 'c', kind: 'session', title: 'Login › good login' };

const hoursAgo = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();
const created = (
  id: string,
  changes: Partial<Facts> & { at?: string; takenOver?: boolean } = {},
): JournalRecord => ({
  ...{ what: 'created', at: hoursAgo(1), ask: `ask-${id}`, id, takenOver: false, ...FACTS, run: 'run 1' },
  ...changes,
});
const asked = (ask: string): JournalRecord => ({
  what: 'asked',
  at: hoursAgo(1),
  ask,
  ...FACTS,
  run: 'run 1',
});
const ended = (id: string, over: boolean, run = 'run 1'): JournalRecord => ({
  ...{ what: 'ended', at: hoursAgo(1), id, run, over },
});
const idOf = (...records: JournalRecord[]) => standingSession(records, FACTS, NOW)?.id;

describe('For an entry stands', () => {
  test('the session of an earlier run that its entry has not concluded', () => {
    expect(idOf(created('a'))).toBe('a');
    expect(idOf(created('a'), ended('a', false))).toBe('a');
    expect(idOf(created('a'), ended('a', true))).toBeUndefined();
  });

  test('the newest of several, and the one that is left', () => {
    expect(idOf(created('a'), created('b'))).toBe('b');
    expect(idOf(created('a'), created('b'), ended('b', true))).toBe('a');
  });

  test('none of this run, and none that this run has taken over', () => {
    expect(idOf(created('a', { run: 'run 2' }))).toBeUndefined();
    expect(idOf(created('a'), created('a', { run: 'run 2', takenOver: true }))).toBeUndefined();
  });

  test('one that a run in between had taken over, which broke off, too', () => {
    const between = created('a', { run: 'run 1b', takenOver: true });
    expect(idOf(created('a'), between)).toBe('a');
    expect(idOf(created('a', { at: hoursAgo(25) }), between)).toBeUndefined();
  });

  test('none that is older than a day', () => {
    expect(idOf(created('a', { at: hoursAgo(23.9) }))).toBe('a');
    expect(idOf(created('a', { at: hoursAgo(24.1) }))).toBeUndefined();
  });

  test.each([
    ['runner', { runner: 'vitest' }],
    ['project', { project: 'mobile' }],
    ['file', { file: 'cases/other.feature' }],
    ['title', { titles: ['Login', 'bad login'] }],
    ['repetition', { repeat: 1 }],
    ['content', { content: 'd' }],
    ['service', { origin: 'https://other.example' }],
    ["service's project", { projectId: 'other' }],
    ['kind', { kind: 'plan run' }],
  ] satisfies [string, Partial<Facts>][])('none of another %s', (_name, changes) => {
    expect(idOf(created('a', changes))).toBeUndefined();
  });

  test('one of a retry, for it is the same case', () => {
    expect(idOf(created('a', { retry: 1 }))).toBe('a');
  });

  test('a request whose answer nobody wrote down, unless it has come to an end', () => {
    const records = [asked('x')];
    expect(standingSession(records, FACTS, NOW)).toEqual({
      ...{ id: undefined, ask: 'x', ended: false, planId: undefined, caseIds: undefined },
      askedAt: hoursAgo(1),
    });
    const refused: JournalRecord = { what: 'not created', at: hoursAgo(1), ask: 'x' };
    expect(standingSession([...records, refused], FACTS, NOW)).toBeUndefined();
    const answered = [asked('ask-a'), created('a'), ended('a', true)];
    expect(standingSession(answered, FACTS, NOW)).toBeUndefined();
  });
});
