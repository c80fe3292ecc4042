/**
 * Makes the modules of case files. All parsers hang on it, so it is loaded only where a module isn't up to date
 * (`loadModuleMaker.ts`).
 */
import path from 'node:path';
import { isCode } from '../phrases/index.js';
import { entryModule, js, type ModuleWords } from '../runner/entries/entryModule.js';
import { phraseBook, readWithPlan, type FileWithPlan } from '../runner/entries/readWithPlan.js';
import { type ModuleInputs, moduleOf } from './modules/loadModuleMaker.js';
import type { CaseFacts } from '../report/outcome.js';

interface MadeModule {
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

interface ModuleFacts {
  file: string;
  folder: string;
  /** The case file, relative to the module. */
  source: string;
  /** The name under which the settings are registered. */
  project: string;
  secrets: readonly string[];
  /** What a user's own `test` is imported from, relative to the module. */
  importTestFrom: string | undefined;
  stepFiles: readonly string[];
}

/** In two parts, or it would be taken for the comment of this package's own file. */
const MAP_COMMENT = ['//#', 'sourceMappingURL'].join(' ');

/** The test module of a case file, with its source map within it. */
function moduleText(read: Pick<FileWithPlan, 'caseFile' | 'planned'>, facts: ModuleFacts): string {
  const { lines, map } = entryModule(read, wordsOf(facts), { name: facts.source });
  const json = Buffer.from(JSON.stringify(map)).toString('base64');
  return `${lines.join('\n')}\n${MAP_COMMENT}=data:application/json;base64,${json}\n`;
}

function wordsOf(facts: ModuleFacts): ModuleWords {
  const { file, folder, project, secrets, importTestFrom } = facts;
  const base = importTestFrom === undefined ? '' : `import { test as base } from ${js(importTestFrom)}; `;
  const given = [js({ project, file }), ...(importTestFrom === undefined ? [] : ['base'])].join(', ');
  const stepFiles = facts.stepFiles.map((one) => `import ${js(one)}; `).join('');
  return {
    preamble: `import { entries } from 'casewright/playwright'; ${base}${stepFiles}const { test, run, fail } = entries(${given}); `,
    suite: (title) => ({
      open: `test.describe(${title === '' ? '' : `${js(title)}, `}() => {`,
      close: '});',
    }),
    entry(title, body, { facts: ofCase, one }) {
      const annotation = entryAnnotation({ file, folder, ...ofCase }, secrets);
      const details = js({ tag: ofCase.tags, annotation });
      return `${declarator(one?.tags ?? [])}(${js(title)}, ${details}, ${body});`;
    },
  };
}

/** As Playwright means them; `slow` and `fail` are set by the entry, `fail` only once there is a verdict. */
function declarator(tags: readonly string[]): string {
  if (tags.includes('@skip')) return 'test.skip';
  if (tags.includes('@fixme')) return 'test.fixme';
  return tags.includes('@only') ? 'test.only' : 'test';
}

/** Playwright's own reports leave out what begins with `_`. */
export const ENTRY_ANNOTATION = '_casewright';

/** @param secrets the names of what must not be shown, and has a value when the case runs */
const entryAnnotation = (facts: CaseFacts, secrets: readonly string[]) => ({
  type: ENTRY_ANNOTATION,
  description: JSON.stringify({ ...facts, secrets }),
});
