/** Lets a person or another program play the model: by files in a folder. */
import { mkdirSync, readdirSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, Answerer } from './Answer.js';
import { HOW_TO_ANSWER, askedText } from './askedText.js';
import { readAnswer } from './readAnswer.js';

/**
 * Every request is written to `001.asked.md` and waits for `001.answer.json`; what is wrong with that stands in
 * `001.fault.txt`. A folder that has requests already gets the next numbers.
 */
export function answerFromFiles(folder: string): Answerer {
  mkdirSync(folder, { recursive: true });
  let last = Math.max(
    0,
    ...readdirSync(folder).map((name) => Number(/^(\d+)\.asked\.md$/.exec(name)?.[1] ?? 0)),
  );
  return async (asked, _, until) => {
    const number = String(++last).padStart(3, '0');
    const file = (ending: string) => path.join(folder, `${number}.${ending}`);
    await writeAtOnce(file('asked.md'), askedText(asked, `${number}.answer.json`));
    return waitFor(file('answer.json'), file('fault.txt'), until);
  };
}

const PAUSE = 50;

async function waitFor(answerFile: string, faultFile: string, until: AbortSignal): Promise<Answer> {
  let refused = '';
  while (!until.aborted) {
    const text = await readFile(answerFile, 'utf8').catch(() => '');
    if (text.trim() !== '' && text !== refused) {
      const read = readAnswer(text);
      if ('answer' in read) {
        await rm(faultFile, { force: true });
        return read.answer;
      }
      refused = text;
      await writeAtOnce(faultFile, faultText(path.basename(answerFile), read.wrong));
    }
    await delay(PAUSE);
  }
  await writeAtOnce(faultFile, 'Whoever asked has gone and waits for no answer any more.\n');
  return { broken: 'no answer' };
}

const faultText = (file: string, wrong: string) =>
  `${file} can't be sent.\n${wrong}\n\nMend the file: it is read again as soon as it has changed.\n\n${HOW_TO_ANSWER}\n`;

/** Nobody who watches the folder reads half a file. */
async function writeAtOnce(file: string, text: string): Promise<void> {
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}
