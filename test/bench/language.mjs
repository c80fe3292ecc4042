/**
 * `node test/bench/language.mjs`: how long 10,000 steps take to be interpreted, each with a name of its own; the last
 * column is the ratio to splitting the same lines into words and quoted names by a regular expression in the same run.
 */
import path from 'node:path';
import { loadSource } from '../../scripts/language/loadSource.mjs';
import { root } from '../../scripts/setup.mjs';

const STEPS = 10_000;
const NAMED = /"[A-Z]\w+" (button|link|row|field|dialog|checkbox|list|table)\b/;
const WORDS = /"[^"]*"|[^\s"]+/g;
const { interpretAll, readSentences } = await loadSource('test/agent/sentences/readSentences.ts');
const sentences = readSentences(path.join(root, 'test', 'agent', 'sentences'))
  .flatMap((subject) => subject.sentences)
  .filter(({ text }) => !text.includes(' ⏎ '));
const isOrdinary = ({ meaning }) => meaning !== 'later' && !meaning.startsWith('not understood');
tell('ordinary', sentences.filter(isOrdinary));
tell(
  'not understood',
  sentences.filter((sentence) => !isOrdinary(sentence)),
);
// Names without quotes are a part of what is said, so that no two of these steps are said alike.
tell(
  'never the same',
  sentences.filter((sentence) => isOrdinary(sentence) && NAMED.test(sentence.text)),
  (text, index) => text.replace(NAMED, `Nr${index} $1`),
);

function tell(name, some, change = (text) => text) {
  const steps = Array.from({ length: STEPS }, (_, index) => {
    const { text } = some[index % some.length];
    return { text: change(text, index).replace(/"([^"]*)"/, `"$1 ${index}"`) };
  });
  interpretAll(steps.slice(0, 500));
  const [read, split] = [() => interpretAll(steps), () => steps.map(({ text }) => text.match(WORDS))].map(
    timed,
  );
  const ratio = Math.round(read / split);
  console.log(
    `${name.padEnd(16)}${some.length} sentences, ${STEPS} steps: ${read.toFixed(0)} ms of CPU, ${ratio} times as long`,
  );
}

/** CPU time, so that what else the machine does counts less. */
function timed(work) {
  const { user } = process.cpuUsage();
  work();
  return (process.cpuUsage().user - user) / 1_000;
}
