/**
 * Copies one file that a report names. The name comes from outside, and so does the folder that it is relative to. So a
 * file is only taken if it is named by what it holds: nobody can name a file so without knowing that already.
 */
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { contentName } from '../../report/contentName.js';
import { Evidence } from '../../report/report.js';
import type { ReportFolder } from '../../report/ReportFolder.js';

export type FileKind = 'picture' | 'evidence';

/** What browsers show as something else than a picture would be active content on the pages of a CI service. */
const EXTENSIONS: Record<FileKind, readonly string[]> = {
  picture: ['png', 'jpg', 'webp'],
  evidence: ['json'],
};

/** Far above any picture; nothing is read for ever. */
const MOST_BYTES = 200_000_000;

export interface WantedFile {
  /** As the report has it. */
  name: string;
  kind: FileKind;
  /** Absolute. */
  root: string;
}

/** Gives its path within the new report, or null where the folder can't take it. @throws Error whose message goes on after the file's name */
export async function takeFile(wanted: WantedFile, folder: ReportFolder): Promise<string | null> {
  const { name, kind, root } = wanted;
  const extension = EXTENSIONS[kind].find((each) => name.endsWith(`.${each}`));
  if (extension === undefined) throw new Error(`was left out, because it is no ${kind} by its name`);
  const bytes = await contentOf(await fileWithin(root, name));
  const own = contentName(bytes, extension);
  if (path.posix.basename(name) !== own) {
    throw new Error('was left out, because it does not hold what its name says; perhaps it was changed');
  }
  if (kind === 'evidence') checkEvidence(bytes);
  return folder.keepIfPossible(own, bytes);
}

/** Also not outside by way of a link. */
async function fileWithin(root: string, name: string): Promise<string> {
  const file = path.join(root, name);
  try {
    if (isWithin(root, file)) {
      const [realRoot, real] = await Promise.all([realpath(root), realpath(file)]);
      if (isWithin(realRoot, real)) return real;
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new Error(`is missing: there is no ${file}`, { cause: error });
  }
  throw new Error("was left out, because it is not in its report's folder");
}

function isWithin(folder: string, file: string): boolean {
  const way = path.relative(folder, file);
  return way !== '' && way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
}

async function contentOf(file: string): Promise<Buffer> {
  const facts = await stat(file);
  if (!facts.isFile()) throw new Error('was left out, because it is no file');
  if (facts.size > MOST_BYTES) throw new Error(`was left out, because it has ${facts.size} bytes`);
  return readFile(file);
}

function checkEvidence(bytes: Buffer): void {
  let read;
  try {
    read = Evidence.safeParse(JSON.parse(bytes.toString('utf8')));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(`was left out, because it is no JSON: ${error.message}`, { cause: error });
  }
  if (!read.success) throw new Error('was left out, because it is no evidence of a session');
}
