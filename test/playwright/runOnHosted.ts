/** A real run of Playwright on a server that plays a hosted service; a browser of our own can't be started. */
import { hostedService, type HostedScript } from '../support/hostedService.js';
import { config, playwrightProject } from '../support/playwrightProject.js';
import { PROJECT_ID } from '../support/records.js';

export const HOSTED_KEY = 'key-do-not-tell';

/** @param options the text of what `cases()` gets @param files beside the configuration */
export async function runOnHosted(script: HostedScript, options: string, files: Record<string, string>) {
  const server = await hostedService(script);
  const project = await playwrightProject({ 'playwright.config.ts': config(options), ...files });
  const ran = await project.playwright(['--reporter=list,json'], {
    CASEWRIGHT_BASE_URL: server.origin,
    CASEWRIGHT_API_KEY: HOSTED_KEY,
    CASEWRIGHT_PROJECT_ID: PROJECT_ID,
    PLAYWRIGHT_JSON_OUTPUT_NAME: 'test-results/report.json',
    // Whoever tried to start one would fail.
    CASEWRIGHT_BROWSER: '/no/such/browser',
  });
  return { ...ran, server, project };
}
