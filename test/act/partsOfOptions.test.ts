/** An option by a part of its name: where a word begins, or anywhere in scripts that put no spaces between words. */
import { expect, it } from 'vitest';
import { matchOption } from '../../src/act/controls/options.js';

const chosen = (option: string, ...labels: string[]) => labels[matchOption(labels, option)?.index ?? -1];

it('begins anywhere where words have no spaces between them', () => {
  expect(chosen('東京', '-', '東京都')).toBe('東京都');
  expect(chosen('中国語', '-', '簡体字中国語')).toBe('簡体字中国語');
  expect(chosen('ไทย', '-', 'ภาษาไทย')).toBe('ภาษาไทย');
});

it('is none of several that it may be', () => {
  expect(chosen('京都', '京都府', '東京都')).toBeUndefined();
});

it('begins where a word does elsewhere', () => {
  expect(chosen('Jan', 'January', 'Trojan')).toBe('January');
  expect(chosen('A', 'Tasks', 'Archive')).toBeUndefined();
  expect(chosen('sks', 'Tasks')).toBeUndefined();
  expect(chosen('во', 'Новое')).toBeUndefined();
});
