import type { TaxMode } from '../cart/index.ts';
import type { MoneyResponse, Order, OrderLine } from './order.ts';
import type { OrderTaxDisplay } from './order-tax-display.ts';

/** Amounts of an order as they are shown. */
export interface OrderAmounts {
  subtotal: MoneyResponse;
  shipping: MoneyResponse;
  /** The amounts without tax, of those that are shown with it as well. */
  withoutTax: { subtotal?: MoneyResponse; shipping?: MoneyResponse };
  /** Whether the taxes come on top of the subtotal, or are in it. */
  isTaxAdded: boolean;
}

/** Returns the amounts of an order with or without tax, as the store shows them and as far as its backend tells them. */
export function getOrderAmounts(
  { subtotal, shipping }: Pick<Order, 'subtotal' | 'shipping'>,
  display: OrderTaxDisplay,
): OrderAmounts {
  const isUnknown = subtotal.includingTax === undefined;
  const isTaxAdded = isUnknown || (display.subtotal === 'excluding' && subtotal.excludingTax != null);
  const isBoth = (mode: TaxMode, without: MoneyResponse) => mode === 'both' && !isUnknown && without != null;
  return {
    subtotal: isTaxAdded ? subtotal.excludingTax : subtotal.includingTax,
    shipping: isUnknown || display.shipping === 'excluding' ? shipping.excludingTax : shipping.includingTax,
    withoutTax: {
      ...(isBoth(display.subtotal, subtotal.excludingTax) && { subtotal: subtotal.excludingTax }),
      ...(isBoth(display.shipping, shipping.excludingTax) && { shipping: shipping.excludingTax }),
    },
    isTaxAdded,
  };
}

/** Returns the total of a line with or without tax, as the store shows it. */
export function getLineTotal(
  { total, totalExcludingTax }: Pick<OrderLine, 'total' | 'totalExcludingTax'>,
  display: OrderTaxDisplay,
): MoneyResponse {
  return display.price === 'excluding' ? (totalExcludingTax ?? total) : total;
}

/** Returns the total of a line without tax where the store shows it besides the one with tax; undefined otherwise. */
export function getLineTotalWithoutTax(
  { totalExcludingTax }: Pick<OrderLine, 'totalExcludingTax'>,
  display: OrderTaxDisplay,
): MoneyResponse {
  return display.price === 'both' ? totalExcludingTax : undefined;
}
