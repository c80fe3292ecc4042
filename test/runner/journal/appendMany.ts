/** A process that appends fifty records: `<root> <name>`. */
import { JournalFile } from '../../../src/runner/journal/CaseJournal.js';

export type AppendArguments = [root: string, name: string];

const [root, name] = process.argv.slice(2) as AppendArguments;
const file = new JournalFile(root);
for (let number = 0; number < 50; number++) {
  const at = new Date().toISOString();
  await file.append({ what: 'ended', at, id: `${name}${number}`, run: 'x'.repeat(400), over: true });
}
