import { useSWRConfig } from 'swr';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import type { CartLine } from '../cart/index.ts';
import { useCartIdStore } from '../cart-id/index.ts';
import { evictQueries, useCommerce } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { mergeGuestCart, type CartMergeResult } from './sign-in.ts';

interface CartBringing {
  /** Merges the stashed cart and reports the result. */
  bring(): Promise<void>;
  /** Says when products of the guest did not come along, and offers to try again. */
  tell(outcome: CartMergeResult): void;
  /** Says of which products the merged cart has fewer than the guest chose; nothing without any. */
  tellReduced(lines: readonly Pick<CartLine, 'name'>[]): void;
}

/** The guest's products after a sign-in. */
export function useMergeGuestCart(): CartBringing {
  const intl = useIntl();
  const { client } = useCommerce();
  const { cache, mutate } = useSWRConfig();
  const cart = useCartIdStore();
  const toast = useToast();

  const bring = async () => {
    if (!cart) return;
    const shown = cart.get();
    const outcome = await mergeGuestCart({ client, cart });
    // The own cart has been shown without these lines; one that was not shown yet is read by itself.
    if (outcome === 'kept' && cart.get() === shown)
      await evictQueries({ cache, mutate }, ([, name]) => name === 'getCartDetails');
    tell(outcome);
  };
  const tell = (outcome: CartMergeResult) => {
    if (outcome === 'refused') {
      toast({ type: 'warning', timeout: false, message: intl.formatMessage('auth.mergeRefused') });
      return;
    }
    if (outcome === 'kept' || cart?.getStashedGuestCart() === null) return;
    toast({
      type: 'warning',
      timeout: false,
      message: intl.formatMessage('auth.mergeFailed'),
      actionText: intl.formatMessage('auth.mergeRetry'),
      onAction: () => void bring(),
    });
  };
  const tellReduced: CartBringing['tellReduced'] = (lines) => {
    if (lines.length === 0) return;
    const names = lines.map(({ name }) => name).join(', ');
    toast({ type: 'warning', timeout: false, message: intl.formatMessage('auth.mergeReduced', { names }) });
  };
  return { bring, tell, tellReduced };
}
