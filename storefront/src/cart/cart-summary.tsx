import { PriceSummary } from '@witryna/ui/price-summary';
import type { Cart } from './cart.ts';
import { useCartState } from './use-cart-state.ts';
import { useSummaryRows } from './use-summary-rows.ts';

interface CartSummaryProps {
  cart: Cart;
  /** Whether to estimate shipping while no method is selected. Default false. */
  estimate?: boolean;
  /** Text in place of the shipping price while no method is selected. Default: that it is selected at checkout. */
  shippingLater?: string;
  /** Whether the amounts are being recalculated. Default false. */
  busy?: boolean;
}

/** Amounts of a cart, all from the backend. */
export function CartSummary({ cart, estimate = false, shippingLater, busy = false }: CartSummaryProps) {
  const { isAddingItem, isUpdatingItem, placeOrderButtonClicked } = useCartState();
  const rows = useSummaryRows(cart, estimate, shippingLater);
  return <PriceSummary rows={rows} loading={busy || isAddingItem || isUpdatingItem || placeOrderButtonClicked} />;
}
