/**
 * `npm run corpus`: how many of the steps in test/corpus are read as they are labelled, by file and by style.
 * `-- --written` and `-- --held-out` do so for the single steps in test/corpus/written;
 * `-- --show "another meaning"` lists the steps of a score.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadSource } from './language/loadSource.mjs';
import { root } from './setup.mjs';

const folder = path.join(root, 'test', 'corpus');
const { reader } = await loadSource('test/corpus/readers.ts');
const { SCORES, countScores, scoreCorpus } = await loadSource('test/corpus/scoreCorpus.ts');
const { scoreWritten } = await loadSource('test/corpus/scoreWritten.ts');
const { values } = parseArgs({
  options: { show: { type: 'string' }, written: { type: 'boolean' }, 'held-out': { type: 'boolean' } },
});
const steps = scored();
if (values.show === undefined) tell();
else if (SCORES.includes(values.show)) list(steps.filter(({ score }) => score === values.show));
else refuse();

function scored() {
  const written = path.join(folder, 'written');
  if (values.written) return scoreWritten(written, reader, 'learned');
  if (values['held-out']) return scoreWritten(written, reader, 'held out');
  return ['', 'applications'].flatMap((part) =>
    scoreCorpus(path.join(folder, part), reader).map((step) => ({
      ...step,
      file: path.posix.join(part, step.file),
    })),
  );
}

function tell() {
  console.log(row(['', ...SCORES, 'right of labelled']));
  for (const nameOf of [({ file }) => file, ({ style }) => style.split(/[:,]/)[0]]) {
    for (const name of new Set(steps.map(nameOf))) {
      console.log(row([name, ...figures(steps.filter((step) => nameOf(step) === name))]));
    }
  }
  console.log(row(['all', ...figures(steps)]));
}

function figures(some) {
  const counts = countScores(some);
  const labelled = some.filter(({ step }) => step.means !== null).length;
  return [...SCORES.map((score) => counts[score]), `${((100 * counts.right) / labelled).toFixed(1)} %`];
}

function row([first, ...others]) {
  return [first.slice(0, 27).padEnd(28), ...others.map((words) => String(words).padStart(19))].join('');
}

function list(some) {
  for (const { id, step, read } of some) {
    const label = step.means?.map((part) => part.missing ?? part).join('; ') ?? 'nothing';
    console.log(`${id}  ${step.text}\n    label: ${label}\n    read:  ${read ?? 'not understood'}`);
  }
}

function refuse() {
  console.error(`Use --show with one of ${SCORES.map((score) => `"${score}"`).join(', ')}.`);
  process.exitCode = 2;
}
