/**
 * Mutation: each kind of expectation holds on a page, and fails on pages that differ from it in just what it is about.
 * What is spoken of other than what is on a page has its tests beside what carries it out.
 */
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTES, COMPARISONS, STATES, TEXT_RELATIONS, type Action } from '../../../src/agent/Act.js';
import { PERFORMERS } from '../../../src/agent/perform.js';
import { EXAMPLES, interpret, meaningOfExample } from '../../../src/agent/index.js';
import { useBrowser, usePages } from '../../support/browser.js';
import { carryOut, failureOf } from '../carryOut.js';
import { CONTENT_MUTATIONS } from './contentMutations.js';
import { LIST_MUTATIONS } from './listMutations.js';
import type { Mutation, Shape } from './mutation.js';
import { PAGE_MUTATIONS } from './pageMutations.js';
import { STATE_MUTATIONS } from './stateMutations.js';

const MUTATIONS: Mutation[] = [
  ...PAGE_MUTATIONS,
  ...CONTENT_MUTATIONS,
  ...LIST_MUTATIONS,
  ...STATE_MUTATIONS,
];

const onPage = usePages(useBrowser());

const ORIGIN = 'http://shop.test';
const SAYING = { startUrl: `${ORIGIN}/` };

async function show(page: Page, shape: Shape): Promise<void> {
  const { url = '/here', html } = typeof shape === 'string' ? { html: shape } : shape;
  const fulfilled = { contentType: 'text/html; charset=utf-8', body: html };
  await page.route(`${ORIGIN}/**`, (route) => route.fulfill(fulfilled), { times: 1 });
  await page.goto(`${ORIGIN}${url}`);
}

describe.concurrent('an expectation', () => {
  it.each(MUTATIONS.map((mutation) => [mutation.sentence, mutation] as const))(
    'holds where it should and nowhere else: %s',
    (sentence, { step, holds, fails }) =>
      onPage(async (page) => {
        const saying = { ...SAYING, ...(step && { step }) };
        await show(page, holds);
        await carryOut(page, sentence, { ...saying, timeout: 6_000 });
        for (const shape of fails) {
          await show(page, shape);
          const { reason } = await failureOf(page, sentence, { ...saying, timeout: 150 });
          expect(reason).toMatch(/^(?:expectation not met|target )/);
        }
      }),
  );
});

const ACTIONS = MUTATIONS.flatMap(({ sentence, step }): Action[] => {
  const interpretation = interpret({ text: sentence, ...step }, { mood: 'action' as const });
  return interpretation.understood ? interpretation.actions : [];
});

/** What actions of a kind have in a field. */
const usedBy = (kind: Action['kind'], field: string): unknown[] =>
  ACTIONS.filter((action) => action.kind === kind).map(
    (action) => (Object.entries(action) as [string, unknown][]).find(([name]) => name === field)?.[1],
  );

describe('the mutations', () => {
  it('leave no kind out', () => {
    const tried = new Set(ACTIONS.map(({ kind }) => kind));
    const kinds = new Set(EXAMPLES.flatMap(meaningOfExample).map(({ kind }) => kind));
    const expecting = [...kinds].filter((kind) => kind.startsWith('expect') || kind === 'waitFor');
    expect(expecting.filter((kind) => !(kind in PERFORMERS) && !tried.has(kind))).toEqual([]);
  });

  it.each([
    ['expectState', 'state', STATES],
    ['expectContent', 'relation', TEXT_RELATIONS],
    ['expectTitle', 'relation', TEXT_RELATIONS],
    ['expectUrl', 'relation', TEXT_RELATIONS],
    ['expectCount', 'comparison', COMPARISONS],
    ['expectNumber', 'comparison', COMPARISONS],
    ['expectAttribute', 'attribute', ATTRIBUTES],
  ] as const)('try %s with every %s', (kind, field, all) => {
    const used = new Set(usedBy(kind, field));
    expect(all.filter((one) => !used.has(one))).toEqual([]);
  });

  it('try every kind that can be denied with and without a denial', () => {
    const kinds = new Set(ACTIONS.filter((action) => 'negated' in action).map(({ kind }) => kind));
    const lacking = [...kinds].filter((kind) => new Set(usedBy(kind, 'negated')).size < 2);
    expect(lacking).toEqual([]);
  });
});
