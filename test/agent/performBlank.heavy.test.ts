/**
 * On a page that shows nothing no expectation holds, whichever kind it is and also where it is denied. What is tried is
 * made of the language's examples and of the lists of states, relations and so on, so that none can be left out.
 */
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { ATTRIBUTES, COMPARISONS, STATES, TEXT_RELATIONS, type Action } from '../../src/agent/Act.js';
import {
  EXAMPLES as ALL_EXAMPLES,
  meaningOfExample,
  perform,
  World,
  StepError,
} from '../../src/agent/index.js';
import { useBrowser } from '../support/browser.js';

/** What is expected in the examples of the language. */
const EXAMPLES: Action[] = ALL_EXAMPLES.flatMap(meaningOfExample).filter(
  ({ kind }) => kind.startsWith('expect') || kind === 'waitFor',
);
const KINDS = [...new Set(EXAMPLES.map(({ kind }) => kind))];

/** Each value that a field of an action may have. */
const VALUES: Record<string, readonly unknown[]> = {
  negated: [true, false],
  state: STATES,
  relation: TEXT_RELATIONS,
  comparison: COMPARISONS,
  attribute: ATTRIBUTES,
  order: ['ascending', 'descending'],
  exactly: [true, false],
  inOrder: [true, false],
  count: [0, 1],
  text: ['', 'a'],
  address: ['about:blank', '/'],
};
const variantsOf = (action: Action): Action[] => {
  const fields = Object.keys(VALUES).filter((field) => field in action);
  // Each with its denial, for that holds of nothing.
  const denials = 'negated' in action ? [{ negated: true }, { negated: false }] : [{}];
  return fields.flatMap((field) =>
    (VALUES[field] ?? []).flatMap((value) =>
      denials.map((denial) => ({ ...action, ...denial, [field]: value }) as Action),
    ),
  );
};
const FIRST_OF_KIND = KINDS.flatMap((kind) => EXAMPLES.find((action) => action.kind === kind) ?? []);
const ACTIONS = [
  ...new Map(
    [...EXAMPLES, ...FIRST_OF_KIND.flatMap(variantsOf)].map((action) => [JSON.stringify(action), action]),
  ).values(),
];

const browser = useBrowser();
let pages: Page[];
beforeAll(async () => {
  pages = await Promise.all(Array.from({ length: 6 }, () => browser.newPage()));
});

const attempt = (page: Page, action: Action, timeout: number) => {
  const world = new World(page);
  return perform({ ...action, limit: timeout }, { world, timeout })
    .catch((error: unknown) => error)
    .finally(() => world.close());
};

/** Of the actions, those that didn't fail as a step does, on what the page shows. */
async function heldOn(actions: Action[], show: (page: Page) => Promise<unknown>): Promise<string[]> {
  const left = [...actions];
  const held: string[] = [];
  const work = async (page: Page) => {
    for (let action = left.pop(); action !== undefined; action = left.pop()) {
      await show(page);
      const outcome = await attempt(page, action, 100);
      if (!(outcome instanceof StepError)) held.push(`${JSON.stringify(action)}: ${String(outcome)}`);
    }
  };
  await Promise.all(pages.map(work));
  return held;
}

describe('a blank page', () => {
  it.each(KINDS)('satisfies no %s', { timeout: 120_000 }, async (kind) => {
    const actions = ACTIONS.filter((action) => action.kind === kind);
    expect(await heldOn(actions, (page) => page.goto('about:blank'))).toEqual([]);
  });

  it.each(KINDS)('that hides its text satisfies no %s', { timeout: 120_000 }, async (kind) => {
    const actions = ACTIONS.filter((action) => action.kind === kind);
    const hidden = '<div id="root"><p hidden>X a Save Terms</p></div><script>X</script>';
    expect(await heldOn(actions, (page) => page.setContent(hidden))).toEqual([]);
  });

  it('is told to begin with opening a page', async () => {
    const [page] = pages;
    await page?.goto('about:blank');
    const action: Action = { kind: 'expectVisible', target: { name: 'X' }, negated: true };
    const error = page && (await attempt(page, action, 500));
    expect((error as StepError).message).toBe(
      'Expected that "X" is not visible, but observed: a blank page: nothing was opened yet. Please begin with a step such as: I open "/".',
    );
  });
});
