import { describe, expect, it } from 'vitest';
import type { NetContent, SeedPrice } from '../../../backend/index.ts';
import { configurable, simple } from './build.ts';
import type { PackDesign } from '../supplement.ts';
import { getVariantSubtitle } from '../variant-subtitle.ts';
import { nutrient, readSubstance } from './reference-intakes.ts';

const capsules = (amount: number): NetContent => ({ amount, unit: 'capsule' });
const grams = (amount: number): NetContent => ({ amount, unit: 'g' });
const price = (regular: number): SeedPrice => ({ regular });
const onSale = (regular: number, sale: number, lowest30Days: number): SeedPrice => ({ regular, sale, lowest30Days });

const common = {
  sku: 'TST-1',
  name: 'Próba',
  urlKey: 'proba',
  subtitle: '60 kapsułek',
  brand: 'kruszec' as const,
  categories: ['mineraly/zelazo'],
  short: 'Opis w jednym zdaniu.',
  text: ['Akapit.', ['raz', 'dwa']],
  dailyPortion: '1 kapsułka',
  composition: [nutrient('iron', 14)],
  ingredients: 'Sól.',
  dosage: '1 dziennie.',
  warnings: ['Uwaga.'],
  storage: 'Sucho.',
  questions: [{ question: 'Czy?', answer: 'Tak.' }],
  reviews: [{ nickname: 'Ja', rating: 5, date: '2026-01-01', summary: 'Dobre', text: 'Naprawdę.' }],
  pack: { shape: 'jar', color: 'amber', band: '#ffffff', cap: 'black', title: 'Próba', content: '60 kaps.' } satisfies PackDesign,
  related: ['TST-2'],
  addedOn: '2025-01-01',
  popularity: 1,
  form: 'kapsulki' as const,
  diet: ['weganskie' as const],
  audience: ['dorosli' as const],
};

describe('simple', () => {
  it('adds the legal opening, the brand, its operator and the content attribute', () => {
    const { product, attributeValues } = simple({ ...common, price: price(1000), content: capsules(60), stock: 3 });
    expect(product.shortDescription).toBe('Suplement diety. Opis w\u00a0jednym zdaniu.');
    expect(product.description).toBe('<p>Akapit.</p><ul><li>raz</li><li>dwa</li></ul>');
    expect(product.categories).toEqual(['mineraly/zelazo', 'marki/kruszec']);
    expect(product.brand).toBe('Kruszec');
    expect(product.producer).toContain('Kruszec sp. z o.o.');
    expect(product.warnings.endsWith('Uwaga.')).toBe(true);
    expect(attributeValues).toEqual({ brand: 'kruszec', form: 'kapsulki', diet: ['weganskie'], audience: ['dorosli'], count: '60-kapsulek' });
  });

  it('puts a reduced product into the sale category', () => {
    const { product } = simple({ ...common, price: onSale(1000, 800, 900), content: capsules(60), stock: 3 });
    expect(product.categories).toContain('wyprzedaz');
  });
});

describe('configurable', () => {
  it('names variants after the product and lets them change the pack', () => {
    const { product, attributeValues } = configurable({
      ...common,
      axes: ['flavor'],
      variants: [
        { suffix: 'MALINA', options: { flavor: 'malina' }, price: price(1000), content: grams(150), stock: 3 },
        { suffix: 'JABLKO', options: { flavor: 'jablko' }, price: onSale(1000, 700, 800), content: grams(180), stock: 0, pack: { title: 'Jabłko' } },
      ],
    });
    const { kind } = product;
    if (kind.type !== 'configurable') throw new Error('expected a configurable product');
    expect(kind.attributes).toEqual(['flavor']);
    expect(kind.variants.map(({ sku, pack: look, options }) => [sku, look.title, options])).toEqual([
      ['TST-1-MALINA', 'Próba', { flavor: 'malina' }],
      ['TST-1-JABLKO', 'Jabłko', { flavor: 'jablko' }],
    ]);
    expect(product.categories).toContain('wyprzedaz');
    expect(attributeValues['size']).toEqual(['150-g', '180-g']);
    expect(attributeValues).not.toHaveProperty('flavor');
  });
});

describe('variants', () => {
  const variant = { suffix: 'A', options: { flavor: 'malina' as const }, price: price(1000), stock: 3 };
  const getVariants = (text: Partial<Parameters<typeof configurable>[0]>) => {
    const { kind } = configurable({ ...common, axes: ['flavor'], variants: [], ...text }).product;
    return kind.type === 'configurable' ? kind.variants : [];
  };

  it.each([
    ['krople, 30 ml', { amount: 60, unit: 'ml' }, 'krople, 60 ml'],
    ['proszek', { amount: 2000, unit: 'g' }, 'proszek, 2 kg'],
    ['60 żelków, 180 g', grams(180), '60 żelków, 180 g'],
    ['kapsułki', capsules(120), 'kapsułki, 120 szt.'],
    ['60 kapsułek', capsules(60), '60 kapsułek'],
  ] satisfies [string, NetContent, string][])('has a subtitle with its own content: %s', (subtitle, content, expected) => {
    expect(getVariants({ subtitle, variants: [{ ...variant, content }] })[0]?.subtitle).toBe(expected);
  });

  it('has an English subtitle', () => {
    expect(getVariantSubtitle('capsules', capsules(120), 'en')).toBe('capsules, 120 pcs');
  });

  it('has the ingredients of its flavor, if they are not those of the product', () => {
    const variants = [{ ...variant, content: grams(1) }, { ...variant, options: { flavor: 'mango' as const }, content: grams(1) }];
    expect(getVariants({ ingredientsByFlavor: { malina: 'Sok malinowy.' }, variants }).map(({ ingredients }) => ingredients)).toEqual(['Sok malinowy.', undefined]);
  });
});

describe('nutrient', () => {
  it('computes the share of the reference intake and writes numbers the Polish way', () => {
    expect(nutrient('vitaminC', 1000)).toEqual({ name: 'Witamina C', amount: '1000 mg', referenceIntake: '1250%' });
    expect(nutrient('vitaminB6', 1.4, 'P-5-P')).toEqual({ name: 'Witamina B6, P-5-P', amount: '1,4 mg', referenceIntake: '100%' });
    expect(nutrient('vitaminD', 50)).toEqual({ name: 'Witamina D', amount: '50 µg (2000 j.m.)', referenceIntake: '1000%' });
    expect(nutrient('biotin', 12500).amount).toBe('12\u00a0500 µg');
  });

  it('gives other substances no share', () => {
    expect(readSubstance({ name: 'Kolagen', amount: '10 g' })).toEqual({ name: 'Kolagen', amount: '10 g' });
  });
});
