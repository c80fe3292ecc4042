/** A shopping trip: as the steps of a case, and as one would write it with Playwright. */
import { expect } from '@playwright/test';

export const STEPS = [
  'Given I open "/"',
  'When I click the "Bread for Beginners" link',
  'And I press the "Add to cart" button',
  'Then the "Bread for Beginners" row shows "€24.00"',
  'When I click the "Check out" link',
  'Then I should be on "/checkout"',
  'When I fill in "Full name" with "Mary Somerville"',
  'And I fill in "Email" with "mary@example.com"',
  'And I fill in "Address" with "1 Observatory Lane"',
  'And I fill in "Postcode" with "OX1 4AA"',
  'And I choose the "Standard" radio button',
  'And I check "I accept the terms"',
  'And I press "Place order"',
  'Then I should see "Thank you, Mary Somerville!"',
  'And the "Total" row shows "€27.90"',
];

/** @param after called after each step */
export async function byHand(page, after) {
  for (const step of byHandSteps(page)) {
    await step();
    await after();
  }
}

const byHandSteps = (page) => [
  () => page.goto('/'),
  () => page.getByRole('link', { name: 'Bread for Beginners' }).click(),
  () => page.getByRole('button', { name: 'Add to cart' }).click(),
  () => expect(page.getByRole('row', { name: 'Bread for Beginners' })).toContainText('€24.00'),
  () => page.getByRole('link', { name: 'Check out' }).click(),
  () => expect(page).toHaveURL(/\/checkout$/),
  () => page.getByLabel('Full name').fill('Mary Somerville'),
  () => page.getByLabel('Email').fill('mary@example.com'),
  () => page.getByLabel('Address').fill('1 Observatory Lane'),
  () => page.getByLabel('Postcode').fill('OX1 4AA'),
  () => page.getByRole('radio', { name: 'Standard' }).check(),
  () => page.getByLabel('I accept the terms').check(),
  () => page.getByRole('button', { name: 'Place order' }).click(),
  () => expect(page.getByText('Thank you, Mary Somerville!')).toBeVisible(),
  () => expect(page.getByRole('row', { name: 'Total' })).toContainText('€27.90'),
];
