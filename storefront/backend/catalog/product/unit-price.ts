import { priceIn, toMoney } from '../../money.ts';
import type { Money, PriceScope } from '../../money.ts';
import type { ContentUnit } from '../../seed/types.ts';

export interface UnitPrice {
  readonly price: Money;
  readonly amount: number;
  readonly unit: string;
}

interface Measure {
  readonly amount: number;
  readonly unit: Readonly<Record<'pl' | 'en', string>>;
}

/** What a unit price refers to (Polish regulation on price information: pieces, 100 ml, 100 g). */
const MEASURES: Readonly<Record<ContentUnit, Measure>> = {
  capsule: { amount: 1, unit: { pl: 'kaps.', en: 'capsule' } },
  tablet: { amount: 1, unit: { pl: 'tabl.', en: 'tablet' } },
  lozenge: { amount: 1, unit: { pl: 'past.', en: 'lozenge' } },
  sachet: { amount: 1, unit: { pl: 'sasz.', en: 'sachet' } },
  ampoule: { amount: 1, unit: { pl: 'amp.', en: 'ampoule' } },
  ml: { amount: 100, unit: { pl: 'ml', en: 'ml' } },
  g: { amount: 100, unit: { pl: 'g', en: 'g' } },
};

/**
 * Price of one piece, 100 ml or 100 g, rounded to hundredths.
 *
 * @param price Grosze for the whole pack.
 * @param content Net content of the pack, above 0.
 */
export function unitPrice(price: number, content: { amount: number; unit: ContentUnit }, scope: PriceScope): UnitPrice {
  const measure = MEASURES[content.unit];
  const language = scope.storeView.locale.startsWith('pl') ? 'pl' : 'en';
  return {
    price: toMoney(Math.round((priceIn(price, scope) * measure.amount) / content.amount), scope),
    amount: measure.amount,
    unit: measure.unit[language],
  };
}
