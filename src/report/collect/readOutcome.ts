/** The outcome of an attempt, from where its entry left it. */
import { readFile } from 'node:fs/promises';
import { Outcome } from '../outcome.js';
import type { Content } from './EndedRun.js';

export type ReadOutcome = { outcome: Outcome } | { fault: string };

export async function readOutcome(content: Content): Promise<ReadOutcome> {
  try {
    const text = (await bytesOf(content)).toString('utf8');
    const read = Outcome.safeParse(JSON.parse(text));
    if (read.success) return { outcome: read.data };
    const [issue] = read.error.issues;
    return { fault: `its outcome is none: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}` };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { fault: `its outcome can't be read: ${error.message}` };
  }
}

export const bytesOf = (content: Content): Buffer | Promise<Buffer> =>
  'body' in content ? content.body : readFile(content.path);
