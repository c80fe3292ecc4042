/** Entries with a journal in a folder of their own. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Case } from '../../../src/cases/index.js';
import { ServiceClient, memoryOfProcess } from '../../../src/client/index.js';
import { Outcome } from '../../../src/report/outcome.js';
import { CaseJournal, type JournaledEntry, JournalFile } from '../../../src/runner/journal/CaseJournal.js';
import type { CaseToRun, RunContext } from '../../../src/runner/CaseToRun.js';
import { runCase } from '../../../src/runner/concludeCase.js';
import { hostedService, type HostedScript } from '../../support/hostedService.js';
import { PROJECT_ID } from '../../support/records.js';
import { virtualClock } from '../../support/virtualClock.js';

export const KEY = 'key-123';
export const PASSED = { status: 'succeeded', result: 'passed', summary: 'All well.' };

export const caseOf = (title: string, prompt = '1. Log in with {{password}}'): Case => ({
  ...{ title, suites: [{ title: 'Login', line: 1, column: 1 }], format: 'gherkin', line: 2, column: 3 },
  ...{ prompt, steps: [], tags: [], options: {} },
});
export const LOGIN: CaseToRun = { case: caseOf('good login'), file: 'cases/login.feature' };

export async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'casewright-journal-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

export const textOf = (root: string): Promise<string> =>
  readFile(path.join(root, '.casewright', 'journal.jsonl'), 'utf8');

export const linesOf = async (root: string): Promise<Record<string, unknown>[]> =>
  (await textOf(root))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

export const entryOf = (changes: Partial<JournaledEntry> = {}): JournaledEntry => ({
  ...{ runner: 'playwright', project: 'cases', file: 'cases/login.feature', titles: ['Login', 'good login'] },
  ...{ repeat: 0, retry: 0, run: 'run 1', origin: 'https://service.example', projectId: PROJECT_ID },
  resume: 'no',
  ...changes,
});

export const journalOf = (root: string, changes: Partial<JournaledEntry> = {}): CaseJournal =>
  new CaseJournal(new JournalFile(root), entryOf(changes));

interface Run {
  script: HostedScript;
  journal: CaseJournal;
  entry?: CaseToRun;
  changes?: Partial<RunContext>;
}

export async function runJournaled({ script, journal, entry = LOGIN, changes = {} }: Run) {
  const server = await hostedService(script);
  const clock = virtualClock();
  const client = new ServiceClient({ baseURL: server.origin, apiKey: KEY, clock });
  onTestFinished(() => client.close());
  const { outcome } = await runCase(entry, {
    ...{ client, projectId: PROJECT_ID, clock, timeLimit: 60_000, apiKey: KEY, journal },
    ...{ pace: { fraction: 0.1, floor: 1000, ceiling: 15_000 }, uploads: memoryOfProcess() },
    secrets: { password: 'lovelace' },
    ...changes,
  });
  const created = server.requests.filter(({ method, url }) => method === 'POST' && url === '/api/sessions');
  return { outcome: Outcome.parse(outcome), server, created: created.length };
}
