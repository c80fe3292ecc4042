/** Projects of Playwright whose cases run on a slow hosted service, with our reporter. */
import { crowdedService, type CrowdedService } from './crowdedService.js';
import { casesCalls, playwrightProject, type PlaywrightProject, type Ran } from './playwrightProject.js';

export const feature = (...titles: string[]): string => featureNamed('F', titles);

export const featureNamed = (name: string, titles: readonly string[]): string =>
  `Feature: ${name}\n\n${titles.map((title) => `${scenario(title)}\n`).join('')}`;

/** Tags stand in front of the title: `@skip left out`. */
function scenario(titled: string): string {
  const [, tags = '', title = ''] = /^((?:@\S+ )*)(.*)$/.exec(titled) ?? [];
  return `${tags && `  ${tags.trim()}\n`}  Scenario: ${title}\n    Given I dance the tango\n`;
}

export const numbered = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `case ${String(index + 1).padStart(2, '0')}`);

export interface AheadProject {
  project: PlaywrightProject;
  service: CrowdedService;
  run: (args?: string[], env?: Record<string, string>) => Promise<Ran>;
}

interface Wanted {
  /** Text of the configuration. */
  rest?: string;
  options?: string;
  /** The text of all projects, where there is more than one. */
  projects?: string;
}

/** With one worker; `projects` and `rest` are text. */
export const aheadConfig = (projects: string, rest = ''): string =>
  `import { defineConfig } from '@playwright/test';\n` +
  `import { cases } from 'casewright/playwright';\n` +
  `export default defineConfig({ workers: 1, ${rest} projects: [${projects}],\n` +
  `  reporter: [['list'], ['casewright/playwright/reporter'], ['json', { outputFile: 'report.json' }]] });\n`;

export async function aheadProject(
  files: Record<string, string>,
  wanted: Wanted = {},
): Promise<AheadProject> {
  const service = await crowdedService();
  const projects = wanted.projects ?? casesCalls(`{ files: 'cases/*', ${wanted.options ?? ''} }`);
  const project = await playwrightProject({
    'playwright.config.ts': aheadConfig(projects, wanted.rest),
    ...files,
  });
  const run = (args: string[] = [], env = {}) => project.playwright(args, { ...service.env, ...env });
  return { project, service, run };
}

/** Without the feature's own. */
export const bare = ({ titles }: CrowdedService): string[] =>
  titles.map((title) => title.replace('F › ', ''));
