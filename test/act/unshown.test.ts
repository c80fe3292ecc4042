/** How long an action may still show what it does, by a clock of the test's own. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CaseMemory } from '../../src/act/CaseMemory.js';
import { tellUnshown } from '../../src/act/unshown.js';
import { createDeadline } from '../../src/screen/deadline.js';
import { drawn } from '../judge/drawn.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const BEFORE = drawn('p: 1');
const AFTER = drawn('p: 2');

function clicked(): CaseMemory {
  const memory = new CaseMemory();
  memory.prepare();
  memory.see(BEFORE);
  memory.begin(BEFORE);
  memory.did({ kind: 'click', node: BEFORE.root }, performance.now());
  return memory;
}

const watching = (memory: CaseMemory, isAsking = () => false, timeout = 10_000) =>
  tellUnshown({ deadline: createDeadline(timeout, undefined), memory, isAsking });

/** In steps of 10 ms: after how many milliseconds it has shown all. */
function timeOf(isUnshown: ReturnType<typeof watching>, screen: (at: number) => typeof BEFORE): number {
  for (let at = 0; ; at += 10) {
    if (isUnshown?.(screen(at)) !== true) return at;
    vi.advanceTimersByTime(10);
  }
}

it('is 150 ms where nothing changes, and no more where that time is over', () => {
  const memory = clicked();
  expect(timeOf(watching(memory), () => BEFORE)).toBe(150);
  expect(watching(memory)).toBeUndefined();
  const late = clicked();
  vi.advanceTimersByTime(150);
  expect(timeOf(watching(late), () => BEFORE)).toBe(0);
});

it('is 100 ms since a change, at least 150 in all', () => {
  expect(timeOf(watching(clicked()), () => AFTER)).toBe(150);
  expect(timeOf(watching(clicked()), (at) => (at < 120 ? BEFORE : AFTER))).toBe(220);
});

it('is a second for a page that never stops, and half of the time of the step', () => {
  const restless = (at: number) => drawn(`p: ${at}`);
  expect(timeOf(watching(clicked()), restless)).toBe(1_000);
  expect(timeOf(watching(clicked(), undefined, 600), restless)).toBe(300);
});

it('is as long as it asks for something, and 3 s at most', () => {
  const began = performance.now();
  const isAsking = () => performance.now() - began < 400;
  expect(timeOf(watching(clicked(), isAsking), () => BEFORE)).toBe(490);
  expect(
    timeOf(
      watching(clicked(), () => true),
      () => BEFORE,
    ),
  ).toBe(3_090);
});

it('is begun by a step that makes no gesture when it ends', () => {
  const memory = new CaseMemory();
  memory.prepare();
  vi.advanceTimersByTime(500);
  memory.end();
  expect(timeOf(watching(memory), () => BEFORE)).toBe(150);
});

it('is over at once after what is waited for otherwise', () => {
  const memory = clicked();
  memory.prepare();
  memory.settle();
  memory.end();
  expect(watching(memory)).toBeUndefined();
});
