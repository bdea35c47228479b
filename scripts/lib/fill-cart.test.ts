import { describe, expect, it } from 'vitest';
import { fillCart } from './fill-cart.mjs';

interface Product {
  sku: string;
  /** Error with which Magento refuses a quantity; null adds it. */
  refuse?: (quantity: number) => string | null;
  options?: { __typename?: string; uid?: string; required: boolean }[];
  type?: string;
  /** Code of the error. Default: that of Magento for what it does not sell. */
  code?: string;
  price?: number;
  inStock?: boolean;
  variants?: object[];
}

/** Answers as Magento does, and lists what was added. */
function createBackend(products: readonly Product[]) {
  const tried: string[] = [];
  const sendQuery = (query: string) => {
    if (query.startsWith('{ products')) {
      const wanted = /sku: \{ eq: "(.+?)" \}/.exec(query)?.[1];
      return respond({
        products: {
          items: products
            .filter(({ sku }) => wanted === undefined || sku === wanted)
            .map(({ sku, options = [], type = 'SimpleProduct', price = 10, inStock = true, variants }) => ({
              __typename: type,
              sku,
              stock_status: inStock ? 'IN_STOCK' : 'OUT_OF_STOCK',
              price_range: { minimum_price: { final_price: { value: price } } },
              options,
              variants,
            })),
        },
      });
    }
    if (query.includes('createEmptyCart')) return respond({ createEmptyCart: 'cart' });
    const [, sku = '', quantity = ''] = /sku: "(.+?)", quantity: (\d+)/.exec(query) ?? [];
    tried.push(`${sku} × ${quantity}`);
    const product = products.find((one) => one.sku === sku);
    const message = product?.refuse?.(Number(quantity)) ?? null;
    return respond({
      addProductsToCart: {
        cart: {
          items: message === null ? [{ quantity: Number(quantity) }] : [],
          available_payment_methods: [{ code: 'checkmo' }],
        },
        user_errors: message === null ? [] : [{ code: product?.code ?? 'NOT_SALABLE', message }],
      },
    });
  };
  const respond = (data: unknown) => Promise.resolve({ body: { data } });
  return { sendQuery, tried };
}

const outOfStock = () => 'This product is out of stock.';

describe('fillCart', () => {
  it('prefers products that need no choice, and those with a price', async () => {
    const { sendQuery, tried } = createBackend([
      { sku: 'engraved', options: [{ required: true }] },
      { sku: 'dress', type: 'ConfigurableProduct' },
      { sku: 'sample', price: 0 },
      { sku: 'mug', options: [{ required: false }] },
    ]);
    expect(await fillCart(sendQuery)).toEqual({
      cartId: 'cart',
      isVirtual: false,
      type: 'SimpleProduct',
      paymentMethods: [{ code: 'checkmo' }],
    });
    expect(tried).toEqual(['mug × 1']);
  });

  it('chooses a variant where all products have some', async () => {
    const queries: string[] = [];
    const backend = createBackend([
      {
        sku: 'dress',
        type: 'ConfigurableProduct',
        variants: [{ product: { stock_status: 'IN_STOCK' }, attributes: [{ uid: 'red' }, { uid: 'small' }] }],
      },
    ]);
    const filled = await fillCart((query) => {
      queries.push(query);
      return backend.sendQuery(query);
    });
    expect(filled).toHaveProperty('cartId');
    expect(queries.at(-1)).toContain('{ sku: "dress", quantity: 1, selected_options: ["red","small"] }');
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

  it('does not blame the shop for products of which nothing can be chosen', async () => {
    const { sendQuery } = createBackend([
      { sku: 'print', options: [{ __typename: 'CustomizableFileOption', uid: 'file', required: true }] },
    ]);
    expect(await fillCart(sendQuery)).toEqual({
      problem: 'untried',
      text: expect.stringContaining('require a file') as string,
    });
  });

  it('does not blame the shop for a choice that Magento does not take', async () => {
    const engraved: Product = {
      sku: 'engraved',
      options: [{ __typename: 'CustomizableFieldOption', uid: 'text', required: true }],
      refuse: () => 'Only letters are allowed.',
    };
    const find = async (product: Product) => fillCart(createBackend([product]).sendQuery);
    expect(await find({ ...engraved, code: 'UNDEFINED' })).toMatchObject({ problem: 'untried' });
    expect(await find({ ...engraved, code: 'INSUFFICIENT_STOCK' })).toMatchObject({ problem: 'refused' });
  });

  it.each<[string, Product[], RegExp]>([
    ['no product', [], /no product is listed for guests/],
    ['no product in stock', [{ sku: 'mug', inStock: false }], /none of the first 1 products is in stock/],
    ['no product that the shop sells', [{ sku: 'card', type: 'GiftCardProduct' }], /of a type that the shop sells/],
  ])('knows nothing of a shop with %s', async (_, products, text) => {
    expect(await fillCart(createBackend(products).sendQuery)).toEqual({
      problem: 'untried',
      text: expect.stringMatching(text) as string,
    });
  });
});
