import { searchRules } from '../../demo/catalog/search/search-rules.ts';
import type { PackDesign, Supplement, SimpleSupplement } from '../../demo/catalog/supplement.ts';
import { textAttributes } from '../../demo/catalog/text-attributes.ts';
import { toSeedProduct } from '../../demo/catalog/to-seed-product.ts';
import type { CatalogSeed } from '../shop/catalog-seed.ts';

const pack: PackDesign = {
  shape: 'jar',
  color: 'amber',
  band: '#224422',
  cap: 'black',
  title: 'Test',
  content: '60 kaps.',
};

function product(sku: string, name: string, kind: Supplement['kind'], overrides: Partial<Supplement> = {}): Supplement {
  return {
    sku,
    name,
    urlKey: name
      .toLowerCase()
      .replaceAll('ż', 'z')
      .replaceAll('ł', 'l')
      .replaceAll(/[^a-z0-9]+/gu, '-'),
    subtitle: 'kapsułki, 60 szt.',
    brand: 'Zdrój',
    categories: ['witaminy'],
    shortDescription: `Suplement diety. ${name} na co dzień.`,
    description: `<p>Opis produktu ${name}.</p>`,
    dailyPortion: '1 kapsułka',
    composition: [{ name: 'Witamina C', amount: '1000 mg', referenceIntake: '1250%' }],
    ingredients: 'kwas L-askorbinowy, <strong>soja</strong>',
    dosage: 'Jedna kapsułka dziennie.',
    warnings: 'Nie przekraczać zalecanej porcji.',
    storage: 'W suchym miejscu.',
    producer: 'Zdrój sp. z o.o., ul. Wodna 1, 00-001 Warszawa',
    questions: [{ question: 'Kiedy brać?', answer: '<p>Rano.</p>' }],
    reviews: [],
    pack,
    relatedSkus: [],
    addedOn: '2026-01-15',
    popularity: 10,
    kind,
    ...overrides,
  };
}

const simple = (regular: number, overrides: Partial<SimpleSupplement> = {}): SimpleSupplement => ({
  type: 'simple',
  price: { regular },
  content: { amount: 60, unit: 'capsule' },
  stock: 100,
  ...overrides,
});

/** A small catalog with one of everything that the tests need. */
export const catalogFixture: CatalogSeed = {
  categories: [
    {
      urlKey: 'witaminy',
      name: 'Witaminy',
      description: '<p>Wszystkie witaminy.</p>',
      promoContent: '<p>Jesień z D3</p>',
      children: [
        {
          urlKey: 'witamina-c',
          name: 'Witamina C',
          description: '<p>C</p>',
          children: [{ urlKey: 'liposomalna', name: 'Liposomalna', description: '<p>L</p>' }],
        },
        { urlKey: 'witamina-d', name: 'Witamina D', description: '<p>D</p>' },
      ],
    },
    { urlKey: 'sport', name: 'Sport', description: '<p>Sport</p>', skinnyNavigation: true },
    { urlKey: 'outlet', name: 'Outlet', description: '<p>Outlet</p>', inMenu: false },
  ],
  attributes: [
    {
      code: 'form',
      label: 'Forma',
      options: [
        { value: 'kapsulki', label: 'Kapsułki' },
        { value: 'proszek', label: 'Proszek' },
      ],
    },
    {
      code: 'flavor',
      label: 'Smak',
      options: [
        { value: 'malina', label: 'Malina', swatch: '#d6336c' },
        { value: 'cytryna', label: 'Cytryna' },
      ],
    },
    {
      code: 'size',
      label: 'Wielkość',
      options: [
        { value: '300-g', label: '300 g' },
        { value: '600-g', label: '600 g' },
      ],
    },
    {
      code: 'diet',
      label: 'Dieta',
      options: [
        { value: 'weganskie', label: 'Wegańskie' },
        { value: 'bez-glutenu', label: 'Bez glutenu' },
      ],
    },
    {
      code: 'brand',
      label: 'Marka',
      options: [
        { value: 'zdroj', label: 'Zdrój' },
        { value: 'las', label: 'Las' },
      ],
    },
  ],
  textAttributes,
  search: searchRules,
  products: [
    product('VIT-C', 'Witamina C', simple(4_999), {
      categories: ['witaminy/witamina-c'],
      popularity: 90,
      reviews: [
        { nickname: 'Ala', summary: 'Dobra', text: 'Działa.', rating: 5, date: '2026-09-01' },
        { nickname: 'Ola', summary: 'W porządku', text: 'Duże kapsułki.', rating: 4, date: '2026-10-02' },
      ],
      relatedSkus: ['VIT-D3', 'MISSING'],
    }),
    product(
      'VIT-C-LIPO',
      'Witamina C liposomalna',
      simple(8_900, {
        price: { regular: 8_900, sale: 6_900, lowest30Days: 7_200 },
        content: { amount: 250, unit: 'ml' },
      }),
      {
        categories: ['witaminy/witamina-c/liposomalna'],
        popularity: 50,
        brand: 'Las',
        addedOn: '2026-11-01',
      },
    ),
    product('VIT-D3', 'Witamina D3', simple(2_999, { stock: 3 }), {
      categories: ['witaminy/witamina-d'],
      popularity: 70,
    }),
    product('ZELAZO', 'Żelazo łagodne', simple(1_999), {
      categories: ['witaminy', 'outlet'],
      popularity: 30,
      brand: 'Las',
    }),
    product('WYPRZEDANE', 'Biotyna', simple(2_500, { stock: 0 }), { popularity: 99 }),
    product(
      'KREA',
      'Kreatyna',
      {
        type: 'configurable',
        attributes: ['flavor', 'size'],
        variants: [
          {
            sku: 'KREA-MAL-600',
            options: { flavor: 'malina', size: '600-g' },
            subtitle: 'proszek, 600 g',
            price: { regular: 12_000 },
            content: { amount: 600, unit: 'g' },
            stock: 10,
            pack,
          },
          {
            sku: 'KREA-MAL-300',
            options: { flavor: 'malina', size: '300-g' },
            subtitle: 'proszek, 300 g',
            price: { regular: 7_000, sale: 6_000, lowest30Days: 6_500 },
            content: { amount: 300, unit: 'g' },
            stock: 5,
            pack,
          },
          {
            sku: 'KREA-CYT-300',
            options: { flavor: 'cytryna', size: '300-g' },
            subtitle: 'proszek, 300 g',
            ingredients: 'Monohydrat kreatyny, aromat cytrynowy.',
            price: { regular: 7_000 },
            content: { amount: 300, unit: 'g' },
            stock: 0,
            pack,
          },
        ],
      },
      { categories: ['sport'], popularity: 80 },
    ),
  ].map(toSeedProduct),
  productAttributes: {
    'VIT-C': { form: 'kapsulki', brand: 'zdroj', diet: ['weganskie', 'bez-glutenu'] },
    'VIT-C-LIPO': { form: 'kapsulki', brand: 'las', diet: ['weganskie'] },
    'VIT-D3': { form: 'kapsulki', brand: 'zdroj' },
    ZELAZO: { form: 'kapsulki', brand: 'las' },
    WYPRZEDANE: { form: 'kapsulki', brand: 'zdroj' },
    KREA: { form: 'proszek', brand: 'zdroj' },
  },
};
