/** Errors of entries: their stack is one frame in the case file, so that the test runner draws its code frame there. */
import type { Mistake, Position } from '../../cases/index.js';

export function errorAt(message: string, path: string, { line, column }: Position): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    at ${path}:${line}:${column}`;
  return error;
}

export function brokenFileError(
  mistakes: readonly Mistake[],
  { file, path }: { file: string; path: string },
): Error {
  const [first] = mistakes;
  if (!first) throw new TypeError(`${file} has no mistakes.`);
  const count = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`;
  const list = mistakes.map(({ line, column, message }) => `${file}:${line}:${column}: ${message}`);
  return errorAt(`${file} has ${count}; no case of it was run.\n\n${list.join('\n')}`, path, first);
}
