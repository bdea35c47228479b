import { getDiscounts } from '../cart/price-sources.ts';
import { toMoney, type Hundredths } from '../money.ts';
import type { RequestContext } from '../request-context.ts';
import { encodeUid } from '../uid.ts';
import { listCreditMemos } from './credit-memo-repository.ts';
import { listOrderItems, type OrderItemRecord } from './order-parts-repository.ts';
import type { OrderRecord } from './order-repository.ts';
import { getCoupon } from './order-sources.ts';

interface Refund {
  item: OrderItemRecord;
  quantity: number;
  /** Share of an amount of the line that is refunded. */
  share(amount: Hundredths): Hundredths;
}

/**
 * Sources of CreditMemo: what of the lines was refunded; shipping is not.
 *
 * @param sources - Sources of the order's lines, in their order.
 */
export function creditMemoSources(
  context: RequestContext,
  order: OrderRecord,
  sources: readonly Record<string, unknown>[],
): unknown[] {
  const lines = listOrderItems(context.database, order.id);
  const money = (amount: Hundredths) => toMoney(amount, order);
  return listCreditMemos(context.database, order.id).map(({ id, items }) => {
    const refunds = items.flatMap(({ item_id: itemId, quantity }): Refund[] => {
      const item = lines.find((line) => line.id === itemId);
      return item ? [{ item, quantity, share: (amount) => Math.round((amount * quantity) / item.quantity) }] : [];
    });
    const sum = (getAmount: (refund: Refund) => Hundredths) =>
      refunds.reduce((total, refund) => total + getAmount(refund), 0);
    const discount = sum(({ item, share }) => share(item.discount));
    const total = money(sum(({ item, share }) => share(item.row_gross)) - discount);
    const rates = [...new Set(refunds.map(({ item }) => item.tax_percent))];
    const { name } = context.storeView.settings.tax;
    return {
      id: encodeUid(id),
      number: String(id).padStart(9, '0'),
      comments: [],
      items: refunds.map(({ item, quantity, share }) => ({
        ...sources[lines.indexOf(item)],
        __typename: 'CreditMemoItem',
        order_item: sources[lines.indexOf(item)],
        quantity_refunded: quantity,
        discounts: getDiscounts(order, share(item.discount), getCoupon(order)),
      })),
      total: {
        adjustment: money(0),
        base_grand_total: total,
        grand_total: total,
        subtotal: money(sum(({ item, share }) => share(item.row_net))),
        discounts: getDiscounts(order, discount, getCoupon(order)),
        shipping_handling: null,
        total_shipping: money(0),
        total_tax: money(sum(({ item, share }) => share(item.tax))),
        taxes: rates.map((rate) => ({
          title: `${name} ${rate}%`,
          rate,
          amount: money(sum(({ item, share }) => (item.tax_percent === rate ? share(item.tax) : 0))),
        })),
      },
    };
  });
}
