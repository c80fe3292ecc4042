/** What a report says of small pictures where the package that makes them can't be loaded. */
import { expect, test } from 'vitest';
import { loadShrink } from '../../../src/report/html/shrinkPicture.js';

test('nothing where it is not installed', async () => {
  const missing = 'casewright-has-no-such-package';
  const load = () => import(/* @vite-ignore */ missing) as never;
  expect(await loadShrink(load)).toEqual({ shrink: undefined, remarks: [] });
});

test('why, where it is installed and broken', async () => {
  const load = () => Promise.reject(new Error('Could not load the "sharp" module.\nMore.'));
  expect(await loadShrink(load)).toEqual({
    shrink: undefined,
    remarks: [
      'The pictures have no small versions, because sharp can\'t be loaded here: Could not load the "sharp" module.',
    ],
  });
});

test('nothing where it is there', async () => {
  expect(await loadShrink()).toEqual({ shrink: expect.any(Function), remarks: [] });
});
