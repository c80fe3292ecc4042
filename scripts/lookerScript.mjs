/** The script that looks at a page, bundled into the text that goes there: a constant for whatever builds or loads `src/screen`. */
import path from 'node:path';
import { buildSync } from 'esbuild';

export function lookerDefine() {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve(import.meta.dirname, '../src/screen/page/main.ts')],
    ...{ bundle: true, write: false, minify: true, logLevel: 'error' },
    ...{ format: 'iife', platform: 'browser', target: 'es2022' },
  });
  return { LOOKER_SCRIPT: JSON.stringify(outputFiles[0].text) };
}
