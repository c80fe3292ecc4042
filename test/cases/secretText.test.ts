/** Secrets go into the request as they are, and out of everything else. */
import { describe, expect, test } from 'vitest';
import { composePrompt, readPrompt } from '../../src/cases/prompt.js';
import { maskSecrets, revealSecrets } from '../../src/cases/index.js';

const SECRET = 'a\\nb|c"""d';
const at = { line: 1, column: 1 };

describe('revealSecrets', () => {
  test('puts the very value into a step, a table and a doc string', () => {
    const step = { text: 'Type "{{pw}}"', table: [['{{pw}}', 'x']], docString: 'say {{pw}}', ...at };
    const prompt = revealSecrets(composePrompt([{ kind: 'step', step }]), { pw: SECRET });
    expect(readPrompt(prompt).steps).toEqual([
      { number: 1, text: `Type "${SECRET}"`, table: [[SECRET, 'x']], docString: `say ${SECRET}` },
    ]);
  });

  test('knows only the secrets that were declared', () => {
    expect(revealSecrets('{{constructor}} {{api key}}', { pw: 'x' })).toBe('{{constructor}} {{api key}}');
  });
});

describe('maskSecrets', () => {
  test('hides a secret in every form in which a prompt can hold it', () => {
    const step = { text: 'Type "{{pw}}"', table: [['{{pw}}']], docString: '{{pw}}', ...at };
    const prompt = revealSecrets(composePrompt([{ kind: 'step', step }]), { pw: SECRET });
    const masked = maskSecrets({ deep: [prompt], plain: '{{pw}}' }, { pw: SECRET });
    expect(masked).toEqual({
      deep: ['1. Type "***"\n   | *** |\n   """\n   ***\n   """'],
      plain: '***',
    });
  });

  test('hides it in keys and numbers, and the API key in its sent forms', () => {
    const masked = maskSecrets({ 'pin 4711': 4711, other: 47110, url: 'k%2Fy' }, { pin: '4711' }, ['k/y']);
    expect(masked).toEqual({ 'pin ***': '***', other: 47110, url: '***' });
  });

  test.each([0, 1, 2, 3, 4, 5])('hides it in base64, %i characters into a longer text', (before) => {
    const secret = 'äels/of~4711?>';
    const encoded = Buffer.from(`${'x'.repeat(before)}${secret}, and more`).toString('base64');
    for (const text of [
      encoded,
      encoded.replaceAll('+', '-').replaceAll('/', '_'),
      encodeURIComponent(encoded),
    ]) {
      const masked = maskSecrets(text, { pw: secret });
      expect(masked).toContain('***');
      // At either end it may share a character with the text around it, which tells less than a byte.
      const hidden = text.length - masked.replace('***', '').length;
      expect(hidden).toBeGreaterThanOrEqual(Math.floor((Buffer.byteLength(secret) * 8 - 10) / 6));
    }
  });

  test.each([
    ['PHP', 'k\\u00fc\\/x"y'.replace('"', '\\"')],
    ['Python', 'k\\u00fc/x\\"y'],
    ['.NET', 'k\\u00FC/x\\"y'],
    ['a browser', JSON.stringify('kü/x"y').slice(1, -1)],
  ])('hides it as %s escapes it in JSON', (_, escaped) => {
    expect(JSON.parse(`"${escaped}"`)).toBe('kü/x"y');
    expect(maskSecrets(`{"pw":"${escaped}"}`, { pw: 'kü/x"y' })).toBe('{"pw":"***"}');
  });

  test('hides it in base64 as a browser’s btoa writes it', () => {
    for (const text of ['schlüssel', 'ada:schlüssel', 'bob.b:schlüssel']) {
      expect(maskSecrets(`Basic ${btoa(text)}`, { pw: 'schlüssel' })).toMatch(/^Basic .*\*\*\*=*.?=*$/);
    }
  });

  test('hides it in base64 on its own, with the ending that it has there', () => {
    for (const secret of ['eels-4', 'eels-47', 'eels-471']) {
      expect(maskSecrets(`Bearer ${Buffer.from(secret).toString('base64')}.`, { secret })).toBe(
        'Bearer ***.',
      );
    }
  });

  test('leaves base64 alone that may be a short secret’s only by accident', () => {
    expect(maskSecrets('c2hvcnQ=', { pw: 'short' })).toBe('c2hvcnQ=');
  });

  test('hides the longer of two secrets whole', () => {
    expect(maskSecrets('abcd', { short: 'abc', long: 'abcd' })).toBe('***');
  });
});
