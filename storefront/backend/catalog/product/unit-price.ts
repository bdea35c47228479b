import { toMoney } from '../../money.ts';
import { catalogPriceIn } from './catalog-price.ts';
import type { Money, PriceScope } from '../../money.ts';
import type { ContentUnit } from '../../shop/catalog-seed.ts';
import { getWords } from '../../words/get-words.ts';

export interface UnitPrice {
  readonly price: Money;
  readonly amount: number;
  readonly unit: string;
}

/** What a unit price refers to (Directive 98/6/EC): one piece, 100 ml or 100 g. */
const getMeasure = (unit: ContentUnit): number => (unit === 'ml' || unit === 'g' ? 100 : 1);

/**
 * Price of one piece, 100 ml or 100 g, rounded to hundredths; null for a product of one piece, which has no other price.
 *
 * @param price Price of the whole pack, in hundredths of the base currency.
 * @param content Net content of the pack, above 0.
 * @param percent Of the tax in the price; default: that of most products.
 */
export function unitPrice(
  price: number,
  { amount, unit }: { amount: number; unit: ContentUnit },
  scope: PriceScope,
  percent?: number,
): UnitPrice | null {
  if (unit === 'piece' && amount === 1) return null;
  const measure = getMeasure(unit);
  return {
    price: toMoney(Math.round((catalogPriceIn(price, scope, percent) * measure) / amount), scope),
    amount: measure,
    unit: getWords(scope.storeView, 'units')[unit],
  };
}
