import { describe, expect, it } from 'vitest';
import { findSpecialPriceEnd } from './find-special-price-end.ts';

const eur = (value: number) => ({ value, currency: 'EUR' as const });

/** What the backend states of a product of 89 € that costs 69 € now. */
const toTerms = ({
  final = 69,
  special = 69,
  end = null,
}: {
  final?: number;
  special?: number;
  end?: string | null;
}) => ({
  sku: 'lamp',
  price_tiers: [],
  price_range: {
    minimum_price: { regular_price: eur(89), final_price: eur(final), fixed_product_taxes: [] },
  },
  special_price: special,
  special_to_date: end,
});

type Terms = Parameters<typeof toTerms>[0];
const findEnd = (terms: Terms) =>
  findSpecialPriceEnd({ products: { items: [{ __typename: 'SimpleProduct', ...toTerms(terms) }] } });

describe('findSpecialPriceEnd', () => {
  it.each(['2026-12-24 00:00:00', '2026-12-24'])('returns the day of %s', (end) => {
    expect(findEnd({ end })).toBe('2026-12-24');
  });

  it.each<[string, Terms]>([
    ['there is no end', {}],
    ['the end is no date', { end: '24.12.2026' }],
    ['the price is not reduced now', { end: '2026-12-24 00:00:00', final: 89 }],
    ['only an end is left of a special price', { end: '2026-12-24 00:00:00', special: 0 }],
  ])('returns null when %s', (_, terms) => {
    expect(findEnd(terms)).toBeNull();
  });

  it('returns the first day on which a special price of a variant ends', () => {
    const variants = ['2026-12-31 00:00:00', '2026-12-24 00:00:00', null].map((end) => ({
      product: { ...toTerms({ end }), __typename: 'SimpleProduct' as const },
    }));
    const shoe = { __typename: 'ConfigurableProduct' as const, ...toTerms({ special: 0 }), variants };
    expect(findSpecialPriceEnd({ products: { items: [shoe] } })).toBe('2026-12-24');
  });
});
