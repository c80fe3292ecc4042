/** `cases()` among the `projects` of a Playwright configuration. */
import path from 'node:path';
import type { CasesCall } from './casesCall.js';
import { insertItems, type Layout } from './insertItem.js';
import { lookUp } from './lookUp.js';
import type { Added, Room } from './Part.js';
import type { ObjectLiteral } from './Source.js';
import { NEW_STYLE, type Style } from './Style.js';

export function playwrightProject({ source, options, style }: Room, call: CasesCall): Added {
  const projects = lookUp(options, 'projects');
  if (projects.is === 'written' && projects.value.type === 'ArrayExpression') {
    const { elements: items } = projects.value;
    return { insertions: [insertItems({ source, style, literal: projects.value, items }, [() => call])] };
  }
  if (projects.is !== 'absent')
    return { doubt: 'its "projects" are not written out in the configuration itself' };
  if (wouldSeeModules(options)) {
    return { doubt: 'its "testMatch" may also match what Casewright writes below .casewright' };
  }
  return { property: (layout) => projectsWithSuite(call, SUITE, style, layout) };
}

export interface Suite {
  /** The project that runs it. */
  project: string;
  comment: string;
}

/**
 * A configuration without projects is one project without a name. `{}` is that very project: it inherits all that
 * the configuration says, and the name decides where snapshots are looked for.
 */
export const SUITE: Suite = {
  project: '{}',
  comment: 'the tests that were here before, with the settings of this file',
};

export function projectsWithSuite(
  call: CasesCall,
  { project, comment }: Suite,
  { eol, unit }: Pick<Style, 'eol' | 'unit'>,
  layout: Layout,
): string {
  if (!layout) return `projects: [${project}, ${call}]`;
  const inner = eol + layout.indent + unit;
  return `projects: [${inner}${project}, // ${comment}${inner}${call},${eol}${layout.indent}]`;
}

export function playwrightProjectLines(call: CasesCall, text: string): string[] {
  if (/\bprojects\b/.test(text))
    return ['projects: [', '  // behind those that are there:', `  ${call},`, '],'];
  return `${projectsWithSuite(call, SUITE, NEW_STYLE, { indent: '' })},`.split('\n');
}

/** Files that git ignores are no tests, but for a folder that is named. */
function wouldSeeModules(options: ObjectLiteral): boolean {
  if (lookUp(options, 'testMatch').is === 'absent') return false;
  const folder = lookUp(options, 'testDir');
  if (folder.is === 'absent') return false;
  const isBelow =
    folder.is === 'written' &&
    folder.value.type === 'StringLiteral' &&
    /^[^./]/.test(path.posix.normalize(folder.value.value));
  return !isBelow;
}
