/**
 * The sentences of this folder, by subject. A line is `sentence => meaning`, where the meaning is what the step is
 * told to mean, `not understood`, `not understood: the sentence offered first`, or `later` for what has no phrase yet.
 * ` ⏎ ` parts the steps of a case, of which the last is meant; `#` begins a note.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describeActions } from '../../../src/meaning/describe.js';
import { interpretAll } from '../../../src/agent/index.js';

export { interpretAll };

export interface Sentence {
  text: string;
  meaning: string;
  line: number;
}

export interface Subject {
  name: string;
  file: string;
  sentences: Sentence[];
}

export function readSentences(folder: string): Subject[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => ({
      name: path.basename(file, '.txt'),
      file: path.join(folder, file),
      sentences: readFileSync(path.join(folder, file), 'utf8').split('\n').flatMap(readLine),
    }));
}

function readLine(line: string, index: number): Sentence[] {
  if (line.trim() === '' || line.startsWith('# ')) return [];
  const parts = line.split(' => ');
  const [text, meaning] = parts;
  if (text === undefined || meaning === undefined || parts.length !== 2) {
    throw new Error(`Line ${index + 1} is no "sentence => meaning": ${line}`);
  }
  return [{ text, meaning, line: index + 1 }];
}

/** What the sentence means to the agent, in the words of these files. */
export function meaningOf({ text, meaning }: Sentence): string {
  const last = interpretAll(text.split(' ⏎ ').map((step) => ({ text: step }))).at(-1);
  if (last === undefined) throw new Error('A sentence has no step.');
  if (last.understood) return describeActions(last.actions);
  return meaning.includes(': ') ? `not understood: ${last.explain().nearest[0] ?? ''}` : 'not understood';
}
