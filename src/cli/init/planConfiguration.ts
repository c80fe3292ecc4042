/** A runner's configuration: a new one, the one that is there with what it lacks, or the lines to add by hand. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { addTo, lackingParts, type Added } from './addTo.js';
import { linesOf, newConfiguration, SUITE, type Suite } from './texts.js';
import { changedOrThere, newFile, type PlannedFile } from './Plan.js';
import type { Project } from './readProject.js';
import type { Runner, RunnerName } from './runners.js';

export function planConfiguration(project: Project, { name }: Runner): PlannedFile {
  const { workspace, configurations, folder } = project;
  const isSplit = name === 'vitest' && workspace !== undefined;
  const there = isSplit ? { file: workspace, text: '' } : configurations[name];
  if (!there) return planNew(name, project);
  const { file, text } = there;
  const imported = importedTexts(path.join(folder, file), text);
  const added = isSplit ? allByHand() : addTo(name, { path: path.join(folder, file), text, imported });
  const lacking = lackingParts(name, [
    text,
    ...imported,
    ...(name === 'vitest' ? projectTexts(folder, there) : []),
  ]);
  const left = added.left.filter(({ part }) => lacking.some(({ module }) => module === part.module));
  const changed = changedOrThere(file, text, added.text);
  if (left.length === 0) return changed;
  const why = [...new Set(left.map(({ doubt }) => doubt))].join('; ');
  const lines = left.flatMap(({ part }, index) => [...(index === 0 ? [] : ['']), ...linesOf(part, text)]);
  return { changes: changed.changes ?? [], doubts: [{ file, why, lines }] };
}

function allByHand(): Added {
  const doubt = 'it splits the suite into projects, and only you know which of them the cases belong to';
  return { text: '', left: lackingParts('vitest', []).map((part) => ({ part, doubt })) };
}

/** Of the files of the project that it imports; TypeScript's without an ending or by that of what is made of them. */
export function importedTexts(importer: string, text: string): string[] {
  const modules = [...text.matchAll(/['"](\.{1,2}\/[^'"\n]+)['"]/g)].map(([, module = '']) => module);
  return modules.flatMap((module) => {
    const written = path.resolve(path.dirname(importer), module);
    const endings = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `${written}.${ending}`);
    const candidates = [written, written.replace(/\.([mc]?)js$/, '.$1ts'), ...endings];
    const file = candidates.find((one) => statSync(one, { throwIfNoEntry: false })?.isFile());
    return file === undefined ? [] : [readFileSync(file, 'utf8')];
  });
}

/** Vitest's projects have configurations of their own. */
function projectTexts(folder: string, { file, text }: { file: string; text: string }): string[] {
  if (!/\b(projects|workspace)\b/.test(`${file}\n${text}`)) return [];
  const files = globSync('**/vite{,st}.*.{ts,mts,cts,js,mjs,cjs}', {
    ...{ cwd: folder, ignore: '**/node_modules/**', absolute: true },
  });
  return files.map((one) => readFileSync(one, 'utf8'));
}

function planNew(name: RunnerName, project: Project): PlannedFile {
  const { isModule, isTypeScript } = project;
  // Vite reads a file without the `m` as package.json says, and its own package has no CommonJS.
  const ending = (name === 'vitest' && !isModule ? 'm' : '') + (isTypeScript ? 'ts' : 'js');
  const suite = name === 'playwright' ? findSuite(project) : null;
  return newFile(`${name}.config.${ending}`, newConfiguration(name, suite));
}

/** The tests of Playwright that are there before its first configuration, as a project of it. */
function findSuite({ folder, packages, configurations, workspace }: Project): Suite | null {
  if (!packages.has('@playwright/test')) return null;
  const hasVitest = configurations.vitest?.file.startsWith('vitest') === true;
  if (!packages.has('vitest') && workspace === undefined && !hasVitest) return SUITE;
  const specs = globSync('**/*.spec.*', { cwd: folder, ignore: '**/node_modules/**', absolute: true });
  const isThere = specs.some((file) => readFileSync(file, 'utf8').includes('@playwright/test'));
  return isThere ? BESIDE_VITEST : null;
}

/** Both runners take the same names for tests, and Playwright fails where it meets one of Vitest's. */
const BESIDE_VITEST: Suite = {
  project: "{ testIgnore: '**/*.test.*' }",
  comment: "the tests that were here before, without Vitest's",
};
