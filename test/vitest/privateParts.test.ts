/** A Vitest that lacks what its documentation doesn't promise: nothing throws, and in doubt nothing is paid. */
import { describe, expect, test } from 'vitest';
import {
  isChosenByTags,
  keepWholeName,
  neverCache,
  resultOf,
  takeOutlineLines,
} from '../../src/vitest/compat.js';

const files = { fileOf: () => 'a.feature', linesMeant: () => [7, 8] };

describe('without its private parts', () => {
  test('a project still makes its own specifications', () => {
    const project = {};
    takeOutlineLines(project as never, files);
    expect(project).toEqual({});
  });

  test('a module keeps the name that it has', () => {
    const node = { file: '/a' };
    const getModuleById = () => node as never;
    for (const moduleGraph of [undefined, {}, { getModuleById }, { fileToModulesMap: new Map() }])
      keepWholeName({ mode: 'dev', ...(moduleGraph && { moduleGraph }) }, '/a#b.md');
    keepWholeName({ mode: 'dev', moduleGraph: { getModuleById, fileToModulesMap: {} as never } }, '/a#b.md');
    expect(node).toEqual({ file: '/a' });
    keepWholeName({ mode: 'dev', moduleGraph: { getModuleById, fileToModulesMap: new Map() } }, '/a#b.md');
    expect(node).toEqual({ file: '/a#b.md' });
  });

  test('nothing is said of what may be kept, and by one of two names it is', () => {
    neverCache({}, () => true);
    for (const name of ['defineCacheKeyGenerator', 'experimental_defineCacheKeyGenerator']) {
      const kept: unknown[] = [];
      const define = (key: (module: { id: string }) => unknown) =>
        kept.push(key({ id: 'a' }), key({ id: 'b' }));
      neverCache({ [name]: define as never }, (id) => id === 'a');
      expect(kept).toEqual([false, undefined]);
    }
  });

  test.each([{}, { state: {} }, { state: { idMap: {} as never } }])(
    'a test is told by itself: %j',
    (vitest) => {
      const ended = { id: '1', diagnostic: () => ({ startTime: 5, duration: 3 }) };
      expect(resultOf(ended as never, vitest)).toEqual({ startTime: 5, duration: 3 });
      expect(resultOf({ id: '1', diagnostic: () => undefined } as never, vitest)).toBeUndefined();
    },
  );

  test('tags choose where the command line says so, and nothing is started before Vitest has chosen', () => {
    expect(isChosenByTags({}, ['node', 'vitest', 'run', 'a.feature'])).toBe(false);
    expect(isChosenByTags({}, ['node', 'vitest', 'run', '--tags-filter=smoke'])).toBe(true);
    expect(isChosenByTags({}, ['node', 'vitest', 'run', '--tagsFilter', 'smoke'])).toBe(true);
    expect(isChosenByTags({ tagsFilter: ['smoke'] }, [])).toBe(true);
  });
});
