import { priceIn } from '../../money.ts';
import type { Hundredths, PriceScope } from '../../money.ts';
import type { SeedFixedTax, SeedSaleTerms, SeedTier } from '../../shop/sale-terms-seed.ts';
import type { Shop } from '../../shop/shop.ts';

type ShopCatalog = Pick<Shop, 'catalog'>;

const termsBySku = new WeakMap<object, ReadonlyMap<string, SeedSaleTerms>>();

function readTerms({ products }: Shop['catalog']): ReadonlyMap<string, SeedSaleTerms> {
  return new Map(
    products.flatMap(({ sku, kind }): [string, SeedSaleTerms][] => {
      if (kind.type === 'configurable') return kind.variants.map((variant) => [variant.sku.toLowerCase(), variant]);
      return kind.type === 'bundle' || kind.type === 'grouped' ? [] : [[sku.toLowerCase(), kind]];
    }),
  );
}

/** The terms of what is bought under a SKU; undefined for configurable products, bundles and groups. */
export function getSaleTerms({ catalog }: ShopCatalog, sku: string): SeedSaleTerms | undefined {
  const known = termsBySku.get(catalog) ?? readTerms(catalog);
  termsBySku.set(catalog, known);
  return known.get(sku.toLowerCase());
}

/** Price from a quantity on, in hundredths of the scope's currency. */
interface PriceTier {
  readonly quantity: number;
  readonly price: Hundredths;
  /** Reduction of the regular price. */
  readonly off: Hundredths;
  readonly percentOff: number;
}

function toPriceTier(tier: SeedTier, regular: Hundredths, scope: PriceScope): PriceTier {
  const price = 'price' in tier ? priceIn(tier.price, scope) : Math.round((regular * (100 - tier.percent)) / 100);
  const off = regular - price;
  return {
    quantity: tier.quantity,
    price,
    off,
    percentOff: 'percent' in tier ? tier.percent : Math.round((off / regular) * 10_000) / 100,
  };
}

/**
 * Tiers of a product for the customer of the scope, as the merchant entered them: their prices have tax, also where the
 * catalog shows prices without it.
 */
export function getPriceTiers(shop: ShopCatalog, sku: string, scope: PriceScope): PriceTier[] {
  const { price, tiers = [] } = getSaleTerms(shop, sku) ?? { price: { regular: 0 } };
  return tiers
    .filter(({ group }) => group === undefined || group === scope.customer?.group)
    .map((tier) => toPriceTier(tier, priceIn(price.regular, scope), scope))
    .toSorted((a, b) => a.quantity - b.quantity);
}

/** Price of one piece of a quantity, as Magento finds it: the lowest of its final price and the tiers that it reaches. */
export function getTierPrice(
  shop: ShopCatalog,
  { sku, final, quantity }: { sku: string; final: Hundredths; quantity: number },
  scope: PriceScope,
): Hundredths {
  const reached = getPriceTiers(shop, sku, scope).filter((tier) => tier.quantity <= quantity);
  return Math.min(final, ...reached.map(({ price }) => price));
}

/** Fixed product taxes of one piece. */
export function getFixedTaxes(shop: ShopCatalog, sku: string): readonly SeedFixedTax[] {
  return getSaleTerms(shop, sku)?.fixedTaxes ?? [];
}
