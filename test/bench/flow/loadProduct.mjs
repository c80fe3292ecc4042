/** What an entry needs to run a case, from the sources as they stand; packages are the installed ones. */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { lookerDefine } from '../../../scripts/lookerScript.mjs';
import { root } from '../../../scripts/setup.mjs';

const ENTRY = `
export { auditPage } from './src/agent/index.js';
export { readCaseFile } from './src/cases/index.js';
export { ServiceClient, memoryOfProcess, systemClock } from './src/client/index.js';
export { resolveOptions } from './src/report/options.js';
export { reportRun } from './src/report/writeReport.js';
export { WOKEN_PACE } from './src/runner/serviceAccess.js';
export { runCase } from './src/runner/concludeCase.js';
export { findBrowser, startService } from './src/service/index.js';
`;

/** @param entry as TypeScript, with paths from the project's folder */
export async function loadProduct(entry = ENTRY) {
  // Below the project, so that its packages are found.
  const folder = path.join(root, 'test-results', `bench-${process.pid}`);
  const outfile = path.join(folder, 'product.mjs');
  mkdirSync(folder, { recursive: true });
  try {
    await build({
      stdin: { contents: entry, resolveDir: root, loader: 'ts' },
      ...{ outfile, bundle: true, packages: 'external', format: 'esm', platform: 'node', logLevel: 'error' },
      // Where the parts are that are built into files of their own.
      define: { ...lookerDefine(root), 'import.meta.dirname': JSON.stringify(path.join(root, 'dist')) },
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
