/** The entries of a run whose cases are carried out ahead of them, and when those of a project may be. */
import type { FullProject, Suite, TestCase } from '@playwright/test/reporter';
import type { CaseFacts } from '../../report/outcome.js';
import type { EntryAhead } from '../../runner/dispatch/EntryAhead.js';
import { timeLimitOf, type Entry } from '../../runner/entries/Entry.js';
import { phraseBook, readWithPlan, type FileWithPlan } from '../../runner/entries/readWithPlan.js';
import { placesAhead } from '../../runner/entries/settings.js';
import { factsOf } from '../settle.js';
import { baseUrlOf } from '../compat.js';
import { modulesFolder } from '../modules/loadModuleMaker.js';
import { allSettings, type ProjectSettings } from '../settings.js';

/** @param suite of a project @returns none where something of it is known only in the worker */
export function entriesAhead(suite: Suite): EntryAhead[] {
  const project = suite.project();
  const settings = allSettings().find((one) => modulesFolder(one) === project?.testDir);
  if (!project || !settings || placesAhead(settings) === 0) return [];
  const base = baseOf(project);
  // A `test` of the user's own may give another one.
  if (settings.importTestFrom !== undefined || base === 'not known') return [];
  const read = reader(settings);
  return suite.allTests().flatMap((test) => {
    const facts = factsOf(test);
    if (!facts || !isToBeRun(test, facts)) return [];
    const timeLimit = ({ case: one }: Entry) => timeLimitOf(one, settings, test.timeout);
    const where = `${facts.file}:${facts.line}`;
    const place = { runner: 'playwright', project: project.name, repeat: test.repeatEachIndex, retry: 0 };
    return [{ key: test.id, settings, where, place, read: () => read(facts), timeLimit, ...base }];
  });
}

/** What is expected to fail may be so on purpose, and is not worth a session that nobody may want. */
const isToBeRun = ({ expectedStatus }: TestCase, { tags }: CaseFacts): boolean =>
  expectedStatus === 'passed' && !tags.includes('@fail');

/** As Playwright's fixture finds it. */
function baseOf({ use }: FullProject): { baseURL: string | undefined } | 'not known' {
  const baseURL: unknown = use.baseURL ?? baseUrlOf(process.env);
  return baseURL === undefined || typeof baseURL === 'string' ? { baseURL } : 'not known';
}

/** Reads each file once, and none before it is needed. */
function reader(settings: ProjectSettings): (facts: CaseFacts) => Entry | undefined {
  const files = new Map<string, FileWithPlan>();
  let book: ReturnType<typeof phraseBook> | undefined;
  return ({ file, line, column, title }) => {
    book ??= phraseBook(settings);
    const known = files.get(file) ?? readWithPlan(file, { settings, book });
    files.set(file, known);
    const { caseFile, planned } = known;
    const one = caseFile.cases.find(
      (each) => each.line === line && each.column === column && each.title === title,
    );
    return one && one.mistakes === undefined ? { settings, file, case: one, planned } : undefined;
  };
}

export interface ProjectAhead {
  project: FullProject;
  tests: readonly TestCase[];
  entries: readonly EntryAhead[];
}

/** Which projects may begin when: those that others depend on must have succeeded first. */
export class Waves {
  readonly #waiting: Set<ProjectAhead>;
  /** Tests that are still to end, by project. */
  readonly #open: ReadonlyMap<string, Set<TestCase>>;
  readonly #failed = new Set<string>();

  constructor(projects: readonly ProjectAhead[]) {
    this.#waiting = new Set(projects);
    this.#open = new Map(projects.map(({ project, tests }) => [project.name, new Set(tests)]));
  }

  next(): EntryAhead[] {
    const fresh = [...this.#waiting].filter(({ project }) => this.#mayBegin(project));
    for (const one of fresh) this.#waiting.delete(one);
    return fresh.flatMap(({ entries }) => entries);
  }

  ended(test: TestCase): void {
    const willBeTriedAgain = test.outcome() === 'unexpected' && test.results.length <= test.retries;
    if (willBeTriedAgain) return;
    const name = test.parent.project()?.name ?? '';
    this.#open.get(name)?.delete(test);
    if (!test.ok()) this.#failed.add(name);
  }

  /** A dependency that is no part of the run, by `--no-deps`, is none. */
  #mayBegin({ dependencies }: FullProject): boolean {
    return dependencies.every((name) => !this.#open.get(name)?.size && !this.#failed.has(name));
  }
}
