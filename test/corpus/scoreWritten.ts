/** How the single steps of test/corpus/written are read, against their labels. See the README there. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { scoreOf, type ReaderUnderTest, type ScoredStep } from './scoreCorpus.js';

/** What a pronoun of a single step stands for. */
const IT = '@it';

/** @param files which of them: those to learn from, or the one that is kept for measuring */
export function scoreWritten(
  folder: string,
  reader: Required<ReaderUnderTest>,
  files: 'learned' | 'held out',
): ScoredStep[] {
  return readdirSync(folder)
    .filter((name) => (files === 'learned' ? /^w\d+\.txt$/ : /^held-out\.txt$/).test(name))
    .flatMap((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => line.includes(' => '))
        .map((line, index) => scoreLine(line, { file, id: `${file}:${index + 1}` }, reader)),
    );
}

function scoreLine(
  line: string,
  { file, id }: { file: string; id: string },
  reader: Required<ReaderUnderTest>,
): ScoredStep {
  const end = line.lastIndexOf(' => ');
  const label = line.slice(end + ' => '.length).trim();
  const step = { text: line.slice(0, end).trim(), means: meansOf(label) };
  const actions = reader.readAfter(step, label.includes(`"${IT}"`) ? IT : undefined);
  const read = actions === undefined ? null : reader.describe(actions);
  return { file, style: '', id, step, score: scoreOf(step, actions, reader), read };
}

function meansOf(label: string): string[] | null {
  if (label === 'null') return null;
  return label.split(' | ').filter((part) => part !== 'pass');
}
