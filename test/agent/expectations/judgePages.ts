/** Says sentences on pages of their own: which hold, and what those that fail are told. */
import { expect, it } from 'vitest';
import { useBrowser as useContexts, usePages } from '../../support/browser.js';
import { beginAnew, carryOut, failureOf } from '../carryOut.js';

/** A sentence, and a part of what its failure says where it must fail. */
export type Judgement = [sentence: string, failure?: string];

let onPage: ReturnType<typeof usePages>;

/** Call it once in a test file. */
export function useBrowser(): void {
  onPage = usePages(useContexts());
}

/**
 * Each has a page to itself and waits more than it works, so several wait at the same time.
 * @param timeout for a page that takes long to look at: then one is judged after the other
 */
export function judge(html: string, judgements: readonly Judgement[], timeout?: number): void {
  const judging = timeout === undefined ? it.concurrent : it;
  judging.each(judgements)('%s (%s)', (sentence, failure) =>
    onPage(async (page) => {
      await beginAnew(page);
      await page.setContent(html);
      if (failure === undefined) await carryOut(page, sentence, { timeout: 10_000 });
      else expect((await failureOf(page, sentence, timeout ? { timeout } : {})).message).toContain(failure);
    }),
  );
}
