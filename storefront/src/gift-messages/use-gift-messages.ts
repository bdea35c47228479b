import { useQuery } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { describeGiftMessages } from './describe-gift-message.ts';
import { giftMessagesQuery } from './gift-message-operations.ts';
import { toGiftMessageTargets, type GiftMessageTarget } from './gift-message-target.ts';

/**
 * Returns what of a cart can have a gift message; nothing where the store allows none.
 *
 * @param cartId - Undefined without a cart.
 */
export function useGiftMessages(cartId: string | undefined): {
  targets: readonly GiftMessageTarget[];
  revalidate(): Promise<void>;
} {
  const { giftMessages: settings } = useLayout();
  const isAllowed = settings.order || settings.lines;
  const { data, revalidate } = useQuery(
    giftMessagesQuery,
    isAllowed && cartId !== undefined ? { cartId } : null,
    // Lines are added and removed elsewhere.
    { policy: 'cache-and-network' },
  );
  return { targets: data ? toGiftMessageTargets(data, settings) : [], revalidate };
}

/** Returns the gift messages of a cart as sentences, for the review and the receipt. */
export function useGiftMessageTexts(cartId: string | undefined): string[] {
  const intl = useIntl();
  const { targets } = useGiftMessages(cartId);
  return describeGiftMessages(intl, targets);
}
