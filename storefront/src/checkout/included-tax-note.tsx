import { PriceNotice, type Cart } from '../cart/index.ts';

/**
 * Says below the total that it includes tax, where the prices of the shop say so (PAngV § 6). An order without tax, as
 * an export, says nothing.
 */
export function IncludedTaxNote({ cart: { taxes } }: { cart: Pick<Cart, 'taxes'> }) {
  return taxes.some(({ amount }) => amount.minor > 0) && <PriceNotice withTax isShipped={false} />;
}
