import { LazyMount } from '../platform/hydration/lazy-mount.tsx';
import { useLayout } from '../platform/layout/layout-context.tsx';

const loadGiftMessages = async () => (await import('./gift-messages.tsx')).GiftMessages;

/**
 * Gift messages of a cart. The script loads where the store allows any.
 *
 * @param cartId - Undefined while the cart is empty or unknown.
 */
export function LazyGiftMessages({ cartId }: { cartId: string | undefined }) {
  const { giftMessages } = useLayout();
  const isAllowed = giftMessages.order || giftMessages.lines;
  return <LazyMount load={loadGiftMessages} when={isAllowed && cartId !== undefined} props={{ cartId }} />;
}
