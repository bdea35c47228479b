import { type ProductAttribute, getAttribute } from '../products/index.ts';

const factAttributes = {
  legalName: 'legal_name',
  deliveryTime: 'delivery_time',
  dailyPortion: 'daily_portion',
  composition: 'composition',
  ingredients: 'ingredients',
  dosage: 'dosage',
  warnings: 'warnings',
  storage: 'storage',
  producer: 'producer',
  questions: 'questions',
} as const satisfies Record<string, ProductAttribute>;

/**
 * Texts about a product that the law requires or the shopper needs. Unsafe HTML from the backend; missing where the
 * backend has none. `specification` is the table of the merchant's other attributes, see `renderSpecification`.
 */
export type FactTexts = Partial<Record<keyof typeof factAttributes | 'specification', string>>;

/** Reads the facts from the attributes of a product or a variant. */
export function toFactTexts(attributes: Parameters<typeof getAttribute>[0]): FactTexts {
  return Object.fromEntries(
    Object.entries(factAttributes).flatMap(([fact, attribute]) => {
      const text = getAttribute(attributes, attribute);
      return text === null ? [] : [[fact, text]];
    }),
  );
}

/**
 * Returns the facts in which a variant differs from its product. Facts that only the product has are the variant's,
 * too.
 */
export function getDifferentFacts(variant: FactTexts, product: FactTexts): FactTexts {
  const common = new Map(Object.entries(product));
  return Object.fromEntries(Object.entries(variant).filter(([fact, text]) => common.get(fact) !== text));
}
