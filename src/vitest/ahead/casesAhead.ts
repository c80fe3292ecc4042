/** Which cases of a run are known to be selected before a worker has loaded their files, and in which order these run. */
import type { TestSpecification, Vitest } from 'vitest/node';
import { isSkippedByTag } from '../../cases/index.js';
import { placesAhead, timeLimitOf, type EntryAhead } from '../../runner/index.js';
import { type CaseEntry, entriesOfFile } from '../caseFiles/caseEntries.js';
import { entryKey } from '../entryMeta.js';
import type { Selection } from '../reporter/Selection.js';

export interface FileAhead {
  specification: TestSpecification;
  /** The name of its `cases()`. */
  plugin: string;
  /** By their keys. */
  entries: Map<string, EntryAhead>;
  /** Whether they are all that Vitest will run; else that is known when the file is collected. */
  isSure: boolean;
}

/** Of case files on a hosted service. */
export async function filesAhead(
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
