/** The entries of a file that Vitest is to run, as its plugin knows them. */
import type { TestSpecification } from 'vitest/node';
import type { CaseEntry } from './caseEntries.js';
import { toPosix } from './caseGlobs.js';
import { PROVIDED_PREFIX } from '../provided.js';
import type { PluginApi } from '../refusals.js';

/** Undefined for what is no case file. */
export function entriesOfFile({ moduleId, project }: TestSpecification): CaseEntry[] | undefined {
  const ours = project.vite.config.plugins.filter(({ name }) => name.startsWith(PROVIDED_PREFIX));
  for (const { api } of ours) {
    const { caseFiles, entriesOf: entries } = api as PluginApi;
    if (caseFiles().includes(toPosix(moduleId))) return entries(moduleId);
  }
  return undefined;
}
