/** What a run of Vitest carries out ahead of its workers. */
import type { TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node';
import { systemClock } from '../client/index.js';
import { type EntryAhead, RunAhead } from '../runner/dispatch/RunAhead.js';
import { readAddress } from '../runner/dispatch/line.js';
import { showProgress } from '../runner/dispatch/terminal.js';
import { timeLimitOf } from '../runner/entries/Entry.js';
import { placesAhead } from '../runner/entries/settings.js';
import { entryKey, entryMetaOf, providedTo } from './provided.js';
import { keyOf, type Selection } from './reporter/Selection.js';
import { isSkippedByTag } from '../cases/index.js';
import { type CaseEntry, entriesOfFile } from './caseFiles/caseEntries.js';

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

/** None where the file could not be loaded. */
function testsToRun(module: TestModule): TestCase[] {
  if (module.errors().length > 0) return [];
  return [...module.children.allTests()].filter(({ options: { mode } }) => mode === 'run');
}

interface FileAhead {
  specification: TestSpecification;
  /** The name of its `cases()`. */
  plugin: string;
  entries: Map<string, EntryAhead>;
  /** Whether they are all that Vitest will run; else that is known when the file is collected. */
  isSure: boolean;
}

async function filesAhead(
  vitest: Vitest,
  specifications: readonly TestSpecification[],
  selection: Selection,
): Promise<FileAhead[]> {
  const first = Math.min(...specifications.map(groupOf));
  const ordered = await inOrder(vitest, specifications);
  return ordered.flatMap((specification) => {
    const all = entriesOfFile(specification) ?? [];
    const entries = all.flatMap((one) => entryAhead(one, specification));
    const plugin = entries[0]?.ahead.settings.name;
    if (plugin === undefined) return [];
    const chosen = entries.filter(({ from }) => selection.hasEntry(specification.moduleId, from));
    // What is tagged @only is all that runs of a file; a group may wait for an earlier one.
    const isSure =
      !selection.hasTags &&
      groupOf(specification) === first &&
      !all.some(({ facts }) => facts.tags.includes('@only'));
    const known = isSure ? chosen : entries;
    const byKey = new Map(known.map(({ ahead }) => [ahead.key, ahead]));
    return [{ specification, plugin, entries: byKey, isSure }];
  });
}

const groupOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder;

/** As Vitest will take them, in this shard. */
async function inOrder(vitest: Vitest, specifications: readonly TestSpecification[]) {
  const { sequence, shard } = vitest.config;
  const sequencer = new sequence.sequencer(vitest);
  const own = shard ? await sequencer.shard([...specifications]) : [...specifications];
  return sequencer.sort(own);
}

/** What is expected to fail may be so on purpose, and is not worth a session that nobody may want. */
function entryAhead(from: CaseEntry, { project }: TestSpecification) {
  const { entry, facts } = from;
  const { tags } = facts;
  if (!entry || isSkippedByTag({ tags }) || tags.includes('@fail') || placesAhead(entry.settings) === 0)
    return [];
  const ahead: EntryAhead = {
    key: entryKey(facts, { plugin: entry.settings.name, project: project.name }),
    settings: entry.settings,
    where: `${facts.file}:${facts.line}`,
    place: { runner: 'vitest', project: project.name, repeat: 0, retry: 0 },
    read: () => entry,
    timeLimit: () => timeLimitOf(entry.case, entry.settings),
  };
  return [{ from, ahead }];
}
