import { useEffect, useEffectEvent, useState } from 'react';
import { LazyMount } from '../platform/hydration/lazy-mount.tsx';
import { useSession } from '../shopper/index.ts';
import type { Cart } from './cart.ts';
import { useCartIdStore } from '../cart-id/index.ts';
import { cartNews } from './cart-news.ts';
import { useBrokenOffReplacement } from './use-broken-off-replacement.ts';
import { useOptimisticCart } from './use-optimistic-cart.ts';
import { useCart, useForgetLostCart } from './use-cart.ts';

const loadBrokenOff = async () => (await import('./broken-off-replacement.tsx')).BrokenOffReplacement;
const loadBringPostedCart = async () => (await import('./bring-posted-cart.tsx')).BringPostedCart;
const loadGiftNotice = async () => (await import('./gift-notice.tsx')).GiftNotice;

interface CartWatchProps {
  /** Called with the count of the cart, first 0, with every change, and without waiting for its response. */
  onCount(count: number): void;
  /** Called when the stored cart has expired, so that its products are lost. */
  onExpired(): void;
}

/** Follows the stored cart for the header, and forgets it when the backend does. For shoppers who have one. */
export function CartWatch({ onCount, onExpired }: CartWatchProps) {
  const { cart, retry } = useCart('cache-first');
  useForgetLostCart(onExpired);
  const readAgain = useEffectEvent(() => void retry());
  useEffect(() => cartNews.subscribe(readAgain), []);
  const newGift = useNewGift(cart);
  const brokenOff = useBrokenOffReplacement(cart);
  const { token } = useSession();
  const store = useCartIdStore();
  // A customer's sign-in brings it along.
  const [posted] = useState(() => (token === undefined ? (store?.getPutAside() ?? null) : null));
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

/** Name of a gift that came while the shopper was here; empty before, and for one that the cart had already. */
function useNewGift(cart: Cart | null): string {
  const gift = cart?.freeGift ?? null;
  const [seen, setSeen] = useState<{ sku: string | null; name: string } | null>(null);
  const sku = gift?.sku ?? null;
  if (cart && seen?.sku !== sku) setSeen({ sku, name: seen && gift ? gift.name : '' });
  return seen?.name ?? '';
}
