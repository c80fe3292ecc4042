/** Whether what a configuration lacks is said in a file that it takes something from. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { RunnerName } from '../Runner.js';
import { importedFile, type SourceFile } from './SourceFile.js';

interface Place {
  file: SourceFile;
  runner: RunnerName;
  folder: string;
}

export function isSaidNear(module: string, { file, runner, folder }: Place): boolean {
  const isSplit = runner === 'vitest' && SPLIT.test(`${path.basename(file.path)}\n${file.text}`);
  const texts = [...importedTexts(file), ...(isSplit ? projectTexts(folder) : [])];
  return texts.some((text) => [`'${module}'`, `"${module}"`].some((quoted) => text.includes(quoted)));
}

const SPLIT = /\b(projects|workspace)\b/;

function importedTexts(file: SourceFile): string[] {
  const specifiers = [...file.text.matchAll(/['"](\.{1,2}\/[^'"\n]+)['"]/g)].map(([, one = '']) => one);
  return specifiers.flatMap((specifier) => importedFile(file, specifier)?.text ?? []);
}

/** Vitest's projects have configurations of their own. */
function projectTexts(folder: string): string[] {
  const found = globSync('**/vite{,st}.*.{ts,mts,cts,js,mjs,cjs}', {
    ...{ cwd: folder, ignore: '**/node_modules/**', absolute: true },
  });
  return found.map((file) => readFileSync(file, 'utf8'));
}
