/** The journal's file: every record on the disk, whatever happens around it. */
import { spawn } from 'node:child_process';
import { appendFile, mkdir, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'tsup';
import { describe, expect, test } from 'vitest';
import { JournalFile } from '../../../src/runner/journal/CaseJournal.js';
import type { JournalRecord } from '../../../src/runner/journal/records.js';
import type { AppendArguments } from './appendMany.js';
import { entryOf, folder, linesOf, textOf } from './journalEntries.js';

const { resume: _, ...FACTS } = entryOf();
const created = (id: string): JournalRecord => ({
  ...{ what: 'created', at: new Date().toISOString(), ask: `ask-${id}`, id, takenOver: false },
  ...{ ...FACTS, content: 'c', kind: 'session', title: 'Login › good login' },
});
const fileOf = (root: string) => path.join(root, '.casewright', 'journal.jsonl');
const olderOf = (root: string) => path.join(root, '.casewright', 'journal.1.jsonl');
const idsOf = async (file: JournalFile) =>
  (await file.records()).map((record) => ('id' in record ? record.id : record.what));

describe('The journal', () => {
  test('gives back what was appended, also to another process, and what others append later', async () => {
    const root = await folder();
    const [one, other] = [new JournalFile(root), new JournalFile(root)];
    expect(await one.records()).toEqual([]);
    await one.append(created('a'));
    expect(await other.records()).toEqual(await one.records());
    await other.append(created('b'));
    expect(await idsOf(one)).toEqual(['a', 'b']);
    expect(await idsOf(one)).toEqual(['a', 'b']);
  });

  test('is readable after a last line that was cut off, and goes on in a new one', async () => {
    const root = await folder();
    await new JournalFile(root).append(created('a'));
    await appendFile(fileOf(root), JSON.stringify(created('lost')).slice(0, 60));
    const file = new JournalFile(root);
    expect(await idsOf(file)).toEqual(['a']);
    await file.append(created('b'));
    expect(await idsOf(file)).toEqual(['a', 'b']);
    expect(await idsOf(new JournalFile(root))).toEqual(['a', 'b']);
  });

  test('passes over lines that it does not understand', async () => {
    const root = await folder();
    await mkdir(path.dirname(fileOf(root)));
    await writeFile(fileOf(root), '{"what":"dreamt"}\nnull\n\n[]\n');
    const file = new JournalFile(root);
    await file.append(created('a'));
    expect(await idsOf(file)).toEqual(['a']);
  });

  test('has all lines whole where several processes append at once', async () => {
    const root = await folder();
    const built = path.join(root, 'built');
    await build({
      ...{ config: false, entry: { run: path.join(import.meta.dirname, 'appendMany.ts') }, outDir: built },
      ...{ outExtension: () => ({ js: '.mjs' }), format: 'esm', target: 'node20', silent: true },
      // Beside the packages that it needs.
      noExternal: [/.*/],
    });
    const ends = ['p', 'q', 'r'].map(
      (name) =>
        new Promise((resolve) => {
          const args: AppendArguments = [root, name];
          spawn(process.execPath, [path.join(built, 'run.mjs'), ...args], { stdio: 'inherit' }).on(
            'exit',
            resolve,
          );
        }),
    );
    expect(await Promise.all(ends)).toEqual([0, 0, 0]);
    const ids = await idsOf(new JournalFile(root));
    expect(ids).toHaveLength(150);
    expect(new Set(ids).size).toBe(150);
    expect(await linesOf(root)).toHaveLength(150);
  });

  test('makes room when it is large, and both files are read', async () => {
    const root = await folder();
    await new JournalFile(root).append(created('old'));
    await appendFile(fileOf(root), `${' '.repeat(5 * 1024 * 1024)}\n`);
    const file = new JournalFile(root);
    await file.append(created('new'));
    expect(await linesOf(root)).toHaveLength(1);
    expect(await idsOf(file)).toEqual(['old', 'new']);
  });

  test('drops nothing that may still be taken over: an older file that is young stays', async () => {
    const root = await folder();
    await new JournalFile(root).append(created('old'));
    await appendFile(fileOf(root), `${' '.repeat(5 * 1024 * 1024)}\n`);
    await writeFile(olderOf(root), `${JSON.stringify(created('older'))}\n`);
    const file = new JournalFile(root);
    await file.append(created('new'));
    expect(await idsOf(file)).toEqual(['older', 'old', 'new']);
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await utimes(olderOf(root), yesterday, yesterday);
    const next = new JournalFile(root);
    await next.append(created('newest'));
    expect(await idsOf(next)).toEqual(['old', 'new', 'newest']);
    expect((await stat(fileOf(root))).size).toBeLessThan(1000);
    expect(await textOf(root)).toContain('newest');
  });
});
