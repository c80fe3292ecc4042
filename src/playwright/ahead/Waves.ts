/** Which projects of a run may begin when: those that others depend on must have succeeded first. */
import type { FullProject, TestCase } from '@playwright/test/reporter';

type Project = Pick<FullProject, 'name' | 'dependencies'>;

export class Waves {
  readonly #projects: readonly Project[];
  /** Tests that are still to end, by project. */
  readonly #open = new Map<string, Set<TestCase>>();
  readonly #failed = new Set<string>();
  readonly #begun = new Set<string>();

  constructor(projects: readonly { project: Project; tests: readonly TestCase[] }[]) {
    this.#projects = projects.map(({ project }) => project);
    for (const { project, tests } of projects) this.#open.set(project.name, new Set(tests));
  }

  /** The names of the projects that may begin now, each once. */
  next(): Set<string> {
    const names = this.#projects.filter((one) => this.#mayBegin(one)).map(({ name }) => name);
    const fresh = names.filter((name) => !this.#begun.has(name));
    for (const name of fresh) this.#begun.add(name);
    return new Set(fresh);
  }

  ended(test: TestCase): void {
    const name = test.parent.project()?.name ?? '';
    if (!isOver(test)) return;
    this.#open.get(name)?.delete(test);
    if (!test.ok()) this.#failed.add(name);
  }

  /** A dependency that is no part of the run, by `--no-deps`, is none. */
  #mayBegin({ dependencies }: Project): boolean {
    return dependencies.every((name) => !this.#open.get(name)?.size && !this.#failed.has(name));
  }
}

/** Whether it will not be tried again. */
const isOver = (test: TestCase): boolean =>
  test.outcome() !== 'unexpected' || test.results.length > test.retries;
