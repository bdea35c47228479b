import { describe, expect, it } from 'vitest';
import { readProduct, type ProductFile } from './read-product.ts';

const file: ProductFile = {
  sku: 'TST-1',
  name: 'Próba',
  urlKey: 'proba',
  subtitle: '60 kapsułek',
  brand: 'kruszec',
  categories: ['mineraly/zelazo'],
  short: 'Opis.',
  text: ['Akapit.'],
  dailyPortion: '1 kapsułka',
  composition: [{ nutrient: 'iron', dose: 14 }, { name: 'Kolagen', amount: '10 g' }],
  ingredients: 'Sól.',
  dosage: '1 dziennie.',
  warnings: [{ statement: 'adults-only' }, 'Uwaga.'],
  storage: { statement: 'open-in-fridge', period: '30 dni' },
  questions: [],
  reviews: [],
  pack: { shape: 'jar', color: 'amber', band: '#ffffff', cap: 'black', title: 'Próba', content: '60 kaps.' },
  related: [],
  addedOn: '2025-01-01',
  popularity: 1,
  form: 'kapsulki',
  diet: ['weganskie'],
  audience: ['dorosli'],
  price: { regular: 1000 },
  content: { amount: 60, unit: 'capsule' },
  stock: 3,
};
const variant = { suffix: 'A', options: { flavor: 'malina' }, price: { regular: 1000 }, content: { amount: 1, unit: 'g' }, stock: 1 };

describe('readProduct', () => {
  it('writes out shared statements and the shares of nutrients', () => {
    const { product } = readProduct(file);
    expect(product.warnings).toMatch(/Produkt przeznaczony wyłącznie dla osób dorosłych\. Uwaga\.$/);
    expect(product.storage).toMatch(/zużyć w.ciągu 30.dni\.$/u);
    expect(product.composition).toEqual([
      { name: 'Żelazo', amount: '14 mg', referenceIntake: '100%' },
      { name: 'Kolagen', amount: '10 g' },
    ]);
  });

  it('returns a configurable product when the file has variants', () => {
    expect(readProduct({ ...file, axes: ['flavor'], variants: [variant] }).product.kind).toMatchObject({
      type: 'configurable',
      attributes: ['flavor'],
      variants: [{ sku: 'TST-1-A', options: { flavor: 'malina' } }],
    });
  });

  it.each<Partial<ProductFile>>([
    { brand: 'constructor' },
    { form: 'kapsułki' },
    { diet: ['keto'] },
    { audience: ['wszyscy'] },
    { flavor: 'toString' },
    { composition: [{ nutrient: 'gold', dose: 1 }] },
    { warnings: [{ statement: 'dry' }] },
    { storage: { statement: 'adults-only' } },
    { pack: { ...file.pack, shape: 'bag' } },
    { content: { amount: 1, unit: 'kg' } },
    { axes: ['color'], variants: [variant] },
    { axes: ['flavor'], variants: [{ ...variant, options: { flavor: 'beton' } }] },
    { axes: ['flavor'], variants: [variant], ingredientsByFlavor: { beton: 'Cement.' } },
  ])('throws an error that names the product when a value is unknown: %j', (change) => {
    expect(() => readProduct({ ...file, ...change })).toThrow(/TST-1 cannot be read.*is not one of/);
  });

  it('throws when a product has neither variants nor a stock', () => {
    const { stock: _stock, ...incomplete } = file;
    expect(() => readProduct(incomplete)).toThrow('neither variants nor price');
  });
});
