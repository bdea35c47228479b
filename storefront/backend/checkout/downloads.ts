import { getConfiguration } from '../cart/configuration.ts';
import { parseChoice } from '../cart/line-choice.ts';
import { findProductBySku } from '../catalog/index.ts';
import { getDownloadLinks } from '../catalog/product/purchase-options.ts';
import { magentoDateTime } from '../customer/date-time.ts';
import { requireCustomerId } from '../customer/require-customer.ts';
import type { RequestContext } from '../request-context.ts';
import { findInvoice } from './fulfillment-repository.ts';
import { getOrderItemChoice, listOrderItems } from './order-parts-repository.ts';
import { listOrders } from './order-repository.ts';
import type { OrderRecord } from './order-repository.ts';

/** The links of an order. Each has a URL, as in Magento, which refuses it until the order is paid for. */
function linksOf(context: RequestContext, order: OrderRecord): Record<string, unknown>[] {
  const isPaid = findInvoice(context.database, order.id) !== undefined;
  return listOrderItems(context.database, order.id).flatMap((item) => {
    const product = findProductBySku(context.database, item.sku);
    if (!product) return [];
    const { choice } = getOrderItemChoice(context.database, item);
    const links = getDownloadLinks(product, context);
    return getConfiguration(product, parseChoice(choice), context)
      .options.filter(({ source }) => source === 'link')
      .flatMap(({ values }) => values)
      .map(({ id }) => ({
        date: magentoDateTime(order.created_at),
        download_url: `${context.publicUrl}/downloadable/download/link/id/${order.number}-${id}/`,
        order_increment_id: order.number,
        remaining_downloads: String(links.find((link) => link.id === id)?.downloads || 'Unlimited'),
        status: isPaid ? 'available' : 'pending',
      }));
  });
}

/** Resolves the links that the signed-in customer has bought, without an order of their own, as Magento does. */
export function customerDownloadableProducts(_: unknown, __: unknown, context: RequestContext): unknown {
  const orders = listOrders(context.database, requireCustomerId(context));
  return { items: orders.flatMap((order) => linksOf(context, order)) };
}
