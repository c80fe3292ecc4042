/** `casewright report` in a folder of its own, and reports to draw there. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { Report } from '../../src/report/report.js';
import { sampleReport } from '../support/sampleReport.js';
import { runWords, type Ended } from './runWords.js';

export interface ReportBench {
  folder: string;
  /** Writes the sample, changed, with its pictures and evidence beside it; gives the report. */
  writeSample(file: string, change?: (report: Report) => Report): Promise<Report>;
  write(file: string, content: string | Buffer): Promise<void>;
  read(file: string): Promise<string>;
  readReport(file: string): Promise<Report>;
  report(...words: string[]): Promise<Ended>;
}

export async function reportBench(env: NodeJS.ProcessEnv = {}): Promise<ReportBench> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-report-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const bench: ReportBench = {
    folder,
    async writeSample(file, change = (report) => report) {
      const { report, files } = sampleReport();
      const changed = change(report);
      const beside = path.join(path.dirname(file), changed.dataRoot);
      for (const [name, content] of files) await bench.write(path.join(beside, name), content);
      await bench.write(file, JSON.stringify(changed));
      return changed;
    },
    async write(file, content) {
      const absolute = path.join(folder, file);
      await mkdir(path.dirname(absolute), { recursive: true });
      await writeFile(absolute, content);
    },
    read: (file) => readFile(path.join(folder, file), 'utf8'),
    readReport: async (file) => Report.parse(JSON.parse(await bench.read(file))),
    report: (...words) => runWords(['report', ...words], { cwd: folder, env }),
  };
  return bench;
}

/** The files that a report names, each once. */
export const filesNamedIn = ({ cases }: Report): string[] => [
  ...new Set(
    cases
      .flatMap(({ attempts }) => attempts)
      .flatMap(({ screenshots, evidence }) => [...screenshots.map(({ file }) => file), evidence])
      .filter((file) => file !== null),
  ),
];
