import type { NetContent, SeedProduct } from '../../shop/catalog-seed.ts';
import type { SeedPrice } from '../../shop/seed-price.ts';
import { getSelectionAmount } from '../product/purchase-options.ts';
import type { BundleKind, SeedBundleOption, SeedSelection } from '../../shop/product-type-seed.ts';

/** What is bought of a product, with its price. */
export interface SeedUnit {
  readonly sku: string;
  readonly price: SeedPrice;
  readonly content?: NetContent;
  readonly stock: number;
}

const finalPrice = ({ regular, sale }: SeedPrice): number => sale ?? regular;

/** Final prices of simple products by SKU. */
type SimplePrices = (sku: string) => SeedPrice;

function getSimplePrices(products: readonly SeedProduct[]): SimplePrices {
  const known = new Map(
    products.flatMap(({ sku, kind }) => (kind.type === 'simple' ? [[sku, kind.price] as const] : [])),
  );
  return (sku) => {
    const price = known.get(sku);
    if (!price) throw new Error(`A bundle or group names ${sku}, which is no simple product of the shop.`);
    return price;
  };
}

/** What one quantity of a selection costs in its bundle. */
const selectionPrice = ({ price }: BundleKind, selection: SeedSelection, priceOf: SimplePrices): number =>
  (price ? getSelectionAmount(selection, price) : finalPrice(priceOf(selection.sku))) * (selection.quantity ?? 1);

/** The lowest and the highest price of a bundle, as if it were two variants. */
function toBundleUnits(sku: string, kind: BundleKind, priceOf: SimplePrices): SeedUnit[] {
  const base = kind.price ? finalPrice(kind.price) : 0;
  const prices = ({ selections }: SeedBundleOption) =>
    selections.map((selection) => selectionPrice(kind, selection, priceOf));
  const least = kind.options.filter(({ required }) => required).map((option) => Math.min(...prices(option)));
  const most = kind.options.map((option) =>
    option.type === 'checkbox' || option.type === 'multi' ? sum(prices(option)) : Math.max(...prices(option)),
  );
  // A regular price above the final one belongs to the bundle itself; the selections have none.
  const reduction = kind.price ? kind.price.regular - finalPrice(kind.price) : 0;
  const toUnit = (final: number): SeedUnit => ({
    sku,
    stock: 0,
    price: reduction > 0 ? { regular: final + reduction, sale: final } : { regular: final },
  });
  return [toUnit(base + sum(least)), toUnit(base + sum(most))];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The units of a product, the cheapest first: itself, its variants, or what its lowest and highest price belong to. */
export function getSeedUnits(product: SeedProduct, products: readonly SeedProduct[]): [SeedUnit, ...SeedUnit[]] {
  const [first, ...others] = listUnits(product, products).toSorted(
    (a, b) => finalPrice(a.price) - finalPrice(b.price) || a.price.regular - b.price.regular,
  );
  if (!first) throw new Error(`The ${product.kind.type} product ${product.sku} has nothing to buy.`);
  return [first, ...others];
}

function listUnits({ sku, kind }: SeedProduct, products: readonly SeedProduct[]): readonly SeedUnit[] {
  switch (kind.type) {
    case 'configurable':
      return kind.variants;
    case 'bundle':
      return toBundleUnits(sku, kind, getSimplePrices(products));
    case 'grouped': {
      const priceOf = getSimplePrices(products);
      return kind.items.map((item) => ({ sku: item.sku, stock: 0, price: priceOf(item.sku) }));
    }
    default:
      return [{ ...kind, sku }];
  }
}

/** SKUs of the simple products that a bundle or a group consists of. */
export function getPartSkus({ kind }: SeedProduct): readonly string[] {
  if (kind.type === 'grouped') return kind.items.map(({ sku }) => sku);
  if (kind.type !== 'bundle') return [];
  const needed = kind.options.filter(({ required }) => required);
  return (needed.length > 0 ? needed : kind.options).flatMap(({ selections }) => selections.map(({ sku }) => sku));
}
