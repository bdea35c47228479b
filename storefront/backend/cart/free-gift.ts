import { availableQuantity, findProductBySku } from '../catalog/index.ts';
import type { Product } from '../catalog/index.ts';
import type { Database } from '../database/index.ts';
import type { Grosze } from '../seed/types.ts';
import type { CartLine } from './cart-line.ts';
import { findGiftRules } from './gift-rule-repository.ts';

/**
 * The product that the order of these lines gets for nothing: of the most demanding rule that is met and whose product is
 * still there when the lines have got theirs.
 *
 * @param goodsValue value of the goods after discounts, gross, in grosze
 */
export function findFreeGift(database: Database, lines: readonly CartLine[], goodsValue: Grosze): Product | undefined {
  if (lines.length === 0) return undefined;
  const isLeft = (sku: string) => {
    const bought = lines.filter((line) => line.bought.sku === sku).reduce((sum, { item }) => sum + item.quantity, 0);
    return availableQuantity(database, sku) > bought;
  };
  const rule = findGiftRules(database, goodsValue).find(({ sku }) => isLeft(sku));
  return rule && findProductBySku(database, rule.sku);
}
