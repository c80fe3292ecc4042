/** On a page that shows nothing no expectation holds, whichever kind it is and also where it is negated. */
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phrases, type Action } from '../../src/agent/index.js';
import { perform, Scene, StepError } from '../../src/agent/index.js';
import { launchBrowser } from '../support/browser.js';

const target = { name: 'X' };
const field = { name: 'X', role: 'field' } as const;
const EXPECTATIONS: Action[] = [true, false].flatMap((negated): Action[] => [
  { kind: 'expectVisible', target, negated },
  { kind: 'expectVisible', target: { name: 'X', role: 'button' }, negated },
  { kind: 'expectContent', target: field, relation: 'is', text: '', negated },
  { kind: 'expectEmpty', target: field, negated },
  { kind: 'expectState', target: field, state: 'disabled', negated },
  { kind: 'expectTitle', relation: 'is', text: negated ? 'Shop' : '', negated },
  { kind: 'expectUrl', relation: 'contains', text: negated ? 'shop' : 'a', negated },
  { kind: 'expectPage', address: negated ? '/other' : 'about:blank', negated },
  { kind: 'waitFor', target, negated },
]);
const COUNTS: Action[] = (['exactly', 'at least', 'at most', 'fewer than', 'more than'] as const).map(
  (comparison) => ({
    kind: 'expectCount',
    things: { role: 'row' },
    comparison,
    count: comparison === 'fewer than' ? 1 : 0,
  }),
);

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
});
afterAll(() => browser.close());

const failure = (action: Action) =>
  perform(action, { scene: new Scene(page), timeout: 150 }).catch((error: unknown) => error);

describe('a blank page', () => {
  it('is tried with every kind of expectation that there is', () => {
    const kinds = new Set(phrases.map(({ kind }) => kind).filter((kind) => kind.startsWith('expect')));
    const tried = new Set([...EXPECTATIONS, ...COUNTS].map(({ kind }) => kind));
    expect([...kinds].filter((kind) => !tried.has(kind))).toEqual([]);
  });

  it.each([...EXPECTATIONS, ...COUNTS].map((action) => [JSON.stringify(action), action] as const))(
    'satisfies no expectation: %s',
    async (_title, action) => {
      await page.goto('about:blank');
      expect(await failure(action)).toBeInstanceOf(StepError);
      await page.setContent('<div id="root"><p hidden>X</p></div><script>X</script>');
      expect(await failure(action)).toBeInstanceOf(StepError);
    },
  );

  it('is told to begin with opening a page', async () => {
    await page.goto('about:blank');
    const error = await failure({ kind: 'expectVisible', target, negated: true });
    expect((error as StepError).message).toBe(
      'Expected that "X" is not visible, but observed: a blank page: nothing was opened yet. Please begin with a step such as: I open "/".',
    );
  });
});
