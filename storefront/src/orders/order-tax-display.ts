import type { TaxMode } from '../cart/index.ts';
import { defineQuery, graphql, useQuery } from '../commerce/index.ts';

/** How the store shows amounts of orders, invoices and credit memos (Magento: `tax/sales_display`). */
export const orderTaxDisplayQuery = defineQuery({
  name: 'GetOrderTaxDisplay',
  requires: 'orderTaxDisplay',
  document: graphql(`
    query GetOrderTaxDisplay {
      storeConfig {
        store_code
        orders_invoices_credit_memos_display_price
        orders_invoices_credit_memos_display_subtotal
        orders_invoices_credit_memos_display_shipping_amount
      }
    }
  `),
});

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

/** Returns how the store shows amounts of orders; with tax where its backend does not tell. */
export function useOrderTaxDisplay(): OrderTaxDisplay {
  const config = useQuery(orderTaxDisplayQuery, {}).data?.storeConfig;
  return {
    price: toMode(config?.orders_invoices_credit_memos_display_price),
    subtotal: toMode(config?.orders_invoices_credit_memos_display_subtotal),
    shipping: toMode(config?.orders_invoices_credit_memos_display_shipping_amount),
  };
}
