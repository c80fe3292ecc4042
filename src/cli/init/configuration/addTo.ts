/** Adds the case files to a configuration that exists, where its syntax leaves no doubt. */
import MagicString from 'magic-string';
import type { RunnerName } from '../Runner.js';
import { findOptions } from './findOptions.js';
import { bindingOf, insertImport } from './insertImport.js';
import type { Insertion } from './insertItem.js';
import { playwrightProject } from './playwrightProject.js';
import { parseSource, SyntaxFault, type ObjectLiteral, type Source } from './Source.js';
import { styleOf, type Style } from './Style.js';
import { vitePlugin } from './vitePlugin.js';

/** The text that it becomes; the same one if all is there; or why nobody can be sure of it. */
export type Edit = { text: string } | { doubt: string };

export interface Room {
  source: Source;
  options: ObjectLiteral;
  style: Style;
  /** What `cases` is called there. */
  name: string;
}

/** Where the cases go, by runner. */
const ADD_CASES: Record<RunnerName, (room: Room) => Insertion | { doubt: string }> = {
  playwright: playwrightProject,
  vitest: vitePlugin,
};

export function addTo(runner: RunnerName, file: string, text: string): Edit {
  const source = parsed(file, text);
  if ('doubt' in source) return source;
  const module = `casewright/${runner}`;
  const binding = bindingOf(source, module);
  if (binding?.isUsed) return { text };
  if (!binding) return { doubt: `the names "cases" and "caseFiles" mean something else in ${file}` };
  const options = findOptions(source);
  if (!options) return { doubt: `${file} has another shape than those that can be extended safely` };
  const style = styleOf(source);
  const added = ADD_CASES[runner]({ source, options, style, name: binding.name });
  if ('doubt' in added) return added;
  const imported = binding.isThere ? [] : [insertImport(source, binding.name, module, style)];
  return { text: insertAll(text, [...imported, added]) };
}

function parsed(file: string, text: string): Source | { doubt: string } {
  try {
    return parseSource(file, text);
  } catch (error) {
    if (error instanceof SyntaxFault) return { doubt: error.message };
    throw error;
  }
}

function insertAll(text: string, insertions: readonly Insertion[]): string {
  const edited = new MagicString(text);
  for (const insertion of insertions) edited.appendLeft(insertion.at, insertion.text);
  return edited.toString();
}
