import type { CartState } from '../cart/cart-state.ts';
import { getProductTexts } from '../catalog/product/product-texts.ts';
import { toOrderOptions } from '../checkout/write-order.ts';
import { inBaseCurrency } from '../money.ts';
import type { Hundredths } from '../money.ts';
import type { RequestContext } from '../request-context.ts';
import type { StoreView } from '../store/store-view.ts';
import { getWords } from '../words/get-words.ts';

type Amount = (amount: Hundredths) => number;

function totalItems({ lines, totals }: CartState, context: RequestContext, amount: Amount): Record<string, unknown>[] {
  return totals.lines.flatMap((row, index) => {
    const line = lines[index];
    if (!line) return [];
    const options = toOrderOptions(line, context.storeView).map(({ label, value }) => ({ label, value }));
    return [
      {
        item_id: row.id,
        name: getProductTexts(line.product, context).name,
        qty: row.quantity,
        price: amount(row.unitNet),
        price_incl_tax: amount(row.unitPrice),
        row_total: amount(row.rowNet),
        row_total_incl_tax: amount(row.rowGross),
        row_total_with_discount: amount(row.rowGross - row.discount - row.tax),
        discount_amount: amount(row.discount),
        discount_percent: row.rowGross === 0 ? 0 : Math.round((row.discount * 10_000) / row.rowGross) / 100,
        tax_amount: amount(row.tax),
        tax_percent: row.taxPercent,
        options: JSON.stringify(options),
      },
    ];
  });
}

function totalSegments(state: CartState, storeView: StoreView, amount: Amount): Record<string, unknown>[] {
  const { totals, coupon, shippingMethod } = state;
  const titles = getWords(storeView, 'totals');
  const method = shippingMethod ? ` (${shippingMethod.carrierTitle} - ${shippingMethod.methodTitle ?? ''})` : '';
  return [
    { code: 'subtotal', title: titles.subtotal, value: amount(totals.subtotalGross) },
    { code: 'shipping', title: `${titles.shipping}${method}`, value: amount(totals.shippingGross) },
    ...(totals.discount > 0
      ? [{ code: 'discount', title: `${titles.discount} (${coupon?.label ?? ''})`, value: amount(-totals.discount) }]
      : []),
    { code: 'tax', title: titles.tax, value: amount(totals.taxTotal), area: 'taxes' },
    { code: 'grand_total', title: titles.grandTotal, value: amount(totals.grandTotal), area: 'footer' },
  ];
}

/**
 * Magento's TotalsInterface of a cart. As in Magento, the member `grand_total` is without tax; what the shopper pays
 * is in `base_grand_total` and in the segment `grand_total`.
 */
export function restTotals(context: RequestContext, state: CartState): Record<string, unknown> {
  const { totals, coupon, lines } = state;
  const amount: Amount = (hundredths) => hundredths / 100;
  const base: Amount = (hundredths) => inBaseCurrency(hundredths, context) / 100;
  const shippingTax = totals.shippingGross - totals.shippingNet;
  return {
    grand_total: amount(totals.grandTotal - totals.taxTotal),
    base_grand_total: base(totals.grandTotal),
    subtotal: amount(totals.subtotalNet),
    base_subtotal: base(totals.subtotalNet),
    subtotal_incl_tax: amount(totals.subtotalGross),
    subtotal_with_discount: amount(totals.subtotalNetDiscounted),
    base_subtotal_with_discount: base(totals.subtotalNetDiscounted),
    discount_amount: amount(-totals.discount),
    base_discount_amount: base(-totals.discount),
    shipping_amount: amount(totals.shippingNet),
    base_shipping_amount: base(totals.shippingNet),
    shipping_incl_tax: amount(totals.shippingGross),
    base_shipping_incl_tax: base(totals.shippingGross),
    shipping_tax_amount: amount(shippingTax),
    base_shipping_tax_amount: base(shippingTax),
    shipping_discount_amount: 0,
    base_shipping_discount_amount: 0,
    tax_amount: amount(totals.taxTotal),
    base_tax_amount: base(totals.taxTotal),
    base_currency_code: context.storeView.baseCurrency,
    quote_currency_code: context.currency,
    items_qty: lines.reduce((sum, { item }) => sum + item.quantity, 0),
    items: totalItems(state, context, amount),
    total_segments: totalSegments(state, context.storeView, amount),
    ...(coupon && { coupon_code: coupon.code }),
  };
}
