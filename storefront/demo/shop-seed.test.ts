import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { column, integer, text } from '../backend/database/index.ts';
import { parseMediaPath } from '../backend/media/media-path.ts';
import { products } from './catalog/index.ts';
import { cmsBlocks, cmsPages } from './content/index.ts';
import demo from './index.ts';
import { createTestBackend, valueAt } from '../backend/testing/test-backend.ts';
import type { TestBackend } from '../backend/testing/test-backend.ts';

/** Pages that the storefront serves by itself. */
const FIXED_ROUTES: ReadonlySet<string> = new Set([
  '/account-information',
  '/cart',
  '/checkout',
  '/communications',
  '/contact-us',
  '/create-account',
  '/customer/account',
  '/order-history',
  '/search.html',
  '/sign-in',
  '/track-my-order',
  '/track-my-order/',
  '/wishlist',
  '/withdrawal',
]);

/** Products with reviews, as a list of the query. */
const skus = JSON.stringify(products.map(({ sku }) => sku));

describe('the demo shop', () => {
  let backend: TestBackend;
  beforeAll(() => {
    backend = createTestBackend({ shop: demo });
  });
  afterAll(() => {
    backend.dispose();
  });

  /** All HTML that the seed brings along. */
  const allHtml = (): string[] => [
    ...cmsPages.map(({ content }) => content),
    ...cmsBlocks.map(({ content }) => content),
    ...products.flatMap(({ description, questions }) => [description, ...questions.map(({ answer }) => answer)]),
    ...backend.service.database.all(
      column('html', text),
      "SELECT coalesce(description, '') || coalesce(promo_content, '') AS html FROM category",
    ),
  ];

  it('has at least 120 products in three levels of categories', () => {
    expect(products.length).toBeGreaterThanOrEqual(120);
    const depth = backend.service.database.get(
      column('depth', integer),
      'SELECT max(level) - 1 AS depth FROM category',
    );
    expect(depth).toBe(3);
  });

  it('links only to pages that exist', async () => {
    const links = allHtml().flatMap((html) => [...html.matchAll(/href="(\/[^"]*)"/gu)].map(([, href = '']) => href));
    const dead: string[] = [];
    for (const link of new Set(links)) {
      const [path = ''] = link.split(/[?#]/u);
      if (FIXED_ROUTES.has(path)) continue;
      const { data } = await backend.graphql('query Q($url: String!) { route(url: $url) { type } }', {
        variables: { url: link },
      });
      if (valueAt(data, 'route') === null) dead.push(link);
    }
    expect(links.length).toBeGreaterThan(20);
    expect(dead).toEqual([]);
  });

  it('shows only pictures that the image service can draw', () => {
    const canDraw = (path: string) => {
      const parsed = parseMediaPath(`/media/${path}`);
      return parsed !== null && demo.images?.find(parsed) !== null;
    };
    const inContent = allHtml().flatMap((html) =>
      [...html.matchAll(/\{\{media url=(?:&quot;|["'])?([^"'}&]+)/gu)].map(([, path = '']) => path),
    );
    const ofProducts = products.map(({ sku }) => `catalog/product/${sku.toLowerCase()}/front.jpg`);
    const missing = [...inContent, ...ofProducts].filter((path) => !canDraw(path));
    expect(missing).toEqual([]);
  });

  it('has products in every category', () => {
    const empty = backend.service.database.all(
      column('path', text),
      `SELECT url_path AS path FROM category WHERE url_path IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM category_product_index WHERE category_id = category.id)`,
    );
    expect(empty).toEqual([]);
  });

  it('rates every product by the reviews that it lists', async () => {
    const { data } = await backend.graphql(
      `{ products(filter: { sku: { in: ${skus} } }, pageSize: 500) { items { sku rating_summary review_count reviews(pageSize: 200) { items { average_rating } } } } }`,
    );
    for (const [index] of products.entries()) {
      const field = (...path: (string | number)[]) => valueAt(data, 'products', 'items', index, ...path);
      const ratings = [field('reviews', 'items')].flat().map((review) => Number(valueAt(review, 'average_rating')));
      expect(field('review_count'), String(field('sku'))).toBe(ratings.length);
      expect(field('rating_summary'), String(field('sku'))).toBe(
        Math.round(ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length),
      );
    }
  });

  it('has orders for the reviews of verified buyers, and reviews of other authors', async () => {
    const { data } = await backend.graphql(
      `{ products(filter: { sku: { in: ${skus} } }, pageSize: 500) { items { sku reviews(pageSize: 200) { items { nickname is_verified_buyer } } } } }`,
    );
    for (const [index, { sku }] of products.entries()) {
      const product = products.find((candidate) => candidate.sku === valueAt(data, 'products', 'items', index, 'sku'));
      const answered = [valueAt(data, 'products', 'items', index, 'reviews', 'items')].flat();
      for (const { nickname, customer } of product?.reviews ?? []) {
        const review = answered.find((candidate) => valueAt(candidate, 'nickname') === nickname);
        expect(valueAt(review, 'is_verified_buyer'), `${sku} ${nickname}`).toBe(customer !== undefined);
      }
    }
  });

  it('states the lowest price of 30 days with every reduction', () => {
    const silent = backend.service.database.all(
      column('sku', text),
      'SELECT sku FROM product WHERE final_price < regular_price AND lowest_price IS NULL',
    );
    expect(silent).toEqual([]);
  });

  it('answers every product page in full', async () => {
    const document = `query Q($skus: [String]) { products(filter: { sku: { in: $skus } }, pageSize: 200) { total_count items {
      __typename uid sku name price_range { minimum_price { final_price { value } } } unit_price { price { value } }
      custom_attributesV2 { items { code } } reviews { items { nickname } } related_products { sku } categories { uid }
      ... on ConfigurableProduct { configurable_options { values { uid } } variants { product { sku } attributes { uid } } } } } }`;
    const { data, errors } = await backend.graphql(document, { variables: { skus: products.map(({ sku }) => sku) } });
    expect(errors).toBeUndefined();
    expect(valueAt(data, 'products', 'total_count')).toBe(products.length);
  });
});
