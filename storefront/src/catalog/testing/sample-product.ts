import type { toProductSummary } from '../../products/index.ts';

type Answer = Parameters<typeof toProductSummary>[0];
type PriceRange = Answer['price_range'];

const pln = (value: number) => ({ currency: 'PLN' as const, value });

/** Prices as the backend sends them, in PLN. */
export function priceRange(final: number, regular = final, most = final): PriceRange {
  return {
    minimum_price: { regular_price: pln(regular), final_price: pln(final) },
    maximum_price: { final_price: pln(most) },
  };
}

/** A product of a list as the backend sends it. */
export const sampleProduct: Extract<Answer, { __typename: 'SimpleProduct' }> = {
  __typename: 'SimpleProduct',
  uid: 'MQ==',
  sku: 'WIT-D3',
  name: 'Witamina D3',
  url_key: 'witamina-d3',
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  rating_summary: 87,
  review_count: 12,
  small_image: { url: '/media/d3.jpg' },
  options: null,
  price_range: priceRange(44.9),
  listing: { items: [{ code: 'subtitle', value: '60 kapsułek' }] },
};
