/** The text of axe-core, as it is run in pages; read once, and only where it is needed. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** CommonJS has `__filename`, and no `import.meta`. */
const thisFile = typeof __filename === 'string' ? __filename : import.meta.filename;

let source: Promise<string> | undefined;

export function axeSource(): Promise<string> {
  source ??= readFile(createRequire(thisFile).resolve('axe-core/axe.min.js'), 'utf8');
  return source;
}
