/**
 * Makes the modules of case files. All parsers hang on it, so it is loaded only where a module isn't up to date
 * (`loadModuleMaker.ts`).
 */
import path from 'node:path';
import { isCode } from '../phrases/index.js';
import { entryModule, js, type ModuleWords } from '../runner/entries/entryModule.js';
import { phraseBook, readWithPlan } from '../runner/entries/readWithPlan.js';
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
  const { root, importTestFrom } = inputs;
  const secrets = Object.fromEntries(inputs.secrets.map((secret) => [secret, undefined]));
  const settings = { ...inputs, secrets };
  const book = phraseBook(settings);
  // A hosted service gets the words, and no function is called.
  const stepFiles = inputs.isHosted ? [] : [...book.files].filter(isCode);
  return (file, text) => {
    const { caseFile, planned, others } = readWithPlan(file, { settings, book }, text);
    const place = path.dirname(moduleOf(file, inputs.modules));
    const specifierOf = (one: string) => js(specifier(place, path.resolve(root, one)));
    const imports = [
      ...(importTestFrom === undefined ? [] : [`{ test as base } from ${specifierOf(importTestFrom)}`]),
      ...stepFiles.map(specifierOf),
    ];
    const words = wordsOf(file, imports, inputs);
    const { lines, map } = entryModule({ caseFile, planned }, words, {
      name: posixRelative(place, path.join(root, file)),
    });
    const json = Buffer.from(JSON.stringify(map)).toString('base64');
    return {
      text: `${lines.join('\n')}\n${MAP_COMMENT}=data:application/json;base64,${json}\n`,
      listed: planned && [...new Set(planned.map((one) => one.file))],
      others,
    };
  };
}

/** In two parts, or it would be taken for the comment of this package's own file. */
const MAP_COMMENT = ['//#', 'sourceMappingURL'].join(' ');

const posixRelative = (from: string, to: string) => path.relative(from, to).split(path.sep).join('/');

function specifier(from: string, to: string): string {
  const relative = posixRelative(from, to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** @param imports beside the entries: a user's own `test`, and modules that define steps */
function wordsOf(file: string, imports: readonly string[], inputs: ModuleInputs): ModuleWords {
  const { name: project, folder, hidden: secrets, importTestFrom } = inputs;
  const given = [js({ project, file }), ...(importTestFrom === undefined ? [] : ['base'])].join(', ');
  const all = ["{ entries } from 'casewright/playwright'", ...imports]
    .map((one) => `import ${one}; `)
    .join('');
  return {
    preamble: `${all}const { test, run, fail } = entries(${given}); `,
    suite: (title) => ({
      open: `test.describe(${title === '' ? '' : `${js(title)}, `}() => {`,
      close: '});',
    }),
    entry(title, body, { facts, one }) {
      const annotation = entryAnnotation({ file, folder, ...facts }, secrets);
      const details = js({ tag: facts.tags, annotation });
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
