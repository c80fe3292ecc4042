/** The page's script and style, which are built into files of their own beside the package's code. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export interface PageBundle {
  script: string;
  style: string;
}

/** CommonJS has `__dirname`, and no `import.meta`. */
const folder = typeof __dirname === 'string' ? __dirname : import.meta.dirname;

export async function readPageBundle(): Promise<PageBundle> {
  const [script, style] = await Promise.all(
    ['reportPage.js', 'reportPage.css'].map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  return { script: script ?? '', style: style ?? '' };
}
