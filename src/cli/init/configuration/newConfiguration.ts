/** A configuration where there is none, and the lines to add to one by hand. */
import type { Project } from '../readProject.js';
import type { RunnerName } from '../Runner.js';
import { casesCall } from './casesCall.js';
import { importLine } from './insertImport.js';
import { projectsWithSuite } from './playwrightProject.js';

const STYLE = { quote: "'", semicolon: ';', eol: '\n', unit: '  ' } as const;
const CALL = casesCall('cases', STYLE.quote);

/** Its name relative to the project, and its text. */
export function newConfiguration(runner: RunnerName, project: Project): [file: string, text: string] {
  const helper = { playwright: '@playwright/test', vitest: 'vitest/config' }[runner];
  const lines = [
    `import { defineConfig } from '${helper}';`,
    importOf(runner, true),
    '',
    'export default defineConfig({',
    `  ${propertyOf(runner, project)},`,
    '});',
    '',
  ];
  return [`${runner}.config.${endingOf(runner, project)}`, lines.join('\n')];
}

/** Vite reads a file without the `m` as package.json says, and its own package has no CommonJS. */
function endingOf(runner: RunnerName, { isTypeScript, packageJson }: Project): string {
  const isModule = packageJson?.isModule ?? true;
  return (runner === 'vitest' && !isModule ? 'm' : '') + (isTypeScript ? 'ts' : 'js');
}

function propertyOf(runner: RunnerName, { packages }: Pick<Project, 'packages'>): string {
  if (runner === 'vitest') return `plugins: [${CALL}]`;
  const hasSuite = packages.has('@playwright/test');
  return hasSuite ? projectsWithSuite(CALL, STYLE, { indent: STYLE.unit }) : `projects: [${CALL}]`;
}

const importOf = (runner: RunnerName, isModule: boolean) =>
  importLine('cases', { module: `casewright/${runner}`, isModule }, STYLE);

/** For a configuration that is there. */
export function linesToAdd(runner: RunnerName, text: string): string[] {
  const isModule = !/\bmodule\.exports\b/.test(text);
  return [importOf(runner, isModule), '', ...propertyLines(runner, text)];
}

function propertyLines(runner: RunnerName, text: string): string[] {
  if (runner === 'vitest') return [`plugins: [${CALL}],`];
  if (/\bprojects\b/.test(text))
    return [`projects: [`, '  // behind those that are there:', `  ${CALL},`, '],'];
  return `${projectsWithSuite(CALL, STYLE, { indent: '' })},`.split('\n');
}
