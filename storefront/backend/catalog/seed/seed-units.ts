import type { NetContent, SeedProduct } from '../../shop/catalog-seed.ts';
import type { SeedPrice } from '../../shop/seed-price.ts';
import { getBundleBase, getSelectionAmounts, type BundleAmounts } from '../product/bundle-amounts.ts';
import type { BundleKind, SeedBundleOption, SeedCustomOption, SeedOptionPrice } from '../../shop/product-type-seed.ts';

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

/**
 * The lowest and the highest price of a bundle, as if it were two variants. As in Magento, customizable options count
 * where it has a price of its own.
 */
function toBundleUnits({ sku, options = [] }: SeedProduct, kind: BundleKind, priceOf: SimplePrices): SeedUnit[] {
  const toTotal = (select: (amounts: BundleAmounts) => number, isLowest: boolean): number => {
    const prices = ({ selections }: SeedBundleOption) =>
      selections.map(
        (selection) =>
          select(getSelectionAmounts(kind, selection, finalPrice(priceOf(selection.sku)))) * (selection.quantity ?? 1),
      );
    const isMultiple = ({ type }: SeedBundleOption) => type === 'checkbox' || type === 'multi';
    const selected = isLowest
      ? kind.options.filter(({ required }) => required).map((option) => Math.min(...prices(option)))
      : kind.options.map((option) => (isMultiple(option) ? sum(prices(option)) : Math.max(...prices(option))));
    return select(getBundleBase(kind)) + sum(selected) + toCustomTotal(kind, options, isLowest);
  };
  return [true, false].map((isLowest): SeedUnit => {
    const regular = toTotal((amounts) => amounts.regular, isLowest);
    const final = toTotal((amounts) => amounts.final, isLowest);
    return { sku, stock: 0, price: final < regular ? { regular, sale: final } : { regular } };
  });
}

/** What the customizable options of a bundle add at least or at most: no discount reduces them. */
function toCustomTotal(kind: BundleKind, options: readonly SeedCustomOption[], isLowest: boolean): number {
  if (!kind.price) return 0;
  const { final } = getBundleBase(kind);
  const toAmount = ({ price = 0, percent }: SeedOptionPrice) =>
    percent === undefined ? price : Math.round((final * percent) / 100);
  const counted = isLowest ? options.filter(({ required }) => required) : options;
  return sum(
    counted.map((option) => {
      const amounts = 'values' in option ? option.values.map(toAmount) : [toAmount(option)];
      if (isLowest) return Math.min(...amounts);
      return option.type === 'checkbox' || option.type === 'multiple' ? sum(amounts) : Math.max(...amounts);
    }),
  );
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

function listUnits(product: SeedProduct, products: readonly SeedProduct[]): readonly SeedUnit[] {
  const { sku, kind } = product;
  switch (kind.type) {
    case 'configurable':
      return kind.variants;
    case 'bundle':
      return toBundleUnits(product, kind, getSimplePrices(products));
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
