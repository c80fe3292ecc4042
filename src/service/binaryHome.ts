/** The folder of app binaries: below the data folder, or a temporary one, made at first need. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface BinaryHome {
  folder(): Promise<string>;
  /** Removes a temporary folder. */
  remove(): Promise<void>;
}

export function binaryHome(data: string | undefined): BinaryHome {
  if (data !== undefined) {
    return { folder: () => Promise.resolve(path.join(data, 'uploads')), remove: () => Promise.resolve() };
  }
  let made: Promise<string> | undefined;
  return {
    folder: () => (made ??= mkdtemp(path.join(tmpdir(), 'casewright-uploads-'))),
    async remove() {
      if (made) await rm(await made, { recursive: true, force: true });
    },
  };
}
