import { describe, expect, it } from 'vitest';
import { REQUIRED_WARNINGS } from '../../products/legal.ts';
import { products } from '../../index.ts';
import { englishProducts } from './products/index.ts';

const htmlTags = (html: string): string => (html.match(/<[^>]*>/gu) ?? []).join('');

/** Brands with Polish letters, which are the same in every language. */
const withoutBrands = (text: string): string => text.replaceAll(/Bąbel|Pełnia|Złota Godzina|Roślinnie/gu, '');

const getTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(getTexts) : [];
};

const REQUIRED_IN_ENGLISH =
  'Do not exceed the recommended daily portion. Food supplements must not be used as a substitute for a varied diet. A balanced diet and a healthy lifestyle are important for your body to work properly. Do not use if you are sensitive to any of the ingredients.';

describe('products in English', () => {
  it('are those of the shop, each of them once', () => {
    expect([...englishProducts.keys()].sort()).toEqual(products.map(({ sku }) => sku).sort());
  });

  it.each(products.map((product) => [product.sku, product] as const))('%s has all its texts and lists of the same length', (_, product) => {
    const english = product.translations?.en;
    if (!english) throw new Error(`${product.sku} has no English texts.`);
    for (const text of getTexts(english)) {
      expect(text.trim()).not.toBe('');
      expect(withoutBrands(text)).not.toMatch(/[ąćęłńśźż]/iu);
    }
    expect(english.composition).toHaveLength(product.composition.length);
    expect(english.questions).toHaveLength(product.questions.length);
    expect(english.reviews).toHaveLength(product.reviews.length);
    expect(htmlTags(english.description)).toBe(htmlTags(product.description));
    expect(htmlTags(english.ingredients)).toBe(htmlTags(product.ingredients));
    expect(english.shortDescription).toMatch(/^Food supplement\. /u);
    expect(product.warnings.replaceAll('\u00a0', ' ')).toContain(REQUIRED_WARNINGS);
    expect(english.warnings).toContain(REQUIRED_IN_ENGLISH);
  });

  it('have names of their own, so that two products are never confused', () => {
    const names = products.map(({ translations }) => translations?.en?.name);
    expect(new Set(names).size).toBe(names.length);
  });
});
