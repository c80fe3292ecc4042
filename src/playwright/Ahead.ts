/** What a run of Playwright carries out ahead of its workers: begun when it begins, stopped by whatever ends it. */
import type { FullConfig, Suite, TestCase, FullProject } from '@playwright/test/reporter';
import { systemClock } from '../client/index.js';
import { RunAhead, type EntryAhead } from '../runner/dispatch/RunAhead.js';
import { DISPATCH_VARIABLE, addressText, makeAddress } from '../runner/dispatch/line.js';
import { showProgress } from '../runner/dispatch/terminal.js';
import { environmentOfSettings, allSettings, type ProjectSettings } from './settings.js';
import { watchRole, baseUrlOf, commandOf, hasEnvironmentChanged } from './compat.js';
import type { CaseFacts } from '../report/outcome.js';
import { timeLimitOf, type Entry } from '../runner/entries/Entry.js';
import { phraseBook, readWithPlan, type FileWithPlan } from '../runner/entries/readWithPlan.js';
import { placesAhead } from '../runner/entries/settings.js';
import { factsOf } from './settle.js';
import { modulesFolder } from './modules/loadModuleMaker.js';

interface AroundRun {
  isRun: boolean;
  terminal: NodeJS.WriteStream;
}

/** Milliseconds after an interrupt. Playwright then ends its tests, but for one that was about to begin: for that it waits. */
const PATIENCE = 2_000;

export class Ahead {
  readonly #maxFailures: number;
  readonly #address = makeAddress();
  readonly #run = new RunAhead(this.#address, systemClock);
  readonly #waves: Waves;
  /** Whether tests will run, and what their entries will want; else a worker has to show it. */
  readonly #isSure: boolean;
  readonly #endProgress: () => void;
  #failures = 0;
  #patience: NodeJS.Timeout | undefined;

  static begin(config: FullConfig, suite: Suite, around: AroundRun): Ahead | undefined {
    // Elsewhere the configuration, and with it what is known here, may be another one when tests are run.
    if (watchRole(process) !== 'runs') return undefined;
    const projects = projectsOf(suite);
    return projects.some(({ entries }) => entries.length > 0)
      ? new Ahead(config, projects, around)
      : undefined;
  }

  private constructor(
    { maxFailures }: FullConfig,
    projects: readonly ProjectAhead[],
    { isRun, terminal }: AroundRun,
  ) {
    this.#isSure = isRun && commandOf(process) === 'test' && baseUrlOf(process.env) === undefined;
    this.#maxFailures = maxFailures;
    this.#waves = new Waves(projects);
    // Workers get it when they are started.
    process.env[DISPATCH_VARIABLE] = addressText(this.#address);
    process.once('SIGINT', this.#interrupted);
    this.#startNext();
    this.#endProgress = showProgress(() => this.#run.tally(), outputOf(terminal));
  }

  testEnded(test: TestCase): void {
    // One that was skipped by a hook never asked.
    this.#run.drop(test.id);
    this.#waves.ended(test);
    // As Playwright counts.
    if (test.outcome() === 'unexpected' && test.results.length > test.retries) this.#failures += 1;
    if (this.#maxFailures > 0 && this.#failures >= this.#maxFailures) this.#run.stop('for all');
    else this.#startNext();
  }

  /** Outside of any test: the run may go on, but none of it is sure. */
  failed(): void {
    this.#run.stop('for entries');
  }

  /** What no entry took over stays as it is. */
  async end(): Promise<void> {
    this.#endProgress();
    process.off('SIGINT', this.#interrupted);
    clearTimeout(this.#patience);
    Reflect.deleteProperty(process.env, DISPATCH_VARIABLE);
    try {
      await this.#run.close();
    } finally {
      this.#address.remove();
    }
  }

  readonly #interrupted = () => {
    void this.#run.breakOff();
    this.#patience = setTimeout(() => this.#run.endEntries(), PATIENCE).unref();
  };

  #startNext(): void {
    const entries = this.#waves.next();
    // What a global setup has changed, the configuration that workers load may say otherwise.
    const hasChanged = hasEnvironmentChanged(process.env, environmentOfSettings());
    if (!this.#isSure || hasChanged) this.#run.hold(entries);
    else this.#run.add(entries);
  }
}

function projectsOf(suite: Suite): ProjectAhead[] {
  const all = suite.suites.flatMap((one) => {
    const project = one.project();
    return project ? [{ project, suite: one }] : [];
  });
  const teardowns = new Set(all.map(({ project }) => project.teardown));
  return all.map(({ project, suite: one }) => ({
    project,
    tests: one.allTests(),
    // It runs when all others have, and nobody tells when that is.
    entries: teardowns.has(project.name) ? [] : entriesAhead(one),
  }));
}

function outputOf(terminal: NodeJS.WriteStream): Parameters<typeof showProgress>[1] {
  const other = terminal === process.stdout ? process.stderr : process.stdout;
  return {
    terminals: terminal.isTTY ? [terminal, ...(other.isTTY ? [other] : [])] : undefined,
    print: (line) => terminal.write(`\n  ${line}\n`),
  };
}

/** @param suite of a project @returns none where something of it is known only in the worker */
function entriesAhead(suite: Suite): EntryAhead[] {
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

interface ProjectAhead {
  project: FullProject;
  tests: readonly TestCase[];
  entries: readonly EntryAhead[];
}

/** Which projects may begin when: those that others depend on must have succeeded first. */
class Waves {
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
