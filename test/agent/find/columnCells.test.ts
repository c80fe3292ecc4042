/** Cells that are called by the header of their column. */
import { describe, expect, it } from 'vitest';
import { useBrowser, usePages } from '../../support/browser.js';
import { carryOut, failureOf } from '../carryOut.js';

const onPage = usePages(useBrowser());

/** The page is read several times before a failure is sure. */
const LONGER = { timeout: 1_500 };

const BODY = '<tr><td>Ada</td><td>Paid</td></tr><tr><td>Grace</td><td>Open</td></tr>';
const HEADS = '<tr><th>Name</th><th>Status</th></tr>';

describe.concurrent('a cell called by its column', () => {
  it.each([
    ['in a table with a head', `<table><thead>${HEADS}</thead><tbody>${BODY}</tbody></table>`],
    ['in a table whose first row has the headers', `<table>${HEADS}${BODY}</table>`],
    [
      'behind a cell that reaches over two columns',
      `<table><tr><th>First</th><th>Last</th><th>Status</th></tr>${BODY.replaceAll('<td>A', '<td colspan="2">A').replaceAll('<td>G', '<td colspan="2">G')}</table>`,
    ],
    [
      'beside a cell that reaches over two rows',
      `<table>${HEADS}<tr><td rowspan="2">Ada</td><td>Paid</td></tr><tr><td>Late</td></tr><tr><td>Grace</td><td>Open</td></tr></table>`,
    ],
    [
      'in a table made by hand',
      `<div role="table"><div role="row"><i role="columnheader">Name</i> <i role="columnheader">Status</i></div>
       <div role="row"><i role="cell">Ada</i> <i role="cell">Paid</i></div>
       <div role="row"><i role="cell">Grace</i> <i role="cell">Open</i></div></div>`,
    ],
  ])('is found in its row %s', (_, html) =>
    onPage(async (page) => {
      await page.setContent(html);
      await carryOut(page, 'the "Status" cell in the "Ada" row shows "Paid"');
      const failure = await failureOf(page, 'the "Status" cell in the "Grace" row shows "Paid"', LONGER);
      expect(failure).toMatchObject({ reason: 'expectation not met', observed: '"Open"' });
    }),
  );

  it('is found by the header alone where something is read of its row, and is no text of it', () =>
    onPage(async (page) => {
      await page.setContent(`<table>${HEADS}${BODY}</table>`);
      await carryOut(page, '"Status" in the "Ada" row shows "Paid"');
      const wrong = await failureOf(page, '"Status" in the "Grace" row shows "Paid"', LONGER);
      expect(wrong).toMatchObject({ reason: 'expectation not met', observed: '"Open"' });
      const unseen = await failureOf(page, '"Status" in the "Ada" row is visible', LONGER);
      expect(unseen.reason).toBe('expectation not met');
    }));

  it('gives way to a cell that bears the name itself', () =>
    onPage(async (page) => {
      await page.setContent(`<table>${HEADS}<tr><td>Status</td><td>Paid</td></tr></table>`);
      const failure = await failureOf(page, 'the "Status" cell in the "Paid" row shows "Paid"', LONGER);
      expect(failure.reason).not.toBe('target not found');
    }));

  it.each([
    [
      'there are several rows',
      `<table>${HEADS}${BODY}</table>`,
      'the "Status" cell is "Paid"',
      'target ambiguous',
    ],
  ])('is not guessed where %s', (_, html, sentence, reason) =>
    onPage(async (page) => {
      await page.setContent(html);
      const failure = await failureOf(page, sentence, LONGER);
      expect(failure.reason).toBe(reason);
    }),
  );
});
