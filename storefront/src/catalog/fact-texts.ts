import {
  getAttributeText,
  isProductAttribute,
  type ProductAttribute,
  type ProductAttributes,
} from '../products/index.ts';

import { isTextInput, type AttributeKinds } from './specification.ts';

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
export function toFactTexts(attributes: ProductAttributes): FactTexts {
  return Object.fromEntries(
    Object.entries(factAttributes).flatMap(([fact, code]) => {
      const attribute = attributes?.items?.find((item) => item?.code === code);
      if (!attribute || !isProductAttribute(code, !('selected_options' in attribute))) return [];
      const text = getAttributeText(attribute);
      return text === null ? [] : [[fact, text]];
    }),
  );
}

/** The merchant's labels of facts; missing where they are unknown. */
export type FactLabels = Partial<Record<keyof typeof factAttributes, string>>;

/** Returns the labels of the facts that a product or its variants have. */
export function getFactLabels(facts: readonly FactTexts[], kinds: AttributeKinds): FactLabels {
  return Object.fromEntries(
    Object.entries(factAttributes).flatMap(([fact, code]) => {
      const label = kinds.get(code)?.label;
      return label && facts.some((texts) => fact in texts) ? [[fact, label]] : [];
    }),
  );
}

/** Returns the facts without those whose attribute turns out to be no text, e.g. a Yes/No attribute. */
export function keepTexts(facts: FactTexts, kinds: AttributeKinds): FactTexts {
  const codes = new Map<string, string>(Object.entries(factAttributes));
  return Object.fromEntries(
    Object.entries(facts).filter(([fact]) => {
      const kind = kinds.get(codes.get(fact) ?? '');
      return !kind || isProductAttribute(kind.code, isTextInput(kind.frontend_input));
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
