import { describe, expect, it } from 'vitest';
import { productAttributes } from '../../storefront/src/products/product-attributes.ts';
import { examine, useBackend } from './testing/examine.ts';

const extended = useBackend('extended', '2.4.8');
const stock = useBackend('stock', '2.4.9');

describe('examineBackend', () => {
  it('names the attributes of products that are not there or not on cards', async () => {
    const answered =
      (items: object[] | null): typeof fetch =>
      (input, init) =>
        typeof init?.body === 'string' && init.body.includes('customAttributeMetadataV2')
          ? Promise.resolve(
              Response.json(
                items
                  ? { data: { customAttributeMetadataV2: { items } } }
                  : { errors: [{ message: 'Cannot query field.' }] },
              ),
            )
          : fetch(input, init);
    const finding = async (items: object[] | null) =>
      (await examine(extended(), answered(items))).behavior.find(({ name }) => name === 'Attributes of products');
    const all = productAttributes.map((code) => ({ code, used_in_product_listing: true }));
    expect(await finding(all)).toMatchObject({ verdict: 'ok', text: `all ${all.length} exist` });
    const [, ...others] = all;
    expect(await finding([{ code: 'subtitle', used_in_product_listing: false }, ...others.slice(2)])).toMatchObject({
      verdict: 'missing',
      text: 'missing, and left out of the pages: brand, legal_name; subtitle is not on cards: set “Used in Product Listing” to Yes in its storefront properties',
    });
    const unit = { code: 'unit_price_unit', used_in_product_listing: false };
    expect(await finding([...all, unit])).toMatchObject({
      verdict: 'missing',
      text: expect.stringMatching(/^unit_price_unit is not on cards/) as string,
    });
    expect(await finding(null)).toMatchObject({ verdict: 'ok', text: expect.stringContaining('2.4.7') as string });
  });

  it('lists the payment methods that the backend offers and the shop leaves out', async () => {
    const offering =
      (codes: readonly string[]): typeof fetch =>
      (input, init) =>
        typeof init?.body === 'string' && init.body.includes('available_payment_methods')
          ? Promise.resolve(
              Response.json({
                data: {
                  addProductsToCart: {
                    cart: { items: [{ quantity: 1 }], available_payment_methods: codes.map((code) => ({ code })) },
                  },
                },
              }),
            )
          : fetch(input, init);
    const finding = async (send?: typeof fetch) =>
      (await examine(stock(), send)).behavior.find(({ name }) => name === 'Payment methods');
    expect(await finding()).toMatchObject({ verdict: 'ok', text: 'witryna_card, banktransfer, cashondelivery' });
    expect(await finding(offering(['checkmo', 'przelewy24']))).toMatchObject({
      verdict: 'missing',
      text: expect.stringMatching(/^checkmo; left out.*: przelewy24\. Declare/) as string,
    });
    expect(await finding(offering(['przelewy24']))).toMatchObject({
      verdict: 'broken',
      text: expect.stringContaining('none can be offered') as string,
    });
  });

  it.each<[string, Record<string, string>, string]>([
    ['nothing of caches behind Varnish', { 'cache-control': 'no-store, no-cache, must-revalidate, max-age=0' }, 'work'],
    [
      'that a cache takes part',
      { 'cache-control': 'no-store', 'x-magento-cache-id': 'a1b2' },
      'work; a cache is in front',
    ],
    [
      'how a cache is seen',
      { 'cache-control': 'no-store', 'x-magento-cache-debug': 'HIT' },
      'work; a cache is in front (x-magento-cache-debug: HIT)',
    ],
    [
      'how long responses may be stored',
      { 'cache-control': 'max-age=86400, public' },
      'work; may be cached for 86400 s',
    ],
  ])('says of queries by GET %s', async (_, headers, text) => {
    const { behavior } = await examine(extended(), (input, init) =>
      typeof input === 'string' && input.includes('/graphql?')
        ? Promise.resolve(Response.json({ data: { storeConfig: { store_code: 'default' } } }, { headers }))
        : fetch(input, init),
    );
    expect(behavior.find(({ name }) => name === 'Queries by GET')).toEqual({
      name: 'Queries by GET',
      verdict: 'ok',
      text,
    });
  });

  it('says that the products cannot be listed, or that there are none', async () => {
    const url = extended();
    const withCatalog =
      (answer: unknown): typeof fetch =>
      (input, init) =>
        typeof init?.body === 'string' && init.body.includes('total_count')
          ? Promise.resolve(Response.json(answer))
          : fetch(input, init);
    const createCatalog = async (answer: unknown) =>
      (await examine(url, withCatalog(answer))).behavior.find(({ name }) => name === 'Catalog');
    const failing = await createCatalog({ errors: [{ message: 'No alive nodes found in your cluster' }], data: null });
    expect(failing).toMatchObject({ verdict: 'broken' });
    expect(failing?.text).toContain('No alive nodes found in your cluster');
    expect(failing?.text).toContain('indexer:reindex');
    expect(await createCatalog({ data: { products: { total_count: 0 }, categoryList: [] } })).toMatchObject({
      verdict: 'missing',
    });
  });

  it('tells other origins that are allowed from all of them', async () => {
    const url = extended();
    const withOrigin =
      (origin: string): typeof fetch =>
      (input, init) =>
        init?.method === 'OPTIONS'
          ? Promise.resolve(new Response(null, { headers: { 'access-control-allow-origin': origin } }))
          : fetch(input, init);
    const cors = async (origin: string) =>
      (await examine(url, withOrigin(origin))).behavior.find(({ name }) => name === 'CORS')?.text;
    expect(await cors('https://other.example')).toContain('allowed from https://other.example alone');
    expect(await cors('*')).toContain('without the headers authorization');
  });
});
