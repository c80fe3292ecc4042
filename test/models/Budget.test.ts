/** A run of several processes has one limit: each sees what the others have noted. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Budget, RunSpent } from '../../src/models/limits.js';

const USAGE = { inputTokens: 1_000, outputTokens: 0 };
const MODEL = { price: { input: 2_000, output: 10_000 } } as never;

const ask = (budget: Budget): void => {
  budget.next();
  budget.add(USAGE, MODEL, 10);
};

test('what one process spends counts in the other', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'spent-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'run.spent');
  const limits = { step: { cost: 100 }, case: { cost: 100 }, run: { cost: 5 } };
  const [one, other] = [new Budget(limits, new RunSpent(file)), new Budget(limits, new RunSpent(file))];
  expect(existsSync(file)).toBe(false);
  ask(one);
  ask(other);
  ask(one);
  expect(new RunSpent(file).sum()).toMatchObject({ rounds: 3, cost: 6 });
  expect(() => ask(other)).toThrow(/for this run has reached its limit of 5 US dollars/);
  expect(other.case.cost).toBe(2);
});

test('without a file each has its own', () => {
  const limits = { step: { cost: 100 }, case: { cost: 100 }, run: { cost: 3 } };
  const [one, other] = [new Budget(limits, new RunSpent()), new Budget(limits, new RunSpent())];
  ask(one);
  ask(one);
  expect(() => ask(one)).toThrow(/for this run/);
  expect(() => ask(other)).not.toThrow();
});
