/** What a Playwright trace says was done. */
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';

/** Titles and methods of all actions in a `trace.zip`. */
export async function traceActions(file: string): Promise<string[]> {
  const entries = unzipSync(new Uint8Array(await readFile(file)));
  const lines = Object.entries(entries)
    .filter(([name]) => name.endsWith('.trace'))
    .flatMap(([, bytes]) => strFromU8(bytes).split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { type: string; title?: string; apiName?: string; method?: string });
  const begun = lines.filter(({ type }) => type === 'before');
  return begun.flatMap(({ title, apiName, method }) =>
    [title, apiName, method].filter((name) => name !== undefined),
  );
}
