import type { TaxMode } from '../cart/index.ts';
import { graphql, type ResultOf } from '../commerce/index.ts';

/** How the store shows amounts of orders, invoices and credit memos (Magento: `tax/sales_display`). */
export const orderTaxDisplayFields = graphql(`
  fragment OrderTaxDisplayFields on StoreConfig @_requires(capability: "orderTaxDisplay") {
    orders_invoices_credit_memos_display_price @include(if: true)
    orders_invoices_credit_memos_display_subtotal @include(if: true)
    orders_invoices_credit_memos_display_shipping_amount @include(if: true)
  }
`);

/** What amounts of orders are shown without tax. Where Magento shows both, they are shown with tax. */
export interface OrderTaxDisplay {
  /** Of the lines. */
  price: OrderTaxMode;
  subtotal: OrderTaxMode;
  shipping: OrderTaxMode;
}

type OrderTaxMode = Exclude<TaxMode, 'both'>;

/** Magento: 1 no tax, 2 tax, 3 both. */
const toMode = (setting: number | null | undefined): OrderTaxMode => (setting === 1 ? 'excluding' : 'including');

/** Reads how the store shows amounts of orders; with tax where its backend does not tell. */
export function toOrderTaxDisplay(config: ResultOf<typeof orderTaxDisplayFields> | null | undefined): OrderTaxDisplay {
  return {
    price: toMode(config?.orders_invoices_credit_memos_display_price),
    subtotal: toMode(config?.orders_invoices_credit_memos_display_subtotal),
    shipping: toMode(config?.orders_invoices_credit_memos_display_shipping_amount),
  };
}
