/** The one phrase of this suite that words can't say: it computes something. */
import { expect } from '@playwright/test';
import { defineStep } from 'casewright';

defineStep('the total is the sum of all amounts', async ({ page, steps }) => {
  await steps('I see the "Cart" table');
  const rows = await page.getByRole('table', { name: 'Cart' }).locator('tbody tr').all();
  const amounts = await Promise.all(rows.map((row) => row.locator('td').nth(2).innerText()));
  const sum = amounts.reduce((total, amount) => total + Number(amount.replace('€', '')), 0);
  expect(sum).toBeGreaterThan(0);
  await steps(`The "Total" row shows "€${sum.toFixed(2)}"`);
});
