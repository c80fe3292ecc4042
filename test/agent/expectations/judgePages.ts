/** Says sentences on pages of their own: which hold, and what those that fail are told. */
import { expect, it } from 'vitest';
import { useBrowser as useContexts, type Contexts } from '../../support/browser.js';
import { carryOut, failureOf } from '../carryOut.js';

/** A sentence, and a part of what its failure says where it must fail. */
export type Judgement = [sentence: string, failure?: string];

let browser: Contexts;

/** Call it once in a test file. */
export function useBrowser(): void {
  browser = useContexts();
}

/**
 * Each has a page of its own and waits more than it works, so several wait at the same time.
 * @param timeout for a page that takes long to look at: then one is judged after the other
 */
export function judge(html: string, judgements: readonly Judgement[], timeout?: number): void {
  const judging = timeout === undefined ? it.concurrent : it;
  judging.each(judgements)('%s (%s)', async (sentence, failure) => {
    const page = await browser.newPage();
    try {
      await page.setContent(html);
      if (failure === undefined) await carryOut(page, sentence, { timeout: 10_000 });
      else expect((await failureOf(page, sentence, { timeout: timeout ?? 250 })).message).toContain(failure);
    } finally {
      await page.close();
    }
  });
}
