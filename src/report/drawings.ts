/** How each of the report's files is drawn from the one `Report`. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { htmlReport } from './html/htmlReport.js';
import { attachmentBase, junitXml, type JunitForm } from './junit/index.js';
import type { Report } from './report.js';
import type { ReportFiles } from './writeReport.js';

export type Drawings = Record<keyof ReportFiles, (report: Report, file: string) => string | Promise<string>>;

export interface DrawingPlaces {
  /** The folder that pictures and evidence hang below, absolute. */
  folder: string;
  /** Of JUnit's attachments, absolute. @default by the environment */
  attachmentBase: string | undefined;
  env: Readonly<Record<string, string | undefined>>;
  /** @default 'full' */
  junitForm?: JunitForm;
  /** Bytes of pictures within the page. @default 10_000_000 */
  inlineLimit?: number | undefined;
  /** Earlier reports, for the page. */
  history?: readonly Report[];
}

export function drawings(places: DrawingPlaces): Drawings {
  const { folder, attachmentBase: base, env, junitForm: form = 'full', history = [] } = places;
  return {
    json: (report, file) =>
      `${JSON.stringify({ ...report, dataRoot: wayTo(folder, file) || '.' }, null, 2)}\n`,
    junit: (report, file) =>
      junitXml(report, { form, folder, attachmentBase: attachmentBase(env, path.dirname(file), base) }),
    html: async (report, file) => {
      const way = wayTo(folder, file);
      const filesBase = way === '' ? '' : `${way}/`;
      const { inlineLimit } = places;
      const { text, remarks } = await htmlReport(report, readIn(folder), { filesBase, history, inlineLimit });
      report.faults.push(...remarks);
      return text;
    },
  };
}

/** POSIX; `''` where the file stands in the folder itself. */
const wayTo = (folder: string, file: string) =>
  path.relative(path.dirname(file), folder).split(path.sep).join('/');

const readIn = (folder: string) => async (name: string) => {
  try {
    return await readFile(path.join(folder, name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};
