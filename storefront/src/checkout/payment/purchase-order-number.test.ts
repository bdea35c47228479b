import { expect, it } from 'vitest';
import { readPurchaseOrderNumber } from './purchase-order-number.ts';

it('takes a number of up to 32 characters, without the spaces around it', () => {
  expect(readPurchaseOrderNumber(` ${'4'.repeat(32)} `)).toBe('4'.repeat(32));
});

it.each([
  ['   ', 'no-purchase-order-number'],
  ['4'.repeat(33), 'long-purchase-order-number'],
])('rejects "%s", which Magento cannot store', (text, problem) => {
  expect(() => readPurchaseOrderNumber(text)).toThrow(expect.objectContaining({ problem }));
});
