/** The test module of a case file, as Vite loads it. */
import path from 'node:path';
import { isSkippedByTag } from '../cases/index.js';
import {
  EPILOGUE,
  QUEUE_TIME,
  entryModule,
  js,
  namesOfHidden,
  timeLimitOf,
  type ModuleWords,
  type Settings,
} from '../runner/index.js';
import { META, type EntryMeta } from './entryMeta.js';
import type { ReadFile } from './caseFiles/CaseFiles.js';

export interface ModuleFacts {
  settings: Settings;
  /** The case file, POSIX, relative to the root. */
  file: string;
  /** What the entries' bodies are imported from. */
  entries: string;
  /** The name under which Vitest provides the settings. */
  provided: string;
  /** The module that starts the local service and tells where it is. */
  service: string;
  /** Without `@`; Vitest refuses a tag that its configuration doesn't know. */
  knownTags: ReadonlySet<string>;
}

export function wordModule(read: ReadFile, facts: ModuleFacts): { code: string; map: string } {
  // Its text goes along: Vite would look for a name with a `#` or a `%` in the wrong place.
  const source = { name: path.posix.basename(facts.file), text: read.text };
  const { lines, map } = entryModule(read, wordsOf(facts), source);
  return { code: `${lines.join('\n')}\n`, map: JSON.stringify(map) };
}

function wordsOf({ settings, file, entries, provided, service, knownTags }: ModuleFacts): ModuleWords {
  const given = `{ file: ${js(file)}, provided: inject(${js(provided)}), findService: () => import(${js(service)}) }`;
  const preamble =
    `import { describe, inject, test } from 'vitest'; import { entries } from ${js(entries)}; ` +
    `const { run, fail } = entries(${given}); `;
  const secrets = namesOfHidden(settings);
  return {
    preamble,
    // Vitest has no suite without a name.
    suite: (title) =>
      title === ''
        ? { open: '{', close: '}' }
        : { open: `describe.concurrent(${js(title)}, () => {`, close: '});' },
    entry(title, body, { facts, one }) {
      const names = facts.tags.map((tag) => tag.slice(1)).filter((tag) => knownTags.has(tag));
      const limit = one ? timeLimitOf(one, settings) : Infinity;
      // Vitest's own, which can't be moved once the test runs.
      const timeout = Number.isFinite(limit) ? limit + QUEUE_TIME + EPILOGUE : 0;
      const known = { facts: { file, folder: settings.folder, ...facts }, secrets };
      const meta = { [META]: known satisfies EntryMeta };
      const options = { tags: names, timeout, meta };
      return `${declarator(one?.tags ?? [])}(${js(title)}, ${js(options)}, ${body});`;
    },
  };
}

/** As Vitest means them; what `@fail` expects is known only once there is a verdict. */
function declarator(tags: string[]): string {
  if (isSkippedByTag({ tags })) return 'test.concurrent.skip';
  return tags.includes('@only') ? 'test.concurrent.only' : 'test.concurrent';
}
