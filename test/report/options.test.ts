/** What the reporters make of their options. */
import { describe, expect, test } from 'vitest';
import { resolveOptions } from '../../src/report/options.js';

const resolved = (given: Record<string, unknown>) => resolveOptions(given, '/shop');

describe('a name that is no option', () => {
  test.each([
    [
      'outputdir',
      "The reporter's options have no `outputdir`, so it is left aside. There are: outputDir, json, junit, html, title.",
    ],
    [
      'jnuit',
      "The reporter's options have no `jnuit`, so it is left aside. There are: outputDir, json, junit, html, title.",
    ],
    [
      'fileName',
      "The reporter's options have no `fileName`, so it is left aside. There are: outputDir, json, junit, html, title.",
    ],
  ])('as `%s` is told, with the one that was meant', (name, fault) => {
    const options = resolved({ [name]: 'x', title: 'The shop' });
    expect(options.faults).toEqual([fault]);
    expect(options.title).toBe('The shop');
  });

  test('is told within an option, too, and costs nothing of what else stands there', () => {
    const { files, attachmentBase, inlineLimit, faults } = resolved({
      junit: { file: 'ci.xml', attachmentbase: 'web', attachmentBase: 'shop' },
      html: { inlineLimit: 5, inlinelimits: 6 },
    });
    expect(files.junit).toBe('/shop/ci.xml');
    expect(attachmentBase).toBe('/shop/shop');
    expect(inlineLimit).toBe(5);
    expect(faults).toEqual([
      "The reporter's option `junit` has no `attachmentbase`, so it is left aside. There are: file, attachmentBase, form.",
      "The reporter's option `html` has no `inlinelimits`, so it is left aside. There are: file, inlineLimit.",
    ]);
  });

  test('is not one that Playwright adds', () => {
    expect(resolved({ configDir: '/shop', _mode: 'test', _commandHash: 'a1' }).faults).toEqual([]);
  });
});

test('a value that an option can not have leaves it at its default', () => {
  const junit = { file: 'ci.xml', form: 'loose' };
  const { files, faults } = resolved({ junit, outputDir: 'out' });
  expect(files.junit).toBe('/shop/out/junit.xml');
  expect(faults).toEqual([
    expect.stringMatching(
      /^The reporter's option `junit` must be true, false, a path.*; it is \{ file: 'ci\.xml', form: 'loose' \}, so /,
    ),
  ]);
});
