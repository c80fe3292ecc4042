/** A configuration where there is none. */
import type { Project } from '../readProject.js';
import type { RunnerName } from '../Runner.js';
import { casesCall } from './casesCall.js';
import { importLine } from './insertImport.js';
import { ADDS_REPORTER } from './parts.js';
import { projectsWithSuite, type Suite } from './playwrightProject.js';
import { playwrightReporterProperty } from './playwrightReporter.js';
import { NEW_STYLE } from './Style.js';
import { vitePluginProperty } from './vitePlugin.js';
import { vitestReporterProperty } from './vitestReporter.js';

const CALL = casesCall('cases', NEW_STYLE.quote);

/** Its name relative to the project, and its text. */
export function newConfiguration(
  runner: RunnerName,
  project: Pick<Project, 'isTypeScript' | 'isModule'>,
  suite: Suite | undefined,
): [file: string, text: string] {
  const helper = { playwright: '@playwright/test', vitest: 'vitest/config' }[runner];
  const properties = { playwright: () => playwrightProperties(suite), vitest: vitestProperties }[runner]();
  const lines = [
    `import { defineConfig } from '${helper}';`,
    importLine('cases', { module: `casewright/${runner}`, isModule: true }, NEW_STYLE),
    '',
    'export default defineConfig({',
    ...properties.map((property) => `${NEW_STYLE.unit}${property},`),
    '});',
    '',
  ];
  return [`${runner}.config.${endingOf(runner, project)}`, lines.join('\n')];
}

/** Vite reads a file without the `m` as package.json says, and its own package has no CommonJS. */
function endingOf(
  runner: RunnerName,
  { isTypeScript, isModule }: Pick<Project, 'isTypeScript' | 'isModule'>,
) {
  return (runner === 'vitest' && !isModule ? 'm' : '') + (isTypeScript ? 'ts' : 'js');
}

function playwrightProperties(suite: Suite | undefined): string[] {
  const layout = { indent: NEW_STYLE.unit };
  const projects = suite ? projectsWithSuite(CALL, suite, NEW_STYLE, layout) : `projects: [${CALL}]`;
  return [...(ADDS_REPORTER ? [playwrightReporterProperty(NEW_STYLE)] : []), projects];
}

const vitestProperties = (): string[] => [
  vitePluginProperty(CALL),
  ...(ADDS_REPORTER ? [vitestReporterProperty(NEW_STYLE)] : []),
];
