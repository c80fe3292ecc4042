/**
 * All that is touched of Vitest and Vite and that their documentation doesn't promise, or that the oldest versions lack. Each says
 * how it is known to be there and what is lost without it: comfort, never money or a verdict.
 */
import type { Plugin } from 'vitest/config';
import type { TestCase, TestProject, Vite, Vitest } from 'vitest/node';
import type { CaseFiles } from './caseFiles/CaseFiles.js';

/**
 * `vitest run shop.feature:15` with an outline's line means its rows. Vitest knows suites by their lines, but none without a
 * name, and one with a name would be in every title; so the rows' lines take the place of the outline's, by a function in place
 * of `createSpecification`. Known by being a function that gets lines. Without it the line of an outline selects nothing.
 */
export function takeOutlineLines(
  project: TestProject,
  files: Pick<CaseFiles, 'fileOf' | 'linesMeant'>,
): void {
  const known: Partial<TestProject> = project;
  const create = known.createSpecification?.bind(project);
  if (!create) return;
  project.createSpecification = (moduleId, chosen, ...rest) => {
    const file = Array.isArray(chosen) ? files.fileOf(moduleId) : undefined;
    if (file === undefined || !Array.isArray(chosen)) return create(moduleId, chosen, ...rest);
    const lines = chosen.flatMap((line) => files.linesMeant(file, line));
    return create(moduleId, [...new Set(lines)], ...rest);
  };
}

type ModuleGraph = Partial<Pick<Vite.DevEnvironment['moduleGraph'], 'fileToModulesMap' | 'getModuleById'>>;

/**
 * Vite takes a `#` or a `?` in a file's name for the end of the name, and files the module under what is left, so the module graph
 * gets the whole name. Known by a map and a function of the graph. Without them an edit of such a file reruns nothing, and its
 * failures have no code frame.
 *
 * @param environment undefined before Vite 6
 */
export function keepWholeName(
  environment: { mode?: string; moduleGraph?: ModuleGraph } | undefined,
  id: string,
): void {
  if (environment?.mode !== 'dev') return;
  const { fileToModulesMap: known } = environment.moduleGraph ?? {};
  const node = environment.moduleGraph?.getModuleById?.(id);
  if (!(known instanceof Map) || !node || node.file === id) return;
  known.get(node.file ?? '')?.delete(node);
  node.file = id;
  known.set(id, (known.get(id) ?? new Set()).add(node));
}

/**
 * What Vitest would keep from run to run names a service that is gone by then. Known by either name that the function has had;
 * before 4.0 nothing is kept. Without it cases end as `service unreachable` while that memory is switched on.
 */
export function neverCache(context: CacheContext, isOurs: (id: string) => boolean): void {
  // Vitest 5 warns of the name that 4 has.
  const define = context.defineCacheKeyGenerator ?? context.experimental_defineCacheKeyGenerator;
  define?.(({ id }) => (isOurs(id) ? false : undefined));
}

type Hook = Extract<NonNullable<Plugin['configureVitest']>, (...given: never[]) => unknown>;
type DefineKey = Parameters<Hook>[0]['experimental_defineCacheKeyGenerator'];
type CacheContext = Partial<
  Record<'defineCacheKeyGenerator' | 'experimental_defineCacheKeyGenerator', DefineKey>
>;

/**
 * The result of a test's task, which also says whether a skipped test has begun and ended. Known by the map of tasks. Without
 * it that is taken from what a test tells of itself; one that has skipped itself at once may be called interrupted.
 */
export function resultOf(
  test: TestCase,
  { state }: { state?: Partial<Vitest['state']> },
): { startTime?: number | undefined; duration?: number | undefined } | undefined {
  if (state?.idMap instanceof Map) return state.idMap.get(test.id)?.result;
  const { startTime, duration } = test.diagnostic() ?? {};
  return startTime === undefined ? undefined : { startTime, duration: duration || undefined };
}

/**
 * Whether tags choose what is run. Known by the configuration's `tagsFilter`, since 4.1, or by the command line. In doubt they do:
 * then a session is started only once Vitest has told that its test will run.
 */
export const isChosenByTags = (
  { tagsFilter = [] }: { tagsFilter?: readonly string[] | undefined },
  argv: readonly string[],
): boolean => tagsFilter.length > 0 || argv.some((word) => /^--tags?/i.test(word));

export type WithTags = Partial<Pick<TestProject['config'], 'tags'>>;

export function declareTags(names: Iterable<string>, configs: readonly WithTags[]): void {
  for (const name of names) {
    for (const { tags } of configs) if (tags?.some((tag) => tag.name === name) === false) tags.push({ name });
  }
}
