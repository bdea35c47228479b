import { useEffect, useEffectEvent, useState } from 'react';
import { useCartId } from '../cart-id/index.ts';
import type { Cart } from './cart.ts';
import { lineUpdateStorage, type PendingLineUpdate } from './pending-line-update.ts';
import { isSameChoice, toProductChoice } from './product-choice.ts';

/**
 * A replacement that an earlier page has broken off after the line was taken out and before its successor was in the
 * cart.
 *
 * @param cart null until it is known
 */
export function useInterruptedLineUpdate(cart: Cart | null): PendingLineUpdate | null {
  const id = useCartId();
  const [left] = useState(() => lineUpdateStorage.read());
  const isIn = (line: Cart['lines'][number]) =>
    left !== null && [left.before, left.wanted].some((choice) => isSameChoice(toProductChoice(line), choice));
  const isMissing = left !== null && cart !== null && left.cartId === id && !cart.lines.some(isIn);
  const settle = useEffectEvent(() => {
    if (left && !isMissing) lineUpdateStorage.keep(null);
  });
  const isKnown = cart !== null;
  useEffect(() => {
    if (isKnown) settle();
  }, [isKnown]);
  return isMissing ? left : null;
}
