import { availableQuantity, findProductBySku, findVariants } from '../catalog/index.ts';
import type { Product, VariantOption } from '../catalog/index.ts';
import type { Database } from '../database/index.ts';
import { priceIn } from '../money.ts';
import type { PriceScope } from '../money.ts';
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
type BoughtProducts = Pick<CartLine, 'product' | 'bought' | 'options'>;

/** The products that a line names; undefined when one of them has left the shop. */
export function findBoughtProducts(
  database: Database,
  { sku, parent_sku }: Pick<CartItemRecord, 'sku' | 'parent_sku'>,
): BoughtProducts | undefined {
  const bought = findProductBySku(database, sku);
  if (!bought) return undefined;
  if (parent_sku === '') return { product: bought, bought, options: [] };
  const product = findProductBySku(database, parent_sku);
  const variant = product && findVariants(database, product.id).find((candidate) => candidate.product.id === bought.id);
  return variant && { product, bought, options: variant.options };
}

/** The lines of a cart in the order in which they were added. A product that left the shop takes its line along. */
export function loadLines(database: Database, cartId: number): CartLine[] {
  const left = new Map<string, number>();
  return listItems(database, cartId).flatMap((item) => {
    const products = findBoughtProducts(database, item);
    if (!products) return [];
    const { sku } = products.bought;
    const available = left.get(sku) ?? availableQuantity(database, sku);
    left.set(sku, Math.max(0, available - item.quantity));
    return [{ item, ...products, available }];
  });
}

/** A line as the totals see it, with prices of the scope's currency. */
export function getLinePrice({ item, bought }: CartLine, scope: PriceScope): PricedLine {
  return {
    id: item.id,
    quantity: item.quantity,
    unitPrice: priceIn(bought.finalPrice, scope),
    regularPrice: priceIn(bought.regularPrice, scope),
    taxPercent: scope.storeView.settings.tax.goodsPercent,
  };
}
