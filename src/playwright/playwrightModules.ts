/**
 * Makes the modules of case files. All parsers hang on it, so it is loaded only where a module isn't up to date
 * (`loadModuleMaker.ts`).
 */
import path from 'node:path';
import { isCode } from '../phrases/index.js';
import { phraseBook, readWithPlan } from '../runner/index.js';
import { type ModuleInputs, moduleOf } from './modules/moduleInputs.js';
import { moduleText } from './modules/moduleText.js';

export interface MadeModule {
  text: string;
  /** The files whose cases it lists, POSIX, relative to the root; undefined for a file that isn't a plan. */
  listed: readonly string[] | undefined;
  /** The texts of the files that a plan names, by their paths; undefined for one that isn't there. */
  others: ReadonlyMap<string, string | undefined>;
}

/** @param file POSIX, relative to the root */
export type MakeModule = (file: string, text: string) => MadeModule;

/** @throws Error that lists all that is wrong with the phrases */
export function moduleMaker(inputs: ModuleInputs): MakeModule {
  const { name, root, folder, files, recordings, variables, steps, pages } = inputs;
  const { importTestFrom, hidden: secrets } = inputs;
  const declared = Object.fromEntries(inputs.secrets.map((secret) => [secret, undefined]));
  const settings = { name, root, files, recordings, variables, steps, pages, secrets: declared };
  const book = phraseBook(settings);
  return (file, text) => {
    const { caseFile, planned, others } = readWithPlan(file, { settings, book }, text);
    const place = path.dirname(moduleOf(file, inputs.modules));
    const facts = {
      ...{ file, folder, project: name, secrets },
      source: posixRelative(place, path.join(root, file)),
      importTestFrom: importTestFrom && specifier(place, path.resolve(root, importTestFrom)),
      // A hosted service gets the words, and no function is called.
      stepFiles: inputs.isHosted
        ? []
        : [...book.files].filter(isCode).map((one) => specifier(place, path.join(root, one))),
    };
    return {
      text: moduleText({ caseFile, planned }, facts),
      listed: planned && [...new Set(planned.map((one) => one.file))],
      others,
    };
  };
}

const posixRelative = (from: string, to: string) => path.relative(from, to).split(path.sep).join('/');

function specifier(from: string, to: string): string {
  const relative = posixRelative(from, to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
