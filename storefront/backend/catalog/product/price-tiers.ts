import { priceIn, toMoney } from '../../money.ts';
import type { RequestContext } from '../../request-context.ts';
import type { BundleKind } from '../../shop/product-type-seed.ts';
import type { Product } from './product.ts';
import { getSeedProduct } from './purchase-options.ts';
import { getPriceTiers } from './sale-terms.ts';

/**
 * Tiers of a bundle. Their prices are parts of the price that the merchant entered for it: without its selections, and 0
 * where the price is their sum.
 */
const bundleTiers = ({ regularPrice }: Product, { price, tiers = [] }: BundleKind, context: RequestContext) =>
  tiers.map(({ quantity, percent }) => ({
    quantity,
    final_price: toMoney(Math.round((priceIn(price?.regular ?? 0, context) * (100 - percent)) / 100), context),
    discount: {
      amount_off: Math.round((priceIn(regularPrice, context) * percent) / 100) / 100,
      percent_off: percent,
    },
  }));

/** Source objects of `price_tiers`, whose prices are as the merchant entered them. */
export function priceTiers(product: Product, context: RequestContext) {
  const kind = getSeedProduct(context.shop, product.sku)?.kind;
  if (kind?.type === 'bundle') return bundleTiers(product, kind, context);
  return getPriceTiers(context.shop, product.sku, context).map(({ quantity, price, off, percentOff }) => ({
    quantity,
    final_price: toMoney(price, context),
    discount: { amount_off: off / 100, percent_off: percentOff },
  }));
}
