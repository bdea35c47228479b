import type { Cart, CartLine } from '../../cart/index.ts';
import type { Receipt } from '../../checkout/index.ts';
import type { CommerceEvent, AnalyticsItem } from './commerce-event.ts';

const decimal = (minor: number) => Math.round(minor) / 100;

function toAnalyticsItem(line: CartLine, quantity: number): AnalyticsItem {
  return {
    item_id: line.sku,
    item_name: line.name,
    ...(line.options.length > 0 && { item_variant: line.options.map(({ value }) => value).join(', ') }),
    ...(line.total && line.quantity > 0 && { price: decimal(line.total.minor / line.quantity) }),
    quantity,
  };
}

function createCartEvent<Name extends 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout'>(
  event: Name,
  changes: readonly { line: CartLine; quantity: number }[],
) {
  const minor = changes.reduce(
    (sum, { line, quantity }) =>
      sum + (line.total && line.quantity > 0 ? (line.total.minor / line.quantity) * quantity : 0),
    0,
  );
  return {
    event,
    currency: changes.find(({ line }) => line.total)?.line.total?.currency,
    value: decimal(minor),
    items: changes.map(({ line, quantity }) => toAnalyticsItem(line, quantity)),
  };
}

/**
 * What happened between two states of a cart: pieces that came and pieces that went, line by line.
 *
 * @param before null when the cart was not known; nothing happened then
 */
export function toCartEvents(before: Cart | null, after: Cart): CommerceEvent[] {
  // After an order or a sign-in another cart takes the place of the last one: nobody has put anything in or taken
  // anything out.
  if (before?.id !== after.id) return [];
  const quantityIn = (cart: Cart, uid: string) => cart.lines.find((line) => line.uid === uid)?.quantity ?? 0;
  const added = after.lines
    .map((line) => ({ line, quantity: line.quantity - quantityIn(before, line.uid) }))
    .filter(({ quantity }) => quantity > 0);
  const removed = before.lines
    .map((line) => ({ line, quantity: line.quantity - quantityIn(after, line.uid) }))
    .filter(({ quantity }) => quantity > 0);
  return [
    ...(added.length > 0 ? [createCartEvent('add_to_cart', added)] : []),
    ...(removed.length > 0 ? [createCartEvent('remove_from_cart', removed)] : []),
  ];
}

/** Looking at a cart, or beginning to pay for it; null for an empty one. */
export function toWholeCartEvent(event: 'view_cart' | 'begin_checkout', cart: Cart): CommerceEvent | null {
  return cart.lines.length > 0
    ? createCartEvent(
        event,
        cart.lines.map((line) => ({ line, quantity: line.quantity })),
      )
    : null;
}

/**
 * An order, at the total of the backend, delivery included.
 *
 * @param orderId number of the order
 * @param contents of its receipt
 * @returns null for a receipt of an earlier release of the shop, which lacks the SKUs and has sent its event itself
 */
export function toPurchaseEvent(
  orderId: string,
  { items, total }: NonNullable<Receipt['contents']>,
): CommerceEvent | null {
  const sold = items.flatMap(({ sku, name, variant, quantity, total: price }) =>
    sku === undefined
      ? []
      : {
          item_id: sku,
          item_name: name,
          ...(variant !== undefined && { item_variant: variant }),
          ...(price && quantity > 0 && { price: decimal(price.minor / quantity) }),
          quantity,
        },
  );
  return sold.length === items.length
    ? { event: 'purchase', transaction_id: orderId, currency: total.currency, value: decimal(total.minor), items: sold }
    : null;
}
