/** What stands in for steps of the strangers' cases. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Canonical sentences by the number of the step whose place they take. */
export function standInsOf(folder, number) {
  const file = path.join(folder, 'standIns.txt');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    lines.flatMap((line) => {
      const [, ofCase, step, sentences] = /^(\d+)\.(\d+) (.+)$/.exec(line) ?? [];
      return Number(ofCase) === number ? [[Number(step), sentences.split(' ; ')]] : [];
    }),
  );
}

export function stoodIn(sentences = ['Do nothing']) {
  return sentences.map((text) => ({ text, position: { line: 1, column: 1 } }));
}

/** Whoever plays the model may need minutes, and all of them hours. */
export function modelOptions(baseURL) {
  if (!baseURL) return {};
  const time = 24 * 3_600_000;
  const limits = { time, tokens: 100_000_000, cost: 1_000 };
  return {
    models: { stranger: { provider: 'openai-compatible', baseURL, model: 'stranger' } },
    modelLimits: { step: limits, case: { ...limits, rounds: 1_000 }, run: limits },
  };
}
