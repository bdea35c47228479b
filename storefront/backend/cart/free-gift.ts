import { availableQuantity, findProductBySku } from '../catalog/index.ts';
import type { Product } from '../catalog/index.ts';
import type { Database } from '../database/index.ts';
import { sumIn } from '../money.ts';
import type { Hundredths, PriceScope } from '../money.ts';
import type { CartLine } from './cart-line.ts';
import { findGiftRules } from './gift-rule-repository.ts';

/**
 * The product that the order of these lines gets for nothing: of the most demanding rule that is met and whose product
 * is still there when the lines have got theirs.
 *
 * @param goodsValue value of the goods after discounts, gross, in the scope's currency
 */
export function findFreeGift(
  scope: PriceScope & { database: Database },
  lines: readonly CartLine[],
  goodsValue: Hundredths,
): Product | undefined {
  const { database } = scope;
  if (lines.length === 0) return undefined;
  const isLeft = (sku: string) => {
    const bought = lines.filter((line) => line.bought.sku === sku).reduce((sum, { item }) => sum + item.quantity, 0);
    return availableQuantity(database, sku) > bought;
  };
  const rule = findGiftRules(database).find(
    ({ sku, minimumSubtotal }) => sumIn(minimumSubtotal, scope) <= goodsValue && isLeft(sku),
  );
  return rule && findProductBySku(database, rule.sku);
}
