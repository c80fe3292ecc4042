/** Run in a process of its own: uploads to a counting server, with the memory that processes share. */
import { uploadMemory } from '../../../src/runner/entries/prepareEntry.js';

export type ProgramArguments = [folder: string, origin: string];

const [folder, origin] = process.argv.slice(2) as ProgramArguments;
const memory = uploadMemory({ folder, origin });

const upload = async () => (await fetch(`${origin}/upload`, { method: 'POST' })).text();
const ids = await Promise.all(
  Array.from({ length: 5 }, () => memory.once('0123abcd', upload, () => Promise.resolve(true))),
);
process.stdout.write(JSON.stringify(ids));
