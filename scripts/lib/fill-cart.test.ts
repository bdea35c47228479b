import { describe, expect, it } from 'vitest';
import { fillCart } from './fill-cart.mjs';

interface Product {
  sku: string;
  /** Error with which Magento refuses a quantity; null adds it. */
  refuse?: (quantity: number) => string | null;
  options?: { required: boolean }[];
  type?: string;
}

/** Answers as Magento does, and lists what was added. */
function createBackend(products: readonly Product[]) {
  const tried: string[] = [];
  const sendQuery = (query: string) => {
    if (query.startsWith('{ products'))
      return respond({
        products: {
          items: products.map(({ sku, options = [], type = 'SimpleProduct' }) => ({
            __typename: type,
            sku,
            stock_status: 'IN_STOCK',
            options,
          })),
        },
      });
    if (query.includes('createEmptyCart')) return respond({ createEmptyCart: 'cart' });
    const [, sku = '', quantity = ''] = /sku: "(.+?)", quantity: (\d+)/.exec(query) ?? [];
    tried.push(`${sku} × ${quantity}`);
    const message = products.find((product) => product.sku === sku)?.refuse?.(Number(quantity)) ?? null;
    return respond({
      addProductsToCart: {
        cart: {
          items: message === null ? [{ quantity: Number(quantity) }] : [],
          available_payment_methods: [{ code: 'checkmo' }],
        },
        user_errors: message === null ? [] : [{ message }],
      },
    });
  };
  const respond = (data: unknown) => Promise.resolve({ body: { data } });
  return { sendQuery, tried };
}

const outOfStock = () => 'This product is out of stock.';

describe('fillCart', () => {
  it('passes over products that need a choice', async () => {
    const { sendQuery, tried } = createBackend([
      {
        sku: 'engraved',
        options: [{ required: true }],
        refuse: () => 'The product’s required option(s) weren’t entered.',
      },
      { sku: 'dress', type: 'ConfigurableProduct' },
      { sku: 'mug', options: [{ required: false }] },
    ]);
    expect(await fillCart(sendQuery)).toEqual({ cartId: 'cart', paymentMethods: [{ code: 'checkmo' }] });
    expect(tried).toEqual(['mug × 1']);
  });

  it('adds a product that is sold in larger quantities only', async () => {
    const { sendQuery, tried } = createBackend([
      { sku: 'screw', refuse: (quantity) => (quantity < 2 ? 'The fewest you may purchase is 2' : null) },
    ]);
    expect(await fillCart(sendQuery)).toHaveProperty('cartId');
    expect(tried).toEqual(['screw × 1', 'screw × 12']);
  });

  it('tries another product when one is refused', async () => {
    const { sendQuery } = createBackend([{ sku: 'gone', refuse: outOfStock }, { sku: 'mug' }]);
    expect(await fillCart(sendQuery)).toHaveProperty('cartId');
  });

  it('names the products and the first reason when all of them are refused', async () => {
    const { sendQuery, tried } = createBackend(
      Array.from({ length: 8 }, (_, index) => ({ sku: `p${index}`, refuse: outOfStock })),
    );
    expect(await fillCart(sendQuery)).toEqual({
      problem: 'refused',
      text: expect.stringMatching(
        /^"p0", "p1", "p2", "p3", "p4" are shown.*\(“This product is out of stock\.”\)/,
      ) as string,
    });
    expect(tried).toHaveLength(10);
  });

  it('finds no product where each needs a choice', async () => {
    const { sendQuery } = createBackend([{ sku: 'engraved', options: [{ required: true }] }]);
    expect(await fillCart(sendQuery)).toEqual({ problem: 'no-product' });
  });
});
