/** Loads a TypeScript module of the project as it stands, without a build. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { lookerDefine } from '../lookerScript.mjs';
import { root } from '../setup.mjs';

export async function loadSource(file) {
  const folder = mkdtempSync(path.join(tmpdir(), 'casewright-source-'));
  const outfile = path.join(folder, 'source.mjs');
  // Packages of CommonJS ask for their parts by `require`.
  const js = `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(path.join(root, 'package.json'))});`;
  try {
    await build({
      ...{ entryPoints: [path.join(root, file)], outfile, bundle: true, logLevel: 'error' },
      ...{ format: 'esm', platform: 'node', banner: { js }, define: lookerDefine(root) },
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
