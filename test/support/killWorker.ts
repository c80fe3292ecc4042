/** A run on a slow hosted service whose worker is killed while its second entry waits for a session that was begun ahead. */
import { expect } from 'vitest';
import type { PlaywrightProject, Ran } from './playwrightProject.js';
import { descendantsOf } from './processes.js';
import { environmentOf, slowService, type SlowService } from './slowService.js';
import { startNode, type Started } from './startNode.js';

export const TITLES = ['one', 'two', 'six'];
/** As sessions are called. */
export const titled = (title: string): string => `F › ${title}`;

interface Wanted {
  project: Pick<PlaywrightProject, 'folder'>;
  args: string[];
  /** A part of the worker's command line. */
  worker: string;
  /** Whether the entry of the second case waits for its session. */
  isUnderWay: (run: Started) => boolean | Promise<boolean>;
}

export interface Killed {
  service: SlowService;
  ran: Ran;
  /** Another run on the same service, whose sessions have all ended by now. */
  runAgain: (args?: string[], env?: Record<string, string>) => Promise<Ran>;
}

export async function killWorker({ project, args, worker, isUnderWay }: Wanted): Promise<Killed> {
  const service = await slowService();
  const env = {
    ...environmentOf(service),
    CASEWRIGHT_BROWSER: '/no/such/browser',
  };
  service.end((title) => title.endsWith('one'));
  const run = startNode(project.folder, args, env);
  await expect.poll(() => isUnderWay(run), { timeout: 60_000 }).toBe(true);
  await expect.poll(() => service.looked.size).toBe(TITLES.length);
  const workers = (await descendantsOf(run.pid)).filter(({ command }) => command.includes(worker));
  expect(workers).toHaveLength(1);
  for (const { pid } of workers) process.kill(pid, 'SIGKILL');
  service.end();
  return {
    ...{ service, ran: await run.ended },
    runAgain: (more = [], others = {}) =>
      startNode(project.folder, [...args, ...more], { ...env, ...others }).ended,
  };
}
