import { useCart, type CartReading } from './use-cart.ts';
import { useEditedLine, type EditedLine } from './use-edited-line.ts';
import { useOptimisticCart } from './use-optimistic-cart.ts';
import { useLineFocus, type LineFocus } from './use-line-focus.ts';
import { useTaxDisplay } from './use-tax-display.ts';

/** A cart on screen, and what outlives its lines. */
export interface CartView {
  state: CartReading;
  edited: EditedLine;
  focus: LineFocus;
}

/** For the cart page and the mini cart, which show pending mutations immediately. */
export function useCartView(): CartView {
  const reading = useCart();
  // Asked together with the cart: the amounts would change when it came after them.
  useTaxDisplay(reading.loading);
  const { edited, shown } = useEditedLine(useOptimisticCart(reading.cart));
  return { state: { ...reading, cart: shown }, edited, focus: useLineFocus() };
}
