/** Projects of Vitest whose cases run on a slow hosted service, with our reporter. */
import { crowdedService } from '../support/crowdedService.js';
import { casesCalls } from '../support/playwrightProject.js';
import { vitestProject } from '../support/vitestProject.js';

interface Wanted {
  options?: string;
  /** Of `test` in the configuration. */
  rest?: string;
  /** Milliseconds of a session. */
  takes?: number;
}

export async function aheadOfVitest(files: Record<string, string>, wanted: Wanted = {}) {
  const { options = '', rest = '', takes = 1_000 } = wanted;
  const service = await crowdedService({ takes });
  const project = await vitestProject({
    'vitest.config.ts':
      `import { defineConfig } from 'vitest/config';\n` +
      `import { cases } from 'casewright/vitest';\n` +
      `export default defineConfig({ plugins: [${casesCalls(`{ files: 'cases/*', ${options} }`)}],\n` +
      `  test: { maxWorkers: 1, reporters: ['default', 'casewright/vitest/reporter'], ${rest} } });\n`,
    ...files,
  });
  const run = (args: string[] = [], env = {}) => project.vitest(args, { ...service.env, ...env });
  return { project, service, run };
}
