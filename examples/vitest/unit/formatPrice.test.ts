import { expect, test } from 'vitest';
import { formatPrice } from '../../../fixtures/shop/formatPrice.mjs';

test('a price has two decimals', () => {
  expect(formatPrice(1240)).toBe('€12.40');
});
