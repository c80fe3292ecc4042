/** Loads the modules that call `defineStep()` in the main process, where the local service runs. */
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { isCode, ownStepsOf, stepsDefinedBy, type StepDefinition } from '../phrases/index.js';
import type { OwnSteps } from '../service/index.js';
import type { CaseFiles } from './caseFiles/CaseFiles.js';

/** What each file has defined; one that is loaded already, as for another plugin, defines nothing again. */
const defined = new WeakMap<TestProject, Map<string, StepDefinition[]>>();
/** One file at a time, or nobody would know who has defined what. */
let turn: Promise<unknown> = Promise.resolve();

/** Undefined where no file defines any. */
export async function loadOwnSteps(
  { phraseFiles }: CaseFiles,
  root: string,
  project: TestProject,
): Promise<OwnSteps | undefined> {
  const files = [...phraseFiles].filter(isCode).map((file) => path.join(root, file));
  if (files.length === 0) return undefined;
  const loading = turn.then(() => loadAll(files, project));
  turn = loading.catch(() => undefined);
  return ownStepsOf(await loading);
}

async function loadAll(files: readonly string[], project: TestProject): Promise<StepDefinition[]> {
  const known = defined.get(project) ?? new Map<string, StepDefinition[]>();
  defined.set(project, known);
  const all: StepDefinition[] = [];
  for (const file of files) {
    // As Vitest loads the user's own set-up: TypeScript, aliases and edits are its own matter.
    const found = await stepsDefinedBy(() => project.import(file));
    if (found.length > 0) known.set(file, found);
    all.push(...(known.get(file) ?? []));
  }
  return all;
}
