import { decodeProductName, type ResultOf } from '../commerce/index.ts';
import type { LayoutData } from '../platform/layout/layout-data.ts';
import type { giftMessagesQuery } from './gift-message-operations.ts';

/** What a buyer writes to the one who gets the order, or a product of it. */
export interface GiftMessage {
  from: string;
  to: string;
  message: string;
}

/** What a gift message can be added to: the order, or one of its lines. */
export type GiftMessageTarget = { message: GiftMessage | null } & (
  | { type: 'order' }
  | {
      type: 'line';
      uid: string;
      /** Name of the product with the values of its variant, e.g. `Sneaker, 42`. */
      product: string;
    }
);

/**
 * Returns whether a product can have a gift message. From Magento 2.4.8 on its setting is a boolean that includes the
 * setting of the store; before, a text such as `1`, empty or null for the store's, and where the store allows none,
 * Magento leaves out a message that the product allows.
 */
const isAvailable = (setting: unknown, lines: boolean): boolean =>
  setting === true || (lines && setting !== false && setting !== '0');

/** Returns what of a cart can have a gift message, the order first, with the message that it has. */
export function toGiftMessageTargets(
  { cart }: ResultOf<typeof giftMessagesQuery.document>,
  settings: LayoutData['giftMessages'],
): GiftMessageTarget[] {
  if (!cart) return [];
  const lines = (cart.items ?? []).flatMap((item): GiftMessageTarget[] => {
    if (!item || !('gift_message' in item) || !isAvailable(item.product.gift_message_available, settings.lines))
      return [];
    const { uid, product, gift_message: message } = item;
    const options = 'configurable_options' in item ? item.configurable_options : [];
    const name = [decodeProductName(product.name ?? ''), ...options.map((option) => option?.value_label)]
      .filter(Boolean)
      .join(', ');
    return [{ type: 'line', uid, product: name, message: message ?? null }];
  });
  return [
    ...(settings.order && !cart.is_virtual ? [{ type: 'order' as const, message: cart.gift_message ?? null }] : []),
    ...lines,
  ];
}
