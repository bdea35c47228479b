import { expect, it } from 'vitest';
import { toOrderTaxDisplay } from './order-tax-display.ts';

it('has amounts without tax or both only where Magento says so, each by its own setting', () => {
  expect(
    toOrderTaxDisplay({
      orders_invoices_credit_memos_display_price: 1,
      orders_invoices_credit_memos_display_subtotal: 2,
      orders_invoices_credit_memos_display_shipping_amount: 3,
    }),
  ).toEqual({ price: 'excluding', subtotal: 'including', shipping: 'both' });
  const withTax = { price: 'including', subtotal: 'including', shipping: 'including' };
  expect(toOrderTaxDisplay({})).toEqual(withTax);
  expect(toOrderTaxDisplay(null)).toEqual(withTax);
});
