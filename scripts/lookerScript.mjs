/** The script that looks at a page, bundled into the text that goes there: a constant for whatever builds or loads `src/screen`. */
import path from 'node:path';
import { buildSync } from 'esbuild';

/** @param root the project's folder: a configuration is bundled before it runs, so this file may be elsewhere by then */
export function lookerDefine(root) {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, 'src', 'screen', 'page', 'main.ts')],
    ...{ bundle: true, write: false, minify: true, logLevel: 'error' },
    ...{ format: 'iife', platform: 'browser', target: 'es2022' },
  });
  return { LOOKER_SCRIPT: JSON.stringify(outputFiles[0].text) };
}
