import { expect, test } from '@playwright/test';

test('an unknown product is not found', async ({ request }) => {
  const response = await request.get('/products/flying-carpet');
  expect(response.status()).toBe(404);
});
