/** Which run this is, and whether it goes on with what an earlier one has left. Workers inherit both from the environment. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const RUN = 'CASEWRIGHT_RUN';
const RESUME = 'CASEWRIGHT_RESUME';
const BEGUN = Symbol.for('casewright.run');

/**
 * To be called in the main process of a runner, before its workers start. A runner within the test of another one begins a run
 * of its own, so what is inherited doesn't count.
 */
export function beginRun(env: NodeJS.ProcessEnv): void {
  const holder = globalThis as { [BEGUN]?: string | undefined };
  holder[BEGUN] ??= newRun();
  env[RUN] = holder[BEGUN];
}

function newRun(): string {
  const run = randomUUID();
  process.once('exit', () => rmSync(spentFile(run), { force: true }));
  return run;
}

/** Where the workers of a run note together what asking models takes; undefined outside of a run. */
export const spentFileOf = ({ [RUN]: run }: NodeJS.ProcessEnv): string | undefined =>
  run ? spentFile(run) : undefined;

const spentFile = (run: string): string => path.join(tmpdir(), `casewright-${run}.spent`);

/** `ask again`: also for what may be running already, and would be paid for twice. */
export type Resume = 'no' | 'take over' | 'ask again';

export function runOf(env: NodeJS.ProcessEnv): { run: string; resume: Resume } {
  const given = env[RESUME] ?? '';
  const resume = ['', '0', 'false'].includes(given) ? 'no' : given === 'again' ? 'ask again' : 'take over';
  return { run: env[RUN] || randomUUID(), resume };
}
