import { useEffect, useEffectEvent, useState } from 'react';
import { LazyMount } from '../platform/hydration/lazy-mount.tsx';
import { useSession } from '../session/index.ts';
import type { Cart } from './cart.ts';
import { useCartIdStore } from '../cart-id/index.ts';
import { cartBroadcast } from './cart-broadcast.ts';
import { useInterruptedLineUpdate } from './use-interrupted-line-update.ts';
import { useOptimisticCart } from './use-optimistic-cart.ts';
import { useCart, useForgetLostCart } from './use-cart.ts';

const loadBrokenOff = async () => (await import('./interrupted-line-update.tsx')).InterruptedLineUpdate;
const loadBringPostedCart = async () => (await import('./bring-posted-cart.tsx')).BringPostedCart;
const loadGiftNotice = async () => (await import('./gift-notice.tsx')).GiftNotice;

interface CartWatchProps {
  /** Called with the count of the cart, first 0, with every change, and without waiting for its response. */
  onCount(count: number): void;
  /** Called when the backend has no stored cart any more, and it is not known that it was ordered. */
  onLost(): void;
}

/**
 * Keeps the count of the header in sync with the stored cart, and clears a cart that the backend no longer has. Only
 * for shoppers with a cart.
 */
export function CartSync({ onCount, onLost }: CartWatchProps) {
  const { cart, retry } = useCart('cache-first');
  useForgetLostCart(onLost);
  const readAgain = useEffectEvent(() => void retry());
  useEffect(() => cartBroadcast.subscribe(readAgain), []);
  const newGift = useNewGift(cart);
  const brokenOff = useInterruptedLineUpdate(cart);
  const { token } = useSession();
  const store = useCartIdStore();
  // Signing in merges it.
  const [posted] = useState(() => (token === undefined ? (store?.getStashedGuestCart() ?? null) : null));
  const count = useOptimisticCart(cart)?.count ?? 0;
  useEffect(() => onCount(count), [count, onCount]);
  return (
    <>
      <LazyMount load={loadGiftNotice} when={newGift !== ''} props={{ name: newGift }} />
      {posted !== null && <LazyMount load={loadBringPostedCart} when props={{ cartId: posted }} />}
      <LazyMount load={loadBrokenOff} when={brokenOff !== null} props={{ replacement: brokenOff }} />
    </>
  );
}

/** Name of a gift that was added during this visit; empty before, and for a gift that was in the cart already. */
function useNewGift(cart: Cart | null): string {
  const gift = cart?.freeGift ?? null;
  const [seen, setSeen] = useState<{ sku: string | null; name: string } | null>(null);
  const sku = gift?.sku ?? null;
  if (cart && seen?.sku !== sku) setSeen({ sku, name: seen && gift ? gift.name : '' });
  return seen?.name ?? '';
}
