/** What both reporters do when a run is over: build the report, write its files, each whatever comes of the others, and tell. */
import path from 'node:path';
import { readFile } from 'node:fs/promises';
import type { Report } from './report.js';
import { writeWhole, ReportFolder, runnerOfReport } from './ReportFolder.js';
import { htmlReport } from './html/htmlReport.js';
import { attachmentBase, junitXml } from './junit/index.js';
import type { ResolvedOptions } from './options.js';
import { version } from '../../package.json';
import { buildReport } from './collect/buildReport.js';
import type { EndedRun } from './collect/EndedRun.js';
import { closingLines } from './closingLines.js';
import { tellGithub } from './github/tellGithub.js';

export interface ReportContext {
  /** Casewright's. */
  version: string;
  env: NodeJS.ProcessEnv;
  /** Takes what is to be read in the terminal. */
  print: (text: string) => void;
  /** The folder that the user stands in: the report's path is shown from there. */
  cwd: string;
  colors: boolean;
}

/** In this process. */
export const around = (terminal: NodeJS.WriteStream): ReportContext => ({
  ...{ version, env: process.env, cwd: process.cwd() },
  print: (text) => terminal.write(text),
  colors: terminal.isTTY && terminal.hasColors(),
});

/** Never rejects: a reporter's own fault is reported loudly, and breaks no run. */
export async function reportRun(
  collect: () => EndedRun,
  options: ResolvedOptions,
  around: ReportContext,
): Promise<void> {
  try {
    const folder = new ReportFolder(options.folder);
    const report = await buildReport(collect(), { version: around.version, title: options.title }, folder);
    report.faults.push(...options.faults, ...(await faultsOfPlace(report, options)));
    const places = { ...options, env: around.env };
    const { missing, shown } = await writeReport(report, options.files, places);
    // A report of an earlier run that still stands there needs its pictures.
    if (missing === 0) await folder.sweep(Object.values(options.files));
    await tell(report, missing === 0 ? (shown ?? options.folder) : shown, around);
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    around.print(`\n  Casewright could not finish its report: ${why}\n`);
  }
}

/** Both runners write to the same place, unless they are told not to. */
async function faultsOfPlace({ parts }: Report, { files, folder }: ResolvedOptions): Promise<string[]> {
  const [own] = parts.map(({ runner: { name } }) => name);
  const usual = path.join(folder, 'report.json');
  const others = await Promise.all([...new Set([files.json || usual, usual])].map(runnerOfReport));
  const other = others.find((name) => name !== undefined && name !== own);
  if (other === undefined) return [];
  return [
    `The report of a run of ${nameOfRunner(other)} stood in ${folder}, and is replaced. ` +
      "Please give each runner's reporter an `outputDir` of its own.",
  ];
}

const nameOfRunner = (name: string): string => (name === 'vitest' ? 'Vitest' : 'Playwright');

async function tell(report: Report, shown: string | undefined, around: ReportContext) {
  const place = shown === undefined ? undefined : path.relative(around.cwd, shown) || '.';
  around.print(closingLines(report, { report: place, colors: around.colors }));
  await tellGithub(report, around);
}

/** Absolute paths; false for a file that isn't wanted. */
export interface ReportFiles {
  json: string | false;
  junit: string | false;
  html: string | false;
}

/**
 * What could not be written is reported among the report's faults, also in its JSON. `shown` is the file that a person would
 * open first, `missing` how many could not be written.
 */
export async function writeReport(
  report: Report,
  files: ReportFiles,
  places: DrawingPlaces,
): Promise<{ missing: number; shown: string | undefined }> {
  const draw = drawings(places);
  const written: Partial<Record<keyof ReportFiles, string>> = {};
  let missing = 0;
  const write = async (kind: keyof ReportFiles) => {
    const file = files[kind];
    if (file === false) return;
    try {
      await writeWhole(file, await draw[kind](report, file));
      written[kind] = file;
    } catch (error) {
      missing += 1;
      report.faults.push(`${path.basename(file)} could not be written (${file}): ${wordsOf(error)}`);
    }
  };
  // JSON comes first: the others can be drawn from it again.
  await write('json');
  const reported = report.faults.length;
  await write('junit');
  await write('html');
  if (written.json !== undefined && report.faults.length > reported) await write('json');
  return { missing, shown: written.html ?? written.json ?? written.junit };
}

/** Whatever it is: a reporter never breaks a run. The name of a draft beside the file tells nobody anything. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const words = error.message.replace(/, \w+ '[^']*\.tmp'(?: -> '[^']*')?$/, '');
  return 'code' in error && DENIED.has(error.code) ? `${words}. ${MEND}` : words;
}

const DENIED: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS']);
/** On Windows a file that somebody has open can't be replaced either. */
const MEND =
  'Please make that folder writable, close the file, or have the report written to another folder.';

type Drawings = Record<keyof ReportFiles, (report: Report, file: string) => string | Promise<string>>;

/** Pictures and evidence hang below the folder. */
interface DrawingPlaces extends Pick<ResolvedOptions, 'folder' | 'attachmentBase'> {
  junitForm?: ResolvedOptions['junitForm'];
  inlineLimit?: number | undefined;
  env: NodeJS.ProcessEnv;
  history?: readonly Report[];
}

function drawings(places: DrawingPlaces): Drawings {
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
