import { useEffect, useEffectEvent } from 'react';
import { useCartIdStore } from '../cart-id/index.ts';
import { useSession } from '../session/index.ts';
import { useMergeGuestCart } from './use-merge-guest-cart.ts';

/**
 * Finishes a sign-in that a reload or a closed window broke off: gets the customer's cart, with what the guest's had in
 * it.
 */
export function useResumeInterruptedSignIn(): void {
  const session = useSession();
  const cart = useCartIdStore();
  const { bring } = useMergeGuestCart();
  const finish = useEffectEvent(() => {
    // Who signs in on this page, or in another tab in the meantime, is being served there.
    const signedInBefore = session.token !== undefined && session.epoch === 0;
    if (!cart || !signedInBefore) return;
    if (cart.get() === null || cart.getStashedGuestCart() !== null) void bring();
  });
  useEffect(() => finish(), []);
}
