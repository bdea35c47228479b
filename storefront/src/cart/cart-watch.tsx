import { useEffect, useEffectEvent, useState } from 'react';
import { Late } from '../app/index.ts';
import type { Cart } from './cart.ts';
import { cartNews } from './cart-news.ts';
import { useBrokenOffReplacement } from './use-broken-off-replacement.ts';
import { useCart, useForgetLostCart } from './use-cart.ts';

const loadBrokenOff = async () => (await import('./broken-off-replacement.tsx')).BrokenOffReplacement;
const loadGiftNotice = async () => (await import('./gift-notice.tsx')).GiftNotice;

interface CartWatchProps {
  /** Called with the number of pieces, first 0 and then what the backend says, and with every change. */
  onCount(count: number): void;
  /** Called when the stored cart has expired, so that its products are lost. */
  onExpired(): void;
}

/** Follows the stored cart for the header, and forgets it when the backend does (RSK-05). For shoppers who have one. */
export function CartWatch({ onCount, onExpired }: CartWatchProps) {
  const { cart, retry } = useCart('cache-first');
  useForgetLostCart(onExpired);
  const readAgain = useEffectEvent(() => void retry());
  useEffect(() => cartNews.subscribe(readAgain), []);
  const newGift = useNewGift(cart);
  const brokenOff = useBrokenOffReplacement(cart);
  const count = cart?.count ?? 0;
  useEffect(() => onCount(count), [count, onCount]);
  return (
    <>
      <Late load={loadGiftNotice} wanted={newGift !== ''} props={{ name: newGift }} />
      <Late load={loadBrokenOff} wanted={brokenOff !== null} props={{ replacement: brokenOff }} />
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
