import { describe, expect, it } from 'vitest';
import {
  toMoney,
  getAttribute,
  toProductPrice,
  toProductSummaries,
  toProductSummary,
  toRating,
} from './product-summary.ts';
import { priceRange, sampleProduct } from '../catalog/index.ts';

const pln = (minor: number) => ({ minor, currency: 'PLN' });
const money = (value: number) => ({ value, currency: 'PLN' as const });

describe('toProductSummary', () => {
  it('reads what a card shows', () => {
    expect(toProductSummary(sampleProduct)).toEqual({
      uid: 'MQ==',
      sku: 'WIT-D3',
      name: 'Witamina D3',
      subtitle: '60 kapsułek',
      href: '/witamina-d3.html',
      image: '/media/d3.jpg',
      inStock: true,
      configurable: false,
      hasPurchaseOptions: false,
      rating: { average: 4.4, count: 12 },
      price: { current: pln(4490), reduction: null, unit: null, from: false },
    });
  });

  it('reads the name as the merchant wrote it', () => {
    expect(toProductSummary({ ...sampleProduct, name: 'Wheel 27.5&quot;' })?.name).toBe('Wheel 27.5"');
  });

  it('knows configurable and sold-out products', () => {
    expect(toProductSummary({ ...sampleProduct, __typename: 'ConfigurableProduct' })?.configurable).toBe(true);
    expect(toProductSummary({ ...sampleProduct, stock_status: 'OUT_OF_STOCK' })?.inStock).toBe(false);
    expect(toProductSummary({ ...sampleProduct, stock_status: null })?.inStock).toBe(true);
  });

  it.each([
    { quantity: '0.25', unit: 'kg', price: pln(17960), case: 'a part of the unit' },
    { quantity: '2,5', unit: '100 ml', price: pln(1796), case: 'a comma' },
    { quantity: '0', unit: 'kg', price: null, case: 'no quantity' },
    { quantity: 'viel', unit: 'kg', price: null, case: 'no number' },
    { quantity: '0.25', unit: '', price: null, case: 'no unit' },
  ])('calculates the price of a unit from attributes: $case', ({ quantity, unit, price }) => {
    const listing = {
      items: [
        { code: 'unit_price_quantity', value: quantity },
        { code: 'unit_price_unit', value: unit },
      ],
    };
    const read = toProductSummary({ ...sampleProduct, listing })?.price?.unit;
    expect(read).toEqual(price && { price, amount: 1, unit });
    const ofBackend = { price: money(2), amount: 100, unit: 'g' };
    expect(toProductSummary({ ...sampleProduct, listing, unit_price: ofBackend })?.price?.unit?.amount).toBe(100);
  });

  it('knows products that are not shipped', () => {
    const isVirtual = (__typename: 'VirtualProduct' | 'DownloadableProduct' | 'BundleProduct') =>
      toProductSummary({ ...sampleProduct, __typename })?.price?.isVirtual;
    expect([isVirtual('VirtualProduct'), isVirtual('DownloadableProduct')]).toEqual([true, true]);
    expect(isVirtual('BundleProduct')).toBeUndefined();
  });

  it('has no price of 0 for a sold-out product whose variants or parts have the prices', () => {
    const free = { ...sampleProduct, price_range: priceRange(0), stock_status: 'OUT_OF_STOCK' as const };
    expect(toProductSummary({ ...free, __typename: 'ConfigurableProduct' })?.price).toBeNull();
    expect(toProductSummary({ ...free, __typename: 'BundleProduct' })?.price).toBeNull();
    expect(toProductSummary(free)?.price?.current).toEqual(pln(0));
    expect(toProductSummary({ ...free, __typename: 'ConfigurableProduct', stock_status: 'IN_STOCK' })?.price).toEqual(
      toProductSummary(free)?.price,
    );
  });

  it.each(['GiftCardProduct', 'AmGiftCardProduct'])('offers no quick purchase of the type %s', (typename) => {
    const giftCard = Object.assign({}, sampleProduct, { __typename: typename });
    expect(toProductSummary(giftCard)).toMatchObject({ configurable: true, hasPurchaseOptions: true });
  });

  it('has no price of a gift card for which Magento sends 0, and the one it sends otherwise', () => {
    const giftCard = Object.assign({}, sampleProduct, { __typename: 'GiftCardProduct', stock_status: 'IN_STOCK' });
    const free = Object.assign({}, giftCard, {
      price_range: {
        ...sampleProduct.price_range,
        minimum_price: { regular_price: { value: 0, currency: 'PLN' }, final_price: { value: 0, currency: 'PLN' } },
      },
    });
    expect(toProductSummary(free)?.price).toBeNull();
    expect(toProductSummary(giftCard)?.price).not.toBeNull();
  });

  it('calls a product without a name by its SKU', () => {
    expect(toProductSummary({ ...sampleProduct, name: null })?.name).toBe('WIT-D3');
    expect(toProductSummary({ ...sampleProduct, name: '' })?.name).toBe('WIT-D3');
  });

  it('links a product without a URL key to the path of its page, where that is known', () => {
    const unlinked = { ...sampleProduct, url_key: null };
    expect(toProductSummary(unlinked, '/catalog/product/view/id/5')?.href).toBe('/catalog/product/view/id/5');
    expect(toProductSummary(sampleProduct, '/catalog/product/view/id/5')?.href).toBe('/witamina-d3.html');
  });

  it.each(['sku', 'url_key'] as const)('[CAT-14] leaves out a product without %s, and null entries', (field) => {
    const broken = { ...sampleProduct, [field]: null };
    expect(toProductSummary(broken)).toBeNull();
    const answer = {
      products: {
        total_count: 3,
        page_info: null,
        aggregations: null,
        filters: null,
        suggestions: null,
        sort_fields: null,
        items: [null, broken, sampleProduct],
      },
    };
    expect(toProductSummaries(answer).map(({ sku }) => sku)).toEqual(['WIT-D3']);
  });
});

