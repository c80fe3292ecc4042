/** A runner's configuration: a new one, the one that is there with what it lacks, or the lines to add by hand. */
import path from 'node:path';
import { addTo, type Edit, type Left } from './configuration/addTo.js';
import { isSaidNear } from './configuration/isSaidNear.js';
import { newConfiguration } from './configuration/newConfiguration.js';
import { PARTS } from './configuration/parts.js';
import type { SourceFile } from './configuration/SourceFile.js';
import { findSuite } from './findSuite.js';
import { changedOrThere, newFile, type Doubt, type PlannedFile } from './Plan.js';
import type { Configuration, Project } from './readProject.js';
import type { Runner } from './Runner.js';

export function planConfiguration(project: Project, { name }: Runner): PlannedFile {
  const { workspace, configurations, folder } = project;
  const isSplit = name === 'vitest' && workspace !== undefined;
  const there = isSplit ? { file: workspace, text: '' } : configurations[name];
  if (!there) {
    const suite = name === 'playwright' ? findSuite(project) : undefined;
    return newFile(...newConfiguration(name, project, suite));
  }
  const file: SourceFile = { path: path.join(folder, there.file), text: there.text };
  const { text, left }: Edit = isSplit ? leftToPerson() : addTo(name, file);
  const lacking = left.filter(({ part }) => !isSaidNear(part.module, { file, runner: name, folder }));
  const changed = changedOrThere(there.file, there.text, text);
  if (lacking.length === 0) return changed;
  return { changes: changed.changes ?? [], doubts: [doubtOf(there, lacking)] };
}

const SPLIT = 'it splits the suite into projects, and only you know which of them the cases belong to';

const leftToPerson = (): Edit => ({ text: '', left: PARTS.vitest.map((part) => ({ part, doubt: SPLIT })) });

function doubtOf({ file, text }: Configuration, left: readonly Left[]): Doubt {
  const whys = new Set(left.map(({ doubt }) => doubt));
  const blocks = left.map(({ part }) => part.lines(text));
  return {
    file,
    why: [...whys].join('; '),
    lines: blocks.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines])),
  };
}
