import { describe, expect, it } from 'vitest';
import type { SaleTermsResponse } from './list-products.ts';
import { toSaleTerms } from './to-sale-terms.ts';

type Item = NonNullable<NonNullable<NonNullable<SaleTermsResponse['products']>['items']>[number]>;
type Setting = NonNullable<SaleTermsResponse['storeConfig']>['product_fixed_product_tax_display_setting'];

const eur = (value: number) => ({ value, currency: 'EUR' as const });
const tier = (quantity: number, final: number, off: number, percentOff = 0) => ({
  quantity,
  final_price: eur(final),
  discount: { amount_off: off, percent_off: percentOff },
});

/** Response for a product of 12.90 €, or another price. */
const respond = (
  {
    price = 12.9,
    regular = price,
    taxes = [],
    ...product
  }: Partial<Omit<Item, '__typename' | 'variants'>> & {
    __typename?: 'SimpleProduct' | 'BundleProduct';
    price?: number;
    regular?: number;
    taxes?: readonly number[];
  },
  setting: Setting = 'FPT_DISABLED',
  catalogSetting: Setting = setting,
): SaleTermsResponse => ({
  storeConfig: {
    store_code: 'default',
    product_fixed_product_tax_display_setting: setting,
    category_fixed_product_tax_display_setting: catalogSetting,
  },
  products: {
    items: [
      {
        __typename: 'SimpleProduct',
        sku: 'LED',
        price_tiers: [],
        special_price: null,
        special_to_date: null,
        price_range: {
          minimum_price: {
            regular_price: eur(regular),
            final_price: eur(price),
            fixed_product_taxes: taxes.map((amount) => ({ label: 'Entsorgung', amount: eur(amount) })),
          },
        },
        ...product,
      },
    ],
  },
});

const read = (...parameters: Parameters<typeof respond>) => toSaleTerms(respond(...parameters))?.['LED'];
const tiersOf = (...parameters: Parameters<typeof respond>) =>
  read(...parameters)?.tiers.map(({ quantity, price, percentOff }) => [quantity, price.minor, percentOff]);

describe('toSaleTerms', () => {
  it('returns null for a product that is sold by its price alone', () => {
    expect(read({})).toBeUndefined();
    expect(read({ min_sale_qty: 1, max_sale_qty: 10_000 })).toBeUndefined();
  });

  it('reads a maximum below that of Magento, also a large one', () => {
    expect(read({ max_sale_qty: 500 })?.limits).toEqual({ min: 1, max: 500, step: 'any' });
  });

  it('reads tiers with their saving', () => {
    expect(tiersOf({ price_tiers: [tier(12, 9.03, 3.87), tier(3, 9.9, 3)] })).toEqual([
      [3, 990, 23],
      [12, 903, 30],
    ]);
  });

  it('leaves out tiers that are not cheaper than a special price or an earlier tier', () => {
    const tiers = [tier(2, 11, 1.9), tier(3, 9.9, 3), tier(5, 10, 2.9)];
    expect(tiersOf({ price: 10.5, regular: 12.9, price_tiers: tiers })).toEqual([[3, 990, 6]]);
  });

  it('takes the percentages of a bundle, whose tiers have no price of their selections', () => {
    const bundle = { __typename: 'BundleProduct', price: 150 } as const;
    const tiers = [tier(5, 0, 15, 10), tier(10, 0, 37.5, 25), tier(20, 0, 0)];
    expect(tiersOf({ ...bundle, price_tiers: tiers })).toEqual([
      [5, 13_500, 10],
      [10, 11_250, 25],
    ]);
    // A special price of 80 % is less than the first of them.
    expect(tiersOf({ ...bundle, price: 120, regular: 150, price_tiers: tiers })).toEqual([[10, 11_250, 6]]);
    expect(tiersOf({ ...bundle, price_tiers: [tier(5, 90, 15, 10)] })).toEqual([[5, 13_500, 10]]);
  });

  it('converts tiers that the merchant entered with tax where the catalog shows prices without it, and back', () => {
    expect(tiersOf({ price: 8, price_tiers: [tier(5, 7.56, 1.08)] })).toEqual([[5, 700, 13]]);
    expect(tiersOf({ price: 11.9, price_tiers: [tier(5, 8, 2)] })).toEqual([[5, 952, 20]]);
  });

  it.each<[Setting, number, number, boolean | undefined]>([
    ['INCLUDE_FPT_WITH_DETAILS', 1310, 1010, true],
    ['EXCLUDE_FPT_AND_INCLUDE_WITH_DETAILS', 1290, 990, false],
  ])('shows fixed product taxes by the setting %s', (setting, single, atThree, isIncluded) => {
    const terms = read({ price: 13.1, taxes: [0.2], price_tiers: [tier(3, 9.9, 3)] }, setting);
    expect(terms?.price.minor).toBe(single);
    expect(terms?.tiers[0]?.price.minor).toBe(atThree);
    expect(terms?.fixedTaxes).toEqual({
      taxes: [{ label: 'Entsorgung', amount: { minor: 20, currency: 'EUR' } }],
      isIncluded,
      amount: 20,
    });
  });

  it('shows no fixed product taxes where the store hides them', () => {
    expect(read({ price: 13.1, taxes: [0.2] }, 'INCLUDE_FPT_WITHOUT_DETAILS')).toBeUndefined();
  });

  it('adds fixed product taxes that the catalog leaves out and the page has in its prices', () => {
    const terms = read({ taxes: [0.2] }, 'INCLUDE_FPT_WITHOUT_DETAILS', 'EXCLUDE_FPT_WITHOUT_DETAILS');
    expect(terms).toMatchObject({ price: { minor: 1310 }, fixedTaxes: null });
  });

  it('reads limits, and takes a fraction as the step of what is sold by length', () => {
    expect(read({ min_sale_qty: 4, max_sale_qty: 40 })?.limits).toEqual({ min: 4, max: 40, step: 'any' });
    expect(read({ min_sale_qty: 0.5, max_sale_qty: 10_000 })?.limits).toEqual({ min: 0.5, max: 10_000, step: 0.5 });
  });

  it('lets all tiers be reached where the backend names no maximum', () => {
    expect(read({ price_tiers: [tier(12_000, 9, 3.9)] })?.limits).toEqual({ min: 1, max: 12_000, step: 'any' });
  });
});
