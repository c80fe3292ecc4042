/**
 * `npm run language`: how many of the sentences in test/agent/sentences the built-in agent understands, by subject;
 * with a subject's name behind `--`, which of its sentences it does not.
 */
import path from 'node:path';
import { loadSource } from './language/loadSource.mjs';
import { root } from './setup.mjs';

const { meaningOf, readSentences } = await loadSource('test/agent/sentences/readSentences.ts');
const subjects = readSentences(path.join(root, 'test', 'agent', 'sentences')).map(judge);
const [wanted] = process.argv.slice(2);
if (wanted === undefined) tell(subjects);
else listOpen(wanted);

function judge({ name, sentences }) {
  const judged = sentences.map((sentence) => ({ ...sentence, isUnderstood: isUnderstood(sentence) }));
  const later = judged.filter(({ meaning }) => meaning === 'later');
  const refused = judged.filter(({ meaning }) => meaning.startsWith('not understood'));
  return {
    name,
    sentences: judged,
    later,
    refused,
    meant: judged.filter((sentence) => !later.includes(sentence) && !refused.includes(sentence)),
  };
}

function isUnderstood(sentence) {
  return !meaningOf({ ...sentence, meaning: '' }).startsWith('not understood');
}

/** What must not be understood and what has no phrase yet is counted apart. */
function tell(all) {
  console.log(row(['subject', 'understood', 'rightly refused', 'later']));
  for (const subject of all) console.log(row([subject.name, ...sharesOf([subject])]));
  console.log(row(['all', ...sharesOf(all)]));
  const wanted = all.flatMap(({ meant, later }) => [...meant, ...later]);
  const understood = wanted.filter(({ isUnderstood }) => isUnderstood).length;
  console.log(`\n${share(understood, wanted.length)} of what should be understood one day.`);
}

function sharesOf(all) {
  const [meant, refused, later] = ['meant', 'refused', 'later'].map((kind) =>
    all.flatMap((subject) => subject[kind]),
  );
  return [
    share(meant.filter(({ isUnderstood }) => isUnderstood).length, meant.length),
    share(refused.filter(({ isUnderstood }) => !isUnderstood).length, refused.length),
    share(later.filter(({ isUnderstood }) => isUnderstood).length, later.length),
  ];
}

function share(some, all) {
  return all === 0 ? '' : `${some} of ${all} (${Math.floor((100 * some) / all)} %)`;
}

function row([first, ...others]) {
  return [first.padEnd(20), ...others.map((words) => words.padStart(22))].join('');
}

function listOpen(name) {
  const subject = subjects.find((one) => one.name === name);
  if (subject === undefined) {
    console.error(`There is no subject "${name}". There are: ${subjects.map((one) => one.name).join(', ')}.`);
    process.exitCode = 2;
    return;
  }
  for (const { text, line, isUnderstood } of subject.sentences)
    if (!isUnderstood) console.log(`${line}: ${text}`);
}
