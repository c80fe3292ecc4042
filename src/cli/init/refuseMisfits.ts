/** A runner of a version that Casewright can't work with is told before anything is changed. */
import { intersects, satisfies, validRange } from 'semver';
import { peerDependencies } from '../../../package.json';
import { UsageError } from '../UsageError.js';
import { findInstalled, type Project } from './readProject.js';
import type { Runner } from './Runner.js';

/** @throws UsageError that says what to install */
export function refuseMisfits({ packages, folder, manager }: Project, runners: readonly Runner[]): void {
  const known = Object.assign({}, ...runners.map((runner) => runner.packages)) as Record<string, string>;
  const misfits = Object.entries(NEEDED).flatMap(([name, needed]) => {
    const [tested, listed] = [known[name], packages.get(name)];
    if (tested === undefined || listed === undefined) return [];
    const misfit = misfitOf({ listed, installed: findInstalled(name, folder)?.version, needed });
    return misfit === undefined ? [] : [{ name, needed, tested, misfit }];
  });
  if (misfits.length === 0) return;
  const told = misfits.map(({ name, needed, misfit }) => `${name} ${needed}, and this project has ${misfit}`);
  const cure = manager.add(misfits.map(({ name, tested }) => `${name}@${majorOf(tested)}`));
  throw new UsageError(
    `Casewright needs ${told.join('; and ')}. Nothing was changed. Please run \`${cure}\`, then this again.`,
  );
}

const NEEDED: Readonly<Record<string, string>> = peerDependencies;

interface Versions {
  listed: string;
  installed: string | undefined;
  needed: string;
}

/** What package.json asks for counts; within that what is installed, for a lock file may hold it there. */
function misfitOf({ listed, installed, needed }: Versions): string | undefined {
  const range = validRange(listed);
  if (range !== null && !intersects(range, needed, PRERELEASES)) return listed;
  const isAsked = installed !== undefined && satisfies(installed, range ?? '*', PRERELEASES);
  return isAsked && !satisfies(installed, needed, PRERELEASES) ? installed : undefined;
}

const PRERELEASES = { includePrerelease: true };

const majorOf = (range: string) => /\d+/.exec(range)?.[0] ?? 'latest';
