/**
 * What the modules of a project were made of: while that is the same, they need no making. Files of the user's are known by
 * content, for an editor, a checkout or a coarse clock may keep size and time. It only saves time; where it is missing, isn't
 * as this version has written it, or can't be written, modules are made as if there were none.
 */
import {
  mkdirSync,
  statSync,
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { debuglog, isDeepStrictEqual } from 'node:util';
import { randomUUID } from 'node:crypto';
import { readIfThere } from '../../runner/files.js';
import { contentOf } from './loadModuleMaker.js';

/** Another one for another form of `Memory`. */
const FORM = 1;

export interface CachedModule {
  content: string;
  /** Contents of the files that its plan names, by their paths from the root; null for one that isn't there. */
  others: Readonly<Record<string, string | null>>;
  /** As in `MadeModule`. */
  listed: readonly string[] | undefined;
  written: Written;
}

interface Memory {
  common: string;
  /** By the paths of case files from the root. */
  modules: Record<string, CachedModule>;
}

export class ModuleMemory {
  readonly #file: string;
  readonly #root: string;
  readonly #common: string;
  readonly #before: Memory['modules'];
  readonly #now = new Map<string, CachedModule>();

  /** @param common what all modules depend on beside their case files */
  constructor({ root, name }: { root: string; name: string }, common: string) {
    this.#file = path.join(root, '.casewright', 'made', `${name}.json`);
    this.#root = root;
    this.#common = common;
    const before = readMemory(this.#file);
    this.#before = before?.common === common ? before.modules : {};
  }

  /** What is remembered of a case file, if it would be made now. */
  recall(file: string, content: string, module: string): CachedModule | undefined {
    const known = this.#before[file];
    const isStill = ([other, before]: [string, string | null]) =>
      contentAt(path.join(this.#root, other)) === before;
    return known?.content === content &&
      Object.entries(known.others).every(isStill) &&
      isAsWritten(module, known.written)
      ? known
      : undefined;
  }

  keep(file: string, made: CachedModule): void {
    this.#now.set(file, made);
  }

  save(): void {
    const isSame = [...this.#now].every(([file, made]) => this.#before[file] === made);
    if (isSame && this.#now.size === Object.keys(this.#before).length) return;
    const now: Memory = { common: this.#common, modules: Object.fromEntries(this.#now) };
    try {
      mkdirSync(path.dirname(this.#file), { recursive: true });
      const text = JSON.stringify(now);
      writeIfChanged(this.#file, `${sealOf(text)}\n${text}`);
    } catch (error) {
      debug('Failed to remember the modules of case files: %o', error);
    }
  }
}

/** Null for a file that isn't there. */
export function contentAt(file: string): string | null {
  const text = readIfThere(file);
  return text === undefined ? null : contentOf(text);
}

const debug = debuglog('casewright');

function readMemory(file: string): Memory | undefined {
  try {
    const [seal, text] = readIfThere(file)?.split('\n') ?? [];
    return text !== undefined && seal === sealOf(text) ? (JSON.parse(text) as Memory) : undefined;
  } catch (error) {
    debug('Failed to read what is remembered of the modules of case files: %o', error);
    return undefined;
  }
}

/** Only a text that is whole, and was written in this form, has it; so its form need not be looked at any closer. */
const sealOf = (text: string) => contentOf(`${FORM} ${text}`);

/** By what the file system says of it: nobody else writes there, and reading them all costs as much as making some. */
function isAsWritten(module: string, written: Written): boolean {
  const found = statSync(module, { throwIfNoEntry: false });
  return found?.isFile() === true && isDeepStrictEqual(factsOf(found), written);
}

/**
 * What the file system says of a file. Another one in its place has another number (`ino`), and who writes into it can set
 * back the time of that (`mtimeMs`), but not the time when that was done (`ctimeMs`).
 */
interface Written {
  size: number;
  mtimeMs: number;
  ctimeMs: number;
  ino: number;
}

/** By a file of its own and a rename, so that nobody ever reads half of it. @returns that file, or the one that is the same */
export function writeIfChanged(file: string, text: string): Written {
  const same = sameThere(file, text);
  if (same) return same;
  // Not by the process: containers that share a folder often have the same numbers.
  const half = `${file}.${randomUUID()}.tmp`;
  const open = openSync(half, 'wx');
  try {
    writeFileSync(open, text);
    renameSync(half, file);
    // Of the file that was written, whatever another process has put in its place since; a rename changes the time, too.
    return factsOf(fstatSync(open));
  } catch (error) {
    rmSync(half, { force: true });
    throw error;
  } finally {
    closeSync(open);
  }
}

function sameThere(file: string, text: string): Written | undefined {
  let open: number;
  try {
    open = openSync(file, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return readFileSync(open, 'utf8') === text ? factsOf(fstatSync(open)) : undefined;
  } finally {
    closeSync(open);
  }
}

const factsOf = ({ size, mtimeMs, ctimeMs, ino }: Written): Written => ({ size, mtimeMs, ctimeMs, ino });
