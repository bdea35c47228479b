import { toTaxMode, type TaxMode } from '../cart/index.ts';
import { graphql, type ResultOf } from '../commerce/index.ts';

/** How the store shows amounts of orders, invoices and credit memos (Magento: `tax/sales_display`). */
export const orderTaxDisplayFields = graphql(`
  fragment OrderTaxDisplayFields on StoreConfig @_requires(capability: "orderTaxDisplay") {
    orders_invoices_credit_memos_display_price @include(if: true)
    orders_invoices_credit_memos_display_subtotal @include(if: true)
    orders_invoices_credit_memos_display_shipping_amount @include(if: true)
  }
`);

/** What amounts of orders are shown without tax, with it, or both. */
export interface OrderTaxDisplay {
  /** Of the lines. */
  price: TaxMode;
  subtotal: TaxMode;
  shipping: TaxMode;
}

/** Reads how the store shows amounts of orders; with tax where its backend does not tell. */
export function toOrderTaxDisplay(config: ResultOf<typeof orderTaxDisplayFields> | null | undefined): OrderTaxDisplay {
  return {
    price: toTaxMode(config?.orders_invoices_credit_memos_display_price),
    subtotal: toTaxMode(config?.orders_invoices_credit_memos_display_subtotal),
    shipping: toTaxMode(config?.orders_invoices_credit_memos_display_shipping_amount),
  };
}
