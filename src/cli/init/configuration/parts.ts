/** What each runner's configuration needs: the case files, and the reporter. */
import type { RunnerName } from '../Runner.js';
import { casesPart } from './casesPart.js';
import type { Part } from './Part.js';
import { playwrightProject, playwrightProjectLines } from './playwrightProject.js';
import { playwrightReporter, playwrightReporterLines } from './playwrightReporter.js';
import { hasString } from './Source.js';
import { vitePlugin, vitePluginLines } from './vitePlugin.js';
import { vitestReporter, vitestReporterLines } from './vitestReporter.js';

/** Are the reporters added, too? */
export const ADDS_REPORTER = true as boolean;

const reporterPart = (module: string, { addTo, lines }: Pick<Part, 'addTo' | 'lines'>): Part => ({
  ...{ module, addTo, lines },
  isIn: (source) => hasString(source, module),
});

const playwright: Part[] = [
  casesPart('casewright/playwright', playwrightProject, playwrightProjectLines),
  reporterPart('casewright/playwright/reporter', {
    addTo: playwrightReporter,
    lines: playwrightReporterLines,
  }),
];

const vitest: Part[] = [
  casesPart('casewright/vitest', vitePlugin, vitePluginLines),
  reporterPart('casewright/vitest/reporter', { addTo: vitestReporter, lines: vitestReporterLines }),
];

const used = (parts: readonly Part[]) => parts.slice(0, ADDS_REPORTER ? undefined : 1);

export const PARTS: Record<RunnerName, readonly Part[]> = {
  playwright: used(playwright),
  vitest: used(vitest),
};
