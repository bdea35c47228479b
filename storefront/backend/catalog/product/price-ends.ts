import type { PriceScope } from '../../money.ts';
import type { BundleAmounts } from './bundle-amounts.ts';
import type { Product } from './product.ts';
import { getSeedProduct, type OptionScope } from './purchase-options.ts';
import { getTierPrice } from './sale-terms.ts';

/** Prices of the cheapest and the dearest piece of a product, in hundredths of the base currency. */
interface PriceEnds {
  readonly cheapest: BundleAmounts;
  readonly dearest: BundleAmounts;
}

/** Where prices are shown, and the shop whose products have them. */
type CatalogScope = PriceScope & Pick<OptionScope, 'shop'>;

const getStoredEnds = (product: Product): PriceEnds => ({
  cheapest: { regular: product.regularPrice, final: product.finalPrice },
  dearest: { regular: product.maxRegularPrice, final: product.maxFinalPrice },
});

function listPieces(product: Product, { shop }: Pick<OptionScope, 'shop'>): (BundleAmounts & { sku: string })[] {
  const kind = getSeedProduct(shop, product.sku)?.kind;
  if (kind?.type === 'bundle' || kind?.type === 'grouped') return [];
  if (kind?.type !== 'configurable')
    return [{ sku: product.sku, regular: product.regularPrice, final: product.finalPrice }];
  return kind.variants.map(({ sku, price: { regular, sale = regular } }) => ({ sku, regular, final: sale }));
}

/**
 * Returns the prices of a product for the customer of the scope: those of the customer's group where they are lower.
 * Bundles and grouped products have the prices of everybody.
 */
export function getPriceEnds(product: Product, scope: CatalogScope): PriceEnds {
  const stored = getStoredEnds(product);
  if (!scope.customer?.group) return stored;
  const inBase = { ...scope, currency: scope.storeView.baseCurrency };
  const pieces = listPieces(product, scope)
    .map(({ sku, regular, final }) => ({
      regular,
      final: getTierPrice(scope.shop, { sku, final, quantity: 1 }, inBase),
    }))
    .toSorted((a, b) => a.final - b.final || a.regular - b.regular);
  return { cheapest: pieces[0] ?? stored.cheapest, dearest: pieces.at(-1) ?? stored.dearest };
}
