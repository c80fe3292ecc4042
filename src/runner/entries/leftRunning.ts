/** What a run has left on a hosted service, as its journal knows. */
import type { Created } from '../journal/records.js';
import { journalFile } from './journalOf.js';
import type { Settings } from './settings.js';

export interface LeftRunning extends Pick<Created, 'kind' | 'id' | 'file' | 'title'> {
  /** Whether its entry has ended, and says so itself. */
  isTold: boolean;
}

/** Created by this run, and not seen at its end. Nothing where the journal can't be read: the entries say so. */
export async function leftRunning(all: readonly Settings[]): Promise<LeftRunning[]> {
  const hosted = all.filter(({ service }) => service !== undefined);
  const roots = new Map(hosted.map(({ root, run }) => [root, run]));
  const found = await Promise.all([...roots].map(([root, run]) => leftIn(root, run)));
  return found.flat();
}

async function leftIn(root: string, ofRun: string): Promise<LeftRunning[]> {
  const records = await journalFile(root)
    .records()
    .catch(() => []);
  const ended = records.filter((record) => record.what === 'ended' && record.run === ofRun);
  const over = new Set(
    ended.flatMap((record) => (record.what === 'ended' && record.over ? [record.id] : [])),
  );
  const told = new Set(ended.flatMap((record) => (record.what === 'ended' ? [record.id] : [])));
  const created = records.flatMap((record) =>
    record.what === 'created' && record.run === ofRun && !over.has(record.id) ? [record] : [],
  );
  return [...new Map(created.map((record) => [record.id, record])).values()].map(
    ({ kind, id, file, title }) => ({ ...{ kind, id, file, title }, isTold: told.has(id) }),
  );
}

const MOST_NAMED = 20;

/** For the terminal; empty where nothing is left. */
export function linesOfLeft(left: readonly LeftRunning[]): string {
  if (left.length === 0) return '';
  const [it, them] = left.length === 1 ? ['It', 'it'] : ['They', 'them'];
  const kinds = [...new Set(left.map(({ kind }) => kind))];
  const kind = kinds.length === 1 ? (kinds[0] ?? '') : 'session or plan run';
  const lines = left.slice(0, MOST_NAMED).map(({ id, title, file }) => `  ${id}  ${title} (${file})\n`);
  const more = left.length > MOST_NAMED ? `  … and ${left.length - MOST_NAMED} more\n` : '';
  return (
    `\n${left.length} ${kind}${left.length === 1 ? ' is' : 's are'} still running on the service, as far as is known:\n` +
    `${lines.join('')}${more}` +
    `${it} may end there. CASEWRIGHT_RESUME=1 in front of the next run takes ${them} over, in place of creating new ones.\n`
  );
}

/** For the report: those that no outcome names. */
export const faultsOfLeft = (left: readonly LeftRunning[]): string[] =>
  left
    .filter(({ isTold }) => !isTold)
    .map(
      ({ kind, id, title, file }) =>
        `The ${kind} ${id} of ${file} (${title}) may still be running on the service.`,
    );
