import type { Shop } from '../../shop/shop.ts';
import type { StoreView } from '../../store/store-view.ts';

/** Where something is sold. */
interface TaxScope {
  readonly shop: Pick<Shop, 'catalog'>;
  readonly storeView: Pick<StoreView, 'settings'>;
}

const percentBySku = new WeakMap<object, ReadonlyMap<string, number>>();

function readPercents({ products }: Shop['catalog']): ReadonlyMap<string, number> {
  return new Map(
    products.flatMap(({ sku, kind, taxPercent }): [string, number][] => {
      if (taxPercent === undefined) return [];
      const variants = kind.type === 'configurable' ? kind.variants : [];
      return [sku, ...variants.map((variant) => variant.sku)].map((code) => [code.toLowerCase(), taxPercent]);
    }),
  );
}

/** Percentage of tax in the price of a product or a variant. */
export function getTaxPercent({ shop: { catalog }, storeView }: TaxScope, sku: string): number {
  const known = percentBySku.get(catalog) ?? readPercents(catalog);
  percentBySku.set(catalog, known);
  return known.get(sku.toLowerCase()) ?? storeView.settings.tax.goodsPercent;
}
