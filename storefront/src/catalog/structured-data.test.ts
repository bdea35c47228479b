import { describe, expect, it } from 'vitest';
import type { ProductDetails, ProductVariant } from './product-details.ts';
import type { ProductPrice } from '../products/index.ts';
import { getProductJsonLd } from './structured-data.ts';

const origin = 'https://shop.example';
const store = { isInEea: true, timeZone: 'Europe/Warsaw' };
const price = (minor: number): ProductPrice => ({
  current: { minor, currency: 'PLN' },
  reduction: null,
  unit: null,
  from: false,
});
const variant = (sku: string, minor: number | null): ProductVariant => ({
  sku,
  values: {},
  inStock: true,
  fewLeft: null,
  price: minor === null ? null : price(minor),
  pictures: [],
  subtitle: null,
  facts: {},
});
const product: ProductDetails = {
  uid: 'MQ==',
  sku: 'WIT-D3',
  name: 'Witamina D3',
  subtitle: null,
  href: '/witamina-d3.html',
  image: null,
  inStock: true,
  configurable: false,
  hasPurchaseOptions: false,
  purchase: null,
  terms: null,
  rating: { average: 4.4, count: 12 },
  price: price(4490),
  metaTitle: null,
  brandMark: null,
  metaDescription: null,
  brand: 'Witryna',
  shortDescription: '<p>Krótko</p>',
  description: '<p>Długo</p>',
  pictures: [{ src: 'https://shop.example/media/d3.jpg', alt: '' }],
  hasVideos: false,
  videos: [],
  fewLeft: null,
  trail: [],
  options: [],
  variants: [],
  facts: {},
  reviews: [],
  related: [],
  recommended: [],
  premiumContent: null,
  socialWall: null,
};

describe('getProductJsonLd', () => {
  it('describes product, offer and rating', () => {
    expect(getProductJsonLd(origin, product, store)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Witamina D3',
      sku: 'WIT-D3',
      description: 'Krótko',
      image: ['https://shop.example/media/d3.jpg'],
      brand: { '@type': 'Brand', name: 'Witryna' },
      offers: {
        '@type': 'Offer',
        price: '44.90',
        priceCurrency: 'PLN',
        availability: 'https://schema.org/InStock',
        url: 'https://shop.example/witamina-d3.html',
      },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.4, reviewCount: 12, bestRating: 5 },
    });
  });

  it('gives the range of a product that is put together', () => {
    const value = (minor: number) => ({
      uid: String(minor),
      label: '',
      price: minor,
      quantity: 1,
      isDefault: false,
      inStock: true,
      sampleUrl: null,
    });
    const option = { uid: 'o', label: '', required: true, price: 0, maxLength: null, canChangeQuantity: false };
    const purchase = {
      ...{ basePrice: 0, currency: 'PLN', items: [], samples: [], partUids: [] },
      options: [
        { ...option, input: 'radio' as const, values: [value(4490), value(6000)] },
        { ...option, input: 'checkbox' as const, values: [value(1000), value(500)] },
      ],
    };
    expect(getProductJsonLd(origin, { ...product, purchase }, store)).toMatchObject({
      offers: { '@type': 'AggregateOffer', lowPrice: '44.90', highPrice: '75.00', offerCount: 1 },
    });
  });

  it('leaves sold-out variants out of the range while another one is in stock', () => {
    const soldOut = { ...variant('C', 990), inStock: false };
    const variants = [variant('A', 5990), variant('B', 4490), soldOut];
    expect(getProductJsonLd(origin, { ...product, variants }, store)).toMatchObject({
      offers: { lowPrice: '44.90', highPrice: '59.90', offerCount: 2 },
    });
    const onlyOne = getProductJsonLd(origin, { ...product, variants: [variant('A', 4490), soldOut] }, store);
    expect(onlyOne).toMatchObject({ offers: { '@type': 'Offer', price: '44.90' } });
    const none = variants.map((one) => ({ ...one, inStock: false }));
    expect(getProductJsonLd(origin, { ...product, inStock: false, variants: none }, store)).toMatchObject({
      offers: { lowPrice: '9.90', highPrice: '59.90', offerCount: 3 },
    });
  });

  it('gives the range of the variants that have a price', () => {
    const variants = [variant('A', 5990), variant('B', 4490), variant('C', null)];
    expect(getProductJsonLd(origin, { ...product, inStock: false, variants }, store)).toMatchObject({
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '44.90',
        highPrice: '59.90',
        offerCount: 2,
        availability: 'https://schema.org/OutOfStock',
      },
    });
  });

  it('crosses out the price that the shop crosses out', () => {
    const reduction = { reference: { minor: 4990, currency: 'PLN' }, isLowest30Days: false, percentOff: 10 };
    const reduced = { ...product, price: { ...price(4490), reduction } };
    const struck = { priceType: 'https://schema.org/StrikethroughPrice', price: '49.90', priceCurrency: 'PLN' };
    expect(getProductJsonLd(origin, reduced, { ...store, isInEea: false })).toMatchObject({
      offers: { price: '44.90', priceSpecification: [struck] },
    });
    expect(getProductJsonLd(origin, reduced, store)).not.toHaveProperty('offers.priceSpecification');
  });

  it('says that prices have no tax where the shop does', () => {
    const offers = { priceSpecification: [{ price: '44.90', priceCurrency: 'PLN', valueAddedTaxIncluded: false }] };
    const net = { ...product, price: price(4490) };
    expect(getProductJsonLd(origin, net, { ...store, hasTaxNote: true })).toMatchObject({ offers });
    expect(getProductJsonLd(origin, net, store)).not.toHaveProperty('offers.priceSpecification');
  });

  it.each(['2026-12-01T12:00:00Z', '2026-12-24T22:59:59Z'])('names the last day of the special price at %s', (now) => {
    const sale = { specialPriceEnd: '2026-12-24', now: new Date(now) };
    expect(getProductJsonLd(origin, product, store, sale)).toHaveProperty('offers.priceValidUntil', '2026-12-24');
  });

  it('names no day that is over where the shop is', () => {
    const sale = { specialPriceEnd: '2026-12-24', now: new Date('2026-12-24T23:00:00Z') };
    expect(getProductJsonLd(origin, product, store, sale)).not.toHaveProperty('offers.priceValidUntil');
  });

  it('states no end for a range of prices, nor without a special price', () => {
    const variants = [variant('A', 5990), variant('B', 4490)];
    const sale = { specialPriceEnd: '2099-12-31' };
    for (const data of [
      getProductJsonLd(origin, { ...product, variants }, store, sale),
      getProductJsonLd(origin, product, store),
    ])
      expect(data).not.toHaveProperty('offers.priceValidUntil');
  });

  it('claims neither rating, brand nor offer that it does not know', () => {
    const bare = getProductJsonLd(
      origin,
      { ...product, rating: null, brand: null, price: null, shortDescription: '' },
      store,
    );
    for (const key of ['aggregateRating', 'brand', 'offers']) expect(bare).not.toHaveProperty(key);
    expect(bare).toMatchObject({ description: 'Długo' });
  });
});
