import { useEffect, useEffectEvent } from 'react';
import { createCartNews } from './cart-news.ts';
import { useCart, useForgetLostCart } from './use-cart.ts';

interface CartWatchProps {
  /** Called with the number of pieces, first 0 and then what the backend says, and with every change. */
  onCount(count: number): void;
  /** Called when the stored cart has expired, so that its products are lost. */
  onExpired(): void;
}

/** Follows the stored cart for the header, and forgets it when the backend does (RSK-05). For shoppers who have one. */
export function CartWatch({ onCount, onExpired }: CartWatchProps) {
  const { cart, retry } = useCart();
  useForgetLostCart(onExpired);
  const readAgain = useEffectEvent(() => void retry());
  useEffect(() => createCartNews().subscribe(readAgain), []);
  const count = cart?.count ?? 0;
  useEffect(() => onCount(count), [count, onCount]);
  return null;
}
