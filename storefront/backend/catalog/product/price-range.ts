import { toMoney } from '../../money.ts';
import { catalogPriceIn } from './catalog-price.ts';
import type { Money, PriceScope } from '../../money.ts';
import type { Product } from './product.ts';

export interface ProductPrice {
  readonly regular_price: Money;
  readonly final_price: Money;
  readonly discount: { readonly amount_off: number; readonly percent_off: number };
}

/** One end of a price range. Amounts are grosze of the base currency; the discount is rounded to hundredths. */
function productPrice(regularGrosze: number, finalGrosze: number, scope: PriceScope): ProductPrice {
  const regular = catalogPriceIn(regularGrosze, scope);
  const final = catalogPriceIn(finalGrosze, scope);
  const off = regular - final;
  return {
    regular_price: toMoney(regular, scope),
    final_price: toMoney(final, scope),
    discount: { amount_off: off / 100, percent_off: regular > 0 ? Math.round((off / regular) * 10_000) / 100 : 0 },
  };
}

/** Cheapest and dearest variant of a product. */
export function priceRange(
  product: Product,
  scope: PriceScope,
): { minimum_price: ProductPrice; maximum_price: ProductPrice } {
  return {
    minimum_price: productPrice(product.regularPrice, product.finalPrice, scope),
    maximum_price: productPrice(product.maxRegularPrice, product.maxFinalPrice, scope),
  };
}
