import { describe, expect, it } from 'vitest';
import { toProductImages, toProductDetails } from './product-details.ts';
import { priceRange, sampleProduct } from './testing/sample-product.ts';

type Item = Extract<Parameters<typeof toProductDetails>[0], { sku: unknown }>;
type Configurable = Extract<Item, { __typename: 'ConfigurableProduct' }>;
type Simple = Exclude<Item, Configurable>;
type Entry = NonNullable<NonNullable<Item['media_gallery']>[number]>;
type Picture = Extract<Entry, { __typename: 'ProductImage' }>;

const film: Entry = {
  __typename: 'ProductVideo',
  ...{ url: '/preview.jpg', label: null, position: 1, disabled: false },
};

const picture = (url: string, position: number, more: Partial<Picture> = {}): Picture => ({
  __typename: 'ProductImage',
  url,
  label: `Zdjęcie ${position}`,
  position,
  disabled: false,
  ...more,
});
const common = {
  ...sampleProduct,
  meta_title: 'Witamina D3 2000 IU',
  meta_description: null,
  canonical_url: null,
  only_x_left_in_stock: null,
  short_description: { html: '<p>Krótko</p>' },
  description: { html: '<p>Długo</p>' },
  media_gallery: [picture('/b.jpg', 2), picture('/a.jpg', 1)],
  categories: [],
  reviews: { items: [] },
  related_products: [],
  upsell_products: [],
  custom_attributesV2: null,
};
const simple: Simple = { ...common, __typename: 'SimpleProduct' };
const variantOf = (sku: string, size: string, more: object = {}) => ({
  attributes: [{ code: 'size', uid: size, label: size }, null],
  product: {
    uid: sku,
    sku,
    name: sku,
    stock_status: 'IN_STOCK' as const,
    only_x_left_in_stock: null,
    media_gallery: [picture(`/${sku}.jpg`, 1)],
    price_range: priceRange(44.9),
    listing: { items: [{ code: 'subtitle', value: size }] },
    visible: { items: [] },
    ...more,
  },
});
const configurable: Configurable = {
  ...common,
  __typename: 'ConfigurableProduct',
  configurable_options: [
    {
      attribute_code: 'taste',
      label: 'Smak',
      position: 2,
      values: [{ uid: 't1', label: 'malina', swatch_data: { __typename: 'ColorSwatchData', value: '#d6336c' } }],
    },
    {
      attribute_code: 'size',
      label: null,
      position: 1,
      values: [
        {
          uid: 's60',
          label: '60 ml',
          swatch_data: { __typename: 'ImageSwatchData', value: '/60.png', thumbnail: '/m/60.png' },
        },
        null,
        { uid: null, label: 'x', swatch_data: null },
      ],
    },
  ],
  variants: [
    variantOf('D3-60', 's60', { only_x_left_in_stock: 3 }),
    null,
    variantOf('D3-120', 's120', { stock_status: 'OUT_OF_STOCK' }),
    { attributes: null, product: null },
  ],
};
const details = (item: Item) => {
  const product = toProductDetails(item);
  if (!product) throw new Error('The product cannot be read.');
  return product;
};

