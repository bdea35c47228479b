import { execute, type CommerceClient } from '../commerce/index.ts';
import { orderIdsQuery } from './order-operations.ts';
import { present } from './order.ts';

const pageSize = 50;

/** Pages that are looked through; links lead to recent orders. */
const maxPages = 6;

/** Reads which order of Magento's an address names, e.g. `?order_id=123`; null for none. */
export function getLinkedOrderId(search: string): string | null {
  const id = new URLSearchParams(search).get('order_id') ?? '';
  return /^[1-9]\d{0,9}$/.test(id) ? id : null;
}

/**
 * Finds the number of an order of the customer by Magento's id of it, by which Magento's API has no filter.
 *
 * @param id as in Magento's links, e.g. `123`
 * @returns null where none of the customer's latest orders has it
 */
export async function findLinkedOrder(client: CommerceClient, id: string): Promise<string | null> {
  const uid = btoa(id);
  for (let page = 1; page <= maxPages; page += 1) {
    const { data } = await execute(client, orderIdsQuery, { page, pageSize });
    const orders = data.customer?.orders;
    const order = present(orders?.items).find((one) => one.id === uid);
    if (order) return order.number;
    if (page >= (orders?.page_info?.total_pages ?? 1)) return null;
  }
  return null;
}
