/** What a run of Vitest carries out ahead of its workers. */
import type { TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node';
import { systemClock } from '../../client/index.js';
import { RunAhead, readAddress, showProgress } from '../../runner/index.js';
import { entryKey, entryMetaOf } from '../entryMeta.js';
import { providedTo } from '../provided.js';
import type { Selection } from '../reporter/Selection.js';
import { filesAhead, type FileAhead } from './casesAhead.js';

type Module = Pick<TestModule, 'moduleId' | 'project'>;

export class Ahead {
  readonly #run: RunAhead;
  readonly #files: Map<string, FileAhead>;
  readonly #endProgress: () => void;
  #hasBegun = false;

  /** Undefined where nothing is to be carried out ahead. @param print takes a line for the terminal */
  static async prepare(
    vitest: Vitest,
    specifications: readonly TestSpecification[],
    { selection, print }: { selection: Selection; print: (line: string) => void },
  ): Promise<Ahead | undefined> {
    const [address] = specifications
      .flatMap(({ project }) => providedTo(project))
      .flatMap(({ dispatch }) => readAddress(dispatch) ?? []);
    if (!address) return undefined;
    const files = await filesAhead(vitest, specifications, selection);
    return files.length === 0
      ? undefined
      : new Ahead(vitest, files, { run: new RunAhead(address, systemClock), print });
  }

  private constructor(
    private readonly vitest: Vitest,
    files: readonly FileAhead[],
    { run, print }: { run: RunAhead; print: (line: string) => void },
  ) {
    this.#run = run;
    this.#files = new Map(files.map((file) => [keyOf(file.specification), file]));
    this.#endProgress = showProgress(() => run.tally(), { print });
  }

  /** The first file is about to be loaded: what stands before all tests, such as a global setup, is done. */
  moduleQueued(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    // By `--bail`. Vitest forgets who listens when a run begins.
    this.vitest.onCancel(() => this.#run.stop('for all'));
    const sure = [...this.#files.values()].filter(({ isSure }) => isSure);
    this.#run.add(sure.flatMap(({ entries }) => [...entries.values()]));
  }

  /** Now it is known what of it will run. */
  moduleCollected(module: TestModule): void {
    const file = this.#files.get(keyOf(module));
    if (!file) return;
    const { entries, isSure, plugin } = file;
    const names = { plugin, project: module.project.name };
    const facts = testsToRun(module).flatMap((test) => entryMetaOf({ meta: test.meta() })?.facts ?? []);
    const keys = new Set(facts.map((one) => entryKey(one, names)));
    for (const key of entries.keys()) if (!keys.has(key)) this.#run.drop(key);
    if (!isSure) this.#run.add([...entries.values()].filter(({ key }) => keys.has(key)));
  }

  /** What has not been asked for will not be. */
  moduleEnded(module: TestModule): void {
    for (const key of this.#files.get(keyOf(module))?.entries.keys() ?? []) this.#run.drop(key);
  }

  /** The process is about to end, and entries that are under way with it. */
  breakOff(): Promise<void> {
    this.#endProgress();
    return this.#run.breakOff();
  }

  /** What no entry took over stays as it is. */
  end(): Promise<void> {
    this.#endProgress();
    return this.#run.close();
  }
}

const keyOf = ({ moduleId, project }: Module) => JSON.stringify([project.name, moduleId]);

/** None where the file could not be loaded. */
function testsToRun(module: TestModule): TestCase[] {
  if (module.errors().length > 0) return [];
  return [...module.children.allTests()].filter(({ options: { mode } }) => mode === 'run');
}
