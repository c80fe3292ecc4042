/** `cases()` among the `projects` of a Playwright configuration. */
import path from 'node:path';
import type { Room } from './addTo.js';
import { casesCall } from './casesCall.js';
import { insertItem, type Insertion, type Layout } from './insertItem.js';
import { lookUp } from './lookUp.js';
import type { ObjectLiteral } from './Source.js';
import type { Style } from './Style.js';

export function playwrightProject(room: Room): Insertion | { doubt: string } {
  const { source, options, style, name } = room;
  const projects = lookUp(options, 'projects');
  const call = casesCall(name, style.quote);
  if (projects.is === 'written' && projects.value.type === 'ArrayExpression') {
    const { elements: items } = projects.value;
    return insertItem({ source, style, literal: projects.value, items }, () => call);
  }
  if (projects.is !== 'absent')
    return { doubt: 'its "projects" are not written out in the configuration itself' };
  if (wouldSeeModules(options)) {
    return { doubt: 'its "testMatch" may also match what Casewright writes below .casewright' };
  }
  const place = { source, style, literal: options, items: options.properties };
  return insertItem(place, (layout) => projectsWithSuite(call, style, layout));
}

/**
 * A configuration without projects is one project without a name. `{}` is that very project: it inherits all that
 * the configuration says, and the name decides where snapshots are looked for.
 */
export function projectsWithSuite(
  call: string,
  { eol, unit }: Pick<Style, 'eol' | 'unit'>,
  layout: Layout,
): string {
  if (!layout) return `projects: [{}, ${call}]`;
  const inner = eol + layout.indent + unit;
  return `projects: [${inner}{}, // ${SUITE}${inner}${call},${eol}${layout.indent}]`;
}

const SUITE = 'the tests that were here before, with the settings of this file';

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
