/** The tables of steps that are written by hand get what each step means; the steps of a table are one case. */
import { describeActions, interpretAll } from '../../src/agent/index.js';
import { code, table } from '../service-docs/markdown.js';

export const HEAD = ['step', 'what it means'];

const TABLE = /^\| step +\| what it means +\|\n\|[ :|-]+\|\n((?:\|.*\n?)+)/gm;

export const fillMeanings = (text: string): string =>
  text.replace(TABLE, (_, rows: string) => `${withMeanings(stepsIn(rows))}\n`);

/** The steps of each table. */
export const tablesOf = (text: string): string[][] =>
  [...text.matchAll(TABLE)].map(([, rows = '']) => stepsIn(rows));

const stepsIn = (rows: string): string[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => /^\| `([^`]+)`/.exec(row)?.[1] ?? '');

function withMeanings(steps: readonly string[]): string {
  const readings = interpretAll(steps.map((text) => ({ text })));
  const rows = steps.map((step, index) => {
    const reading = readings[index];
    return [code(step), reading?.understood ? describeActions(reading.actions) : '**not understood**'];
  });
  return table(HEAD, rows);
}
