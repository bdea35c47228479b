import { availableQuantity, findProductBySku, findVariants } from '../catalog/index.ts';
import type { Product, VariantOption } from '../catalog/index.ts';
import { getTierShare } from '../catalog/product/bundle-amounts.ts';
import { getSeedProduct, isDynamicBundle } from '../catalog/product/purchase-options.ts';
import type { OptionScope } from '../catalog/product/purchase-options.ts';
import { getFixedTaxes, getTierPrice } from '../catalog/product/sale-terms.ts';
import { getTaxPercent } from '../catalog/product/tax-percent.ts';
import { convertIn, priceIn } from '../money.ts';
import type { PriceScope } from '../money.ts';
import { getChoiceError, getConfiguration } from './configuration.ts';
import type { Configuration } from './configuration.ts';
import { parseChoice } from './line-choice.ts';
import { listItems } from './item-repository.ts';
import type { CartItemRecord } from './item-repository.ts';
import type { PricedLine } from './totals.ts';

/** A line with its products and what of it can be delivered. */
export interface CartLine {
  item: CartItemRecord;
  /** What the shopper sees: the configurable product of a variant, else the product itself. */
  product: Product;
  /** What is delivered: a simple product or a variant. */
  bought: Product;
  /** Choices of a variant in the order of the axes; empty for a simple line. */
  options: readonly VariantOption[];
  /** Its other options, and what they cost. */
  configuration: Configuration;
  /** Pieces in stock that earlier lines of the cart leave to this one. */
  available: number;
}

/** Why a line cannot be ordered as it is. */
type LineProblem = 'out-of-stock' | 'too-many' | null;

/** Whether the stock suffices for a line. */
export function lineProblem({ item, available }: CartLine): LineProblem {
  if (available <= 0) return 'out-of-stock';
  return available < item.quantity ? 'too-many' : null;
}

/** The products of a line. */
type BoughtProducts = Pick<CartLine, 'product' | 'bought' | 'options' | 'configuration'>;

/** The products that a line names; undefined when one of them has left the shop. */
export function findBoughtProducts(
  scope: OptionScope,
  { sku, parent_sku, choice }: Pick<CartItemRecord, 'sku' | 'parent_sku' | 'choice'>,
): BoughtProducts | undefined {
  const { database } = scope;
  const bought = findProductBySku(database, sku);
  if (!bought) return undefined;
  const configure = (product: Product) => getConfiguration(product, parseChoice(choice), scope);
  if (parent_sku === '') return { product: bought, bought, options: [], configuration: configure(bought) };
  const product = findProductBySku(database, parent_sku);
  const variant = product && findVariants(database, product.id).find((candidate) => candidate.product.id === bought.id);
  if (!variant) return undefined;
  const { base, units } = configure(bought);
  return { product, bought, options: variant.options, configuration: { ...configure(product), base, units } };
}

/** Pieces of a product with its options that can be bought. */
export function getAvailableQuantity(units: Configuration['units'], getUnits: (sku: string) => number): number {
  // Of a product that is sold in fractions, a fraction may be left.
  return Math.min(
    ...units.map(({ sku, quantity }) => (quantity === 1 ? getUnits(sku) : Math.floor(getUnits(sku) / quantity))),
  );
}

/** The lines of a cart in the order in which they were added. A product that left the shop takes its line along. */
export function loadLines(scope: OptionScope, cartId: number): CartLine[] {
  const left = new Map<string, number>();
  const getLeft = (sku: string) => left.get(sku) ?? availableQuantity(scope.database, sku);
  return listItems(scope.database, cartId).flatMap((item) => {
    const products = findBoughtProducts(scope, item);
    // An option that the merchant has removed takes its line along.
    if (!products || getChoiceError(products.product, parseChoice(item.choice), scope) !== null) return [];
    const { units } = products.configuration;
    const available = getAvailableQuantity(units, getLeft);
    for (const { sku, quantity } of units) left.set(sku, Math.max(0, getLeft(sku) - item.quantity * quantity));
    return [{ item, ...products, available }];
  });
}

/** Whether nothing of a line is shipped. */
export const isVirtualLine = ({ bought: { __typename } }: Pick<CartLine, 'bought'>): boolean =>
  __typename === 'VirtualProduct' || __typename === 'DownloadableProduct';

/** Which share of its final price is paid of a bundle and its selections in the quantity of a line; 1 for other products. */
function getLineShare({ bought, item }: CartLine, { shop }: Pick<OptionScope, 'shop'>): number {
  const kind = getSeedProduct(shop, bought.sku)?.kind;
  return kind?.type === 'bundle' ? getTierShare(kind, item.quantity) : 1;
}

/**
 * What the options of one piece cost, in hundredths of the scope's currency.
 *
 * @param piece - Price of the piece without them, of which some are a percentage
 * @param share - What is paid of those with an amount
 */
function optionsPrice(
  { bought, configuration: { options } }: CartLine,
  { piece, share }: { piece: number; share: number },
  scope: PriceScope & Pick<OptionScope, 'shop'>,
): number {
  // The parts of such a bundle are products with prices of their own.
  const convert = isDynamicBundle(bought, scope) ? priceIn : convertIn;
  const prices = options.flatMap(({ values }) =>
    values.map(({ price: { price = 0, percent }, quantity }) =>
      percent === undefined
        ? Math.round(convert(price, scope) * share) * quantity
        : Math.round((piece * percent) / 100),
    ),
  );
  return prices.reduce((sum, price) => sum + price, 0);
}

/** A line as the totals see it, with prices of the scope's currency. */
export function getLinePrice(line: CartLine, scope: PriceScope & Pick<OptionScope, 'shop'>): PricedLine {
  const { base } = line.configuration;
  const { sku } = line.bought;
  const { quantity } = line.item;
  const share = getLineShare(line, scope);
  const final = Math.round(priceIn(base.final, scope) * share);
  const piece = getTierPrice(scope.shop, { sku, final, quantity }, scope);
  const options = optionsPrice(line, { piece, share }, scope);
  return {
    id: line.item.id,
    quantity,
    unitPrice: piece + options,
    regularPrice: priceIn(base.regular, scope) + options,
    taxPercent: getTaxPercent(scope, sku),
    fixedTaxes: getFixedTaxes(scope.shop, sku).map(({ label, amount }) => ({ label, amount: priceIn(amount, scope) })),
  };
}
