import { describe, expect, it } from 'vitest';
import type { ResultOf } from '../commerce/index.ts';
import { toCrossSellProducts, type crossSellQuery } from './cross-sell-query.ts';

type Response = ResultOf<typeof crossSellQuery.document>;
type Recommended = NonNullable<
  NonNullable<NonNullable<NonNullable<Response['cart']>['items']>[number]>['product']['crosssell_products']
>;

const price = { value: 9.9, currency: 'PLN' as const };
const product = (sku: string, stock_status: 'IN_STOCK' | 'OUT_OF_STOCK' = 'IN_STOCK'): Recommended[number] => ({
  __typename: 'SimpleProduct',
  uid: sku,
  sku,
  name: sku,
  url_key: sku,
  url_suffix: '.html',
  stock_status,
  rating_summary: 0,
  review_count: 0,
  options: null,
  small_image: null,
  price_range: { minimum_price: { regular_price: price, final_price: price }, maximum_price: { final_price: price } },
  listing: null,
});
const cart = (...lines: [sku: string, recommended: Recommended | null][]): Response => ({
  cart: {
    __typename: 'Cart',
    id: 'cart1',
    items: [
      null,
      ...lines.map(([sku, recommended]) => ({
        __typename: 'SimpleCartItem' as const,
        uid: sku,
        product: { __typename: 'SimpleProduct' as const, uid: sku, sku, crosssell_products: recommended },
      })),
    ],
  },
});
const skus = (answer: Response) => toCrossSellProducts(answer).map(({ sku }) => sku);

describe('toCrossSellProducts', () => {
  it('takes each product once, four at most, and none that is in the cart or sold out', () => {
    const recommended = ['A', 'B', 'C', 'A'].map((sku) => product(sku));
    expect(skus(cart(['A', recommended], ['X', [product('C'), product('D', 'OUT_OF_STOCK'), null]]))).toEqual([
      'B',
      'C',
    ]);
    expect(skus(cart(['X', ['A', 'B', 'C', 'D', 'E'].map((sku) => product(sku))]))).toEqual(['A', 'B', 'C', 'D']);
  });

  it('finds nothing in a cart without recommendations', () => {
    expect(skus(cart(['X', null]))).toEqual([]);
    expect(skus({ cart: null })).toEqual([]);
  });
});
