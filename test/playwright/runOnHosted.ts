/**
 * One real run of Playwright on servers that play a hosted service, one for each situation; a browser of our own can't be
 * started.
 */
import { hostedAnswers, type HostedScript } from '../support/hostedService.js';
import { startHttp, type TestServer } from '../support/httpServer.js';
import { entriesOf, type JsonEntry, type JsonReport } from '../support/jsonReport.js';
import { config, makeProject, type PlaywrightProject } from '../support/playwrightProject.js';
import { PROJECT_ID } from '../support/records.js';

export const HOSTED_KEY = 'key-do-not-tell';

export interface Situation {
  script: HostedScript;
  /** Of a folder that has its name. */
  files: Record<string, string>;
  /** The text of what `cases()` gets beside its files and its service. */
  options?: string;
}

export interface RanOnHosted {
  output: string;
  project: PlaywrightProject;
  servers: TestServer[];
  entries: JsonEntry[];
  of: (name: string) => { entry: JsonEntry; message: string; server: TestServer };
  close: () => Promise<void>;
}

/** @param more the text of what further `cases()` get */
export async function runOnHosted(
  situations: Record<string, Situation>,
  { files = {}, more = [] }: { files?: Record<string, string>; more?: string[] } = {},
): Promise<RanOnHosted> {
  const all = await Promise.all(
    Object.entries(situations).map(async ([name, situation]) => ({
      ...{ name, ...situation, server: await startHttp(hostedAnswers(situation.script)) },
    })),
  );
  const options = all.map(
    ({ name, server, options: own = '' }) =>
      `{ name: '${name}', files: '${name}/*', service: { baseURL: '${server.origin}' }, ${own} }`,
  );
  const texts = all.flatMap(({ name, files: own }) =>
    Object.entries(own).map(([file, text]) => [`${name}/${file}`, text] as const),
  );
  const project = await makeProject({
    'playwright.config.ts': config([...options, ...more], 'workers: 2,'),
    ...{ ...files, ...Object.fromEntries(texts) },
  });
  const { output } = await project.playwright(['--reporter=list,json'], {
    CASEWRIGHT_API_KEY: HOSTED_KEY,
    CASEWRIGHT_PROJECT_ID: PROJECT_ID,
    PLAYWRIGHT_JSON_OUTPUT_NAME: 'test-results/report.json',
    // Whoever tried to start one would fail.
    CASEWRIGHT_BROWSER: '/no/such/browser',
  });
  const report = JSON.parse(await project.read('test-results/report.json')) as JsonReport;
  const entries = entriesOf(report);
  return {
    ...{ output, project, entries, servers: all.map(({ server }) => server) },
    of(name) {
      const [entry, ...others] = entries.filter((one) => one.project === name);
      const server = all.find((one) => one.name === name)?.server;
      if (!entry || !server || others.length > 0) throw new Error(`Not one entry of ${name}:\n${output}`);
      return { entry, server, message: entry.result.error?.message ?? '' };
    },
    async close() {
      await Promise.all(all.map(({ server }) => server.close()));
      await project.dispose();
    },
  };
}
