/** What the contract leaves open: the shapes of lists, of create answers and of the presigned address that are read. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createdId, listOf, openList, presignedAddress, unwrapped } from '../../src/contract/index.js';

describe('lists', () => {
  const items = [{ id: 'a' }, { id: 'b' }];

  test.each([
    ['bare', items],
    ['under items', { items, totalCount: 2 }],
    ['under the resource’s plural', { uploads: items, more: true }],
    ['under items before the plural', { uploads: [], items }],
    ['under the plural where items is none', { items: null, uploads: items }],
  ])('are read %s', (_, answer) => {
    expect(listOf(answer, 'uploads')).toEqual(items);
    expect(openList(z.looseObject({ id: z.string() }), 'uploads').parse(answer)).toEqual(items);
  });

  test.each([[null], ['text'], [7], [{}], [{ devices: items }], [{ items: { 0: 'a' } }]])(
    'are not found in %j, which is said',
    (answer) => {
      expect(listOf(answer, 'uploads')).toBeUndefined();
      const read = openList(z.unknown(), 'uploads').safeParse(answer);
      expect(read.error?.issues[0]?.message).toContain('bare or under "items" or "uploads"');
    },
  );

  test('name the item that is wrong', () => {
    const read = openList(z.looseObject({ id: z.string() }), 'uploads').safeParse({
      items: [{ id: 'a' }, {}],
    });
    expect(read.error?.issues[0]?.path).toEqual([1, 'id']);
  });
});

describe('createdId', () => {
  test.each([
    ['a full record', { id: 'a', title: 'T' }],
    ['the resource’s own name', { planRunId: 'a' }],
    ['its own name before the plan’s id', { id: 'of the plan', planRunId: 'a' }],
    ['one wrapping key', { planRun: { id: 'a', status: 'created' } }],
    ['its own key beside another record', { project: { id: 'p' }, planRun: { id: 'a' } }],
    ['a later part before another record’s id', { plan: { id: 'p' }, data: { planRunId: 'a' } }],
    ['its own id beside other records', { id: 'a', plan: { id: 'p' }, project: { id: 'q' } }],
    ['one wrapping key beside plain values', { data: { id: 'a' }, ok: true }],
    ['one wrapping key with the own name', { data: { planRunId: 'a' } }],
  ])('is found in %s', (_, answer) => {
    expect(createdId(answer, 'planRun')).toBe('a');
  });

  test.each([
    [null],
    ['text'],
    [[]],
    [{}],
    [{ id: 7 }],
    [{ session: [] }],
    [{ id: '' }],
    [{ a: { b: { id: 'x' } } }],
    [{ project: { id: 'x' }, plan: { id: 'y' } }],
  ])('finds none in %j', (answer) => {
    expect(createdId(answer, 'session')).toBeUndefined();
  });
});

describe('presignedAddress', () => {
  const names = ['uploadUrl', 'presignedUrl', 'signedUrl', 'putUrl', 'url', 'upload_url', 'presigned_url'];

  test.each(names)('is found under %s, bare or wrapped', (name) => {
    expect(presignedAddress({ id: 'a', [name]: 'https://store/x' })).toBe('https://store/x');
    expect(presignedAddress({ upload: { id: 'a' }, target: { [name]: 'https://store/x' } })).toBe(
      'https://store/x',
    );
  });

  test('is none where nothing names one', () => {
    for (const answer of [null, [], {}, { url: '' }, { url: 7 }, { link: 'https://store/x' }])
      expect(presignedAddress(answer)).toBeUndefined();
  });
});

test('an answer is unwrapped once, itself first', () => {
  const answer = { a: { b: { c: 1 } }, d: [{}], e: null };
  expect(unwrapped(answer)).toEqual([answer, { b: { c: 1 } }]);
});