describe('toProductDetails', () => {
  it('reads what the page shows', () => {
    expect(details(simple)).toMatchObject({
      sku: 'WIT-D3',
      metaTitle: 'Witamina D3 2000 IU',
      metaDescription: null,
      brand: null,
      brandMark: null,
      shortDescription: '<p>Krótko</p>',
      description: '<p>Długo</p>',
      pictures: [{ src: '/a.jpg' }, { src: '/b.jpg' }],
      fewLeft: null,
      options: [],
      variants: [],
    });
  });

  it('has no title and description of search engines where the shop emptied them', () => {
    const emptied = { ...simple, meta_title: '', meta_description: '' };
    expect(details(emptied)).toMatchObject({ metaTitle: null, metaDescription: null });
  });

  it.each<[string, Parameters<typeof toProductDetails>[0]]>([
    ['no product', undefined],
    ['an empty entry', null],
    ['a page at the path', { __typename: 'CmsPage' }],
  ])('is null for %s', (_, item) => expect(toProductDetails(item)).toBeNull());

  it('reads the facts about a product from its attributes', () => {
    const items = [
      'daily_portion',
      'composition',
      'ingredients',
      'dosage',
      'warnings',
      'storage',
      'producer',
      'brand',
    ].map((code) => ({ code, value: `<p>${code}</p>` }));
    const { facts, brand } = details({ ...simple, custom_attributesV2: { items } });
    expect(facts).toEqual({
      dailyPortion: '<p>daily_portion</p>',
      composition: '<p>composition</p>',
      ingredients: '<p>ingredients</p>',
      dosage: '<p>dosage</p>',
      warnings: '<p>warnings</p>',
      storage: '<p>storage</p>',
      producer: '<p>producer</p>',
    });
    expect(brand).toBe('<p>brand</p>');
  });

  it('takes the manufacturer of stock Magento as brand when there is no brand', () => {
    const manufacturer = { code: 'manufacturer', selected_options: [{ label: 'Kruszec' }] };
    const brandOf = (items: NonNullable<NonNullable<Item['custom_attributesV2']>['items']>) =>
      details({ ...simple, custom_attributesV2: { items } }).brand;
    expect(brandOf([manufacturer])).toBe('Kruszec');
    expect(brandOf([manufacturer, { code: 'brand', value: 'Zdrój' }])).toBe('Zdrój');
  });

  it('[CAT-10] reads the options of a configurable product in their order', () => {
    expect(details(configurable).options).toEqual([
      { code: 'size', label: 'size', values: [{ uid: 's60', label: '60 ml', swatch: { image: '/m/60.png' } }] },
      { code: 'taste', label: 'Smak', values: [{ uid: 't1', label: 'malina', swatch: { color: '#d6336c' } }] },
    ]);
  });

  it('[CAT-10] reads the variants with values, pictures and stock', () => {
    expect(details(configurable).variants).toMatchObject([
      {
        sku: 'D3-60',
        values: { size: 's60' },
        inStock: true,
        fewLeft: 3,
        pictures: [{ src: '/D3-60.jpg' }],
        subtitle: 's60',
        price: { current: { minor: 4490 } },
      },
      { sku: 'D3-120', values: { size: 's120' }, inStock: false, fewLeft: null },
    ]);
  });

  it('[CAT-10] reads the facts in which a variant differs from its product', () => {
    const items = (facts: Record<string, string>) => ({
      items: Object.entries(facts).map(([code, value]) => ({ code, value })),
    });
    const variant = variantOf('D3-60', 's60', {
      visible: items({ ingredients: '<p>malina</p>', dosage: '<p>1 kapsułka</p>', storage: '' }),
    });
    const product = details({
      ...configurable,
      custom_attributesV2: items({
        ingredients: '<p>cytryna</p>',
        dosage: '<p>1 kapsułka</p>',
        storage: '<p>Sucho</p>',
      }),
      variants: [variant],
    });
    expect(product.variants.map(({ facts }) => facts)).toEqual([{ ingredients: '<p>malina</p>' }]);
  });

  it('leads from the top to the deepest category', () => {
    const level = (uid: string, depth: number, breadcrumbs: Item['categories'] = null) => ({
      uid,
      name: uid,
      url_path: uid,
      url_suffix: '.html',
      image: null,
      level: depth,
      breadcrumbs: (breadcrumbs ?? []).map((crumb) => ({
        category_uid: crumb?.uid ?? '',
        category_name: crumb?.name ?? null,
        category_url_path: crumb?.url_path ?? null,
      })),
    });
    const top = level('witaminy', 2);
    const { trail } = details({ ...simple, categories: [top, null, level('witaminy/d', 3, [top])] });
    expect(trail).toEqual([
      { uid: 'witaminy', name: 'witaminy', href: '/witaminy.html' },
      { uid: 'witaminy/d', name: 'witaminy/d', href: '/witaminy/d.html' },
    ]);
    expect(details({ ...simple, categories: null }).trail).toEqual([]);
    expect(details({ ...simple, categories: [{ ...top, url_path: null }] }).trail).toEqual([]);
  });

  it('finds the category of the brand by its name, where that has a picture', () => {
    const brand = {
      uid: 'x',
      name: 'Kruszec',
      url_path: 'marki/kruszec',
      url_suffix: '.html',
      image: '/kruszec.jpg',

      breadcrumbs: null,
    };
    const other = { ...brand, name: 'Minerały', url_path: 'mineraly' };
    const of = (label: string, categories: Item['categories']) =>
      details({ ...simple, categories, custom_attributesV2: { items: [{ code: 'brand', value: label }] } }).brandMark;
    expect(of('KRUSZEC ', [other, null, brand])).toEqual({
      name: 'Kruszec',
      href: '/marki/kruszec.html',
      image: '/kruszec.jpg',
    });
    expect(of('Rytm', [other, brand])).toBeNull();
    expect(of('Kruszec', [{ ...brand, image: null }])).toBeNull();
  });

  it('reads reviews with stars and day, and related products', () => {
    const review = {
      nickname: 'Ola',
      summary: 'Dobre',
      text: 'Działa.',
      average_rating: 80,
      created_at: '2026-01-05 10:11:12',
    };
    const product = details({
      ...simple,
      reviews: { items: [review, null] },
      related_products: [null, sampleProduct, { ...sampleProduct, sku: null }],
    });
    expect(product.reviews).toEqual([
      {
        id: 'Ola 2026-01-05T10:11:12Z Dobre 0',
        nickname: 'Ola',
        summary: 'Dobre',
        text: 'Działa.',
        stars: 4,
        date: '2026-01-05T10:11:12Z',
        isVerifiedBuyer: false,
      },
    ]);
    expect(product.related.map(({ sku }) => sku)).toEqual(['WIT-D3']);
  });
});

describe('toProductImages', () => {
  it('orders pictures and leaves out films, hidden ones and those without an address', () => {
    const gallery = [
      picture('/c.jpg', 3),
      null,
      film,
      picture('/hidden.jpg', 2, { disabled: true }),
      picture('/a.jpg', 1, { label: null }),
      picture('', 4, { url: null }),
    ];
    expect(toProductImages(gallery)).toEqual([
      { src: '/a.jpg', alt: '' },
      { src: '/c.jpg', alt: 'Zdjęcie 3' },
    ]);
    expect(toProductImages(null)).toEqual([]);
  });
});
