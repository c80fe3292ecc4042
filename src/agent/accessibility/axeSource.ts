/** The text of axe-core, as it is run in pages; read once, and only where it is needed. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

let source: Promise<string> | undefined;

export function axeSource(): Promise<string> {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return source;
}
