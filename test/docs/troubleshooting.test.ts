/** Each message that docs/troubleshooting.md explains is one that the source still has. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { root } from '../support/places.js';

const page = readFileSync(path.join(root, 'docs', 'troubleshooting.md'), 'utf8');
const messages = [...page.matchAll(/^### (.+)$/gm)].map(([, message = '']) => message);
const sources = globSync('src/**/*.ts', { cwd: root }).map(textsOf);

describe('docs/troubleshooting.md', () => {
  test('explains at least twenty messages, each once', () => {
    expect(new Set(messages).size).toBe(messages.length);
    expect(messages.length).toBeGreaterThanOrEqual(20);
  });

  test.each(messages)('%s', (message) => {
    expect(sources.some((text) => holds(text, piecesOf(message)))).toBe(true);
  });

  test('a message that nobody says is found to be missing', () => {
    expect(sources.some((text) => holds(text, piecesOf('Failed to dance "…": it is no tango.')))).toBe(false);
  });
});

/** Between the places that differ. Quotes and dots beside those belong to what is filled in. */
function piecesOf(message: string): string[] {
  const pieces = message.split('…').map((piece) =>
    piece
      .trim()
      .replace(/^["'.;:?]+|["':]+$/g, '')
      .trim(),
  );
  return pieces.filter((piece) => /\p{L}/u.test(piece));
}

/** In this order. */
function holds(text: string, pieces: readonly string[]): boolean {
  let from = 0;
  return pieces.every((piece) => {
    const at = text.indexOf(piece, from);
    from = at + piece.length;
    return at >= 0;
  });
}

/** A text that is written over several lines is one. */
function textsOf(file: string): string {
  const source = readFileSync(path.join(root, file), 'utf8');
  return source
    .replace(/(['"`]) \+\s*\n\s*['"`]/g, '')
    .replaceAll('\\`', '`')
    .replaceAll('\\n', '\n');
}
