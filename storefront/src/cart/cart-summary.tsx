import { PriceSummary } from '@witryna/ui/price-summary';
import type { Cart } from './cart.ts';
import { useCartState } from './use-cart-state.ts';
import { useSummaryRows } from './use-summary-rows.ts';

interface CartSummaryProps {
  cart: Cart;
  /** Asks what delivery would cost while none is chosen. Default false. */
  estimate?: boolean;
  /** The amounts are being computed again. Default false. */
  busy?: boolean;
}

/** The amounts of a cart, all of them from the backend. */
export function CartSummary({ cart, estimate = false, busy = false }: CartSummaryProps) {
  const { isAddingItem, isUpdatingItem, placeOrderButtonClicked } = useCartState();
  const rows = useSummaryRows(cart, estimate);
  return <PriceSummary rows={rows} loading={busy || isAddingItem || isUpdatingItem || placeOrderButtonClicked} />;
}