describe('toProductPrice', () => {
  const reduced = { ...sampleProduct, price_range: priceRange(40, 50) };

  it('is reduced from the lowest price of 30 days where the backend has that field', () => {
    expect(toProductPrice({ ...reduced, lowest_price_30_days: money(44) })).toMatchObject({
      current: pln(4000),
      reduction: { reference: pln(4400), isLowest30Days: true, percentOff: 9 },
    });
    for (const lowest of [money(40), money(35), null])
      expect(toProductPrice({ ...reduced, lowest_price_30_days: lowest })?.reduction).toBeNull();
  });

  it('is reduced from the regular price where the backend has no such field', () => {
    expect(toProductPrice(reduced)?.reduction).toEqual({ reference: pln(5000), isLowest30Days: false, percentOff: 20 });
  });

  it('says that variants cost more', () => {
    expect(toProductPrice({ ...sampleProduct, price_range: priceRange(40, 40, 60) })?.from).toBe(true);
    expect(toProductPrice({ ...sampleProduct, price_range: { ...priceRange(40), maximum_price: null } })?.from).toBe(
      false,
    );
  });

  it('reads the price of a unit when it is whole', () => {
    const unit = { price: money(0.67), amount: 1, unit: 'capsule' };
    expect(toProductPrice({ ...sampleProduct, unit_price: unit })?.unit).toEqual({
      price: pln(67),
      amount: 1,
      unit: 'capsule',
    });
    expect(toProductPrice({ ...sampleProduct, unit_price: { ...unit, amount: 0 } })?.unit).toBeNull();
  });

  it('has no price without a final one', () => {
    const { minimum_price, ...range } = priceRange(40);
    const without = {
      ...range,
      minimum_price: { ...minimum_price, final_price: { value: null, currency: 'PLN' as const } },
    };
    expect(toProductPrice({ ...sampleProduct, price_range: without })).toBeNull();
  });
});

describe('toMoney', () => {
  it.each([
    [49.99, 4999],
    [0, 0],
    [4.35, 435],
    [1.005, 101],
    [0.1 + 0.2, 30],
  ])('reads %d as hundredths', (value, minor) => expect(toMoney({ value, currency: 'PLN' })).toEqual(pln(minor)));

  it.each([
    null,
    undefined,
    {},
    { value: null, currency: 'PLN' },
    { value: NaN, currency: 'PLN' },
    { value: 1 },
    { value: 1, currency: '' },
  ])('is null for %j', (amount) => expect(toMoney(amount)).toBeNull());
});

describe('toRating', () => {
  it("turns Magento's percentage into stars", () => {
    expect(toRating(100, 3)).toEqual({ average: 5, count: 3 });
    expect(toRating(87, 3)).toEqual({ average: 4.4, count: 3 });
  });

  it.each([
    [0, 3],
    [87, 0],
    [null, 3],
    [87, null],
  ])('is null for %j of %j reviews', (summary, count) => expect(toRating(summary, count)).toBeNull());
});

describe('getAttribute', () => {
  it('gives the text of an attribute, or null', () => {
    const attributes = {
      items: [null, { code: 'brand' }, { code: 'subtitle', value: 'krople' }, { code: 'dosage', value: '' }],
    };
    expect(getAttribute(attributes, 'subtitle')).toBe('krople');
    for (const code of ['brand', 'dosage', 'storage'] as const) expect(getAttribute(attributes, code)).toBeNull();
    expect(getAttribute(null, 'subtitle')).toBeNull();
  });

  it('names what is chosen in an attribute with options', () => {
    const chosen = (...labels: (string | null)[]) => ({
      items: [{ code: 'brand', selected_options: labels.map((label) => (label === null ? null : { label })) }],
    });
    expect(getAttribute(chosen('Zawilec'), 'brand')).toBe('Zawilec');
    expect(getAttribute(chosen('Zawilec', null, 'Witryna'), 'brand')).toBe('Zawilec, Witryna');
    expect(getAttribute(chosen(), 'brand')).toBeNull();
  });
});
