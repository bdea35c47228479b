import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { column, integer } from '../database/index.ts';
import { catalogFixture } from '../testing/catalog-fixture.ts';
import { publicModules } from '../testing/public-modules.ts';
import { createTestBackend } from '../testing/test-backend.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import { fixtureShop } from '../testing/fixture-shop.ts';
import { ratingScale } from './rating-scale.ts';

const CREATE = `mutation Create($input: CreateProductReviewInput!) { createProductReview(input: $input) {
  review { nickname summary text average_rating created_at product { sku } ratings_breakdown { name value } } } }`;

const LIST = `query Reviews($page: Int = 1) { products(filter: { sku: { eq: "VIT-C" } }) { items {
  rating_summary review_count reviews(pageSize: 1, currentPage: $page) { items { nickname average_rating } page_info { current_page page_size total_pages } } } } }`;

describe('reviews', () => {
  let backend: TestBackend;
  beforeEach(() => {
    backend = createTestBackend({ modules: publicModules, now: () => new Date('2026-11-20T10:11:12Z') });
  });
  afterEach(() => {
    backend.dispose();
  });

  const input = {
    sku: 'vit-c',
    nickname: 'Jan',
    summary: 'Polecam',
    text: 'Bardzo dobra.',
    ratings: [{ id: ratingScale.id, value_id: ratingScale.values.find(({ value }) => value === '4')?.value_id }],
  };

  it('[CAT-09] rates on a Star Rating with the values 1 to 5', async () => {
    const { data } = await backend.graphql('{ productReviewRatingsMetadata { items { name values { value } } } }');
    expect(data).toEqual({
      productReviewRatingsMetadata: {
        items: [{ name: 'Star Rating', values: ['1', '2', '3', '4', '5'].map((value) => ({ value })) }],
      },
    });
  });

  it('lists approved reviews page by page, the newest first, with the summary of all ratings', async () => {
    expect((await backend.graphql(LIST)).data).toEqual({
      products: {
        items: [
          {
            rating_summary: 90,
            review_count: 2,
            reviews: {
              items: [{ nickname: 'Ola', average_rating: 80 }],
              page_info: { current_page: 1, page_size: 1, total_pages: 2 },
            },
          },
        ],
      },
    });
    expect((await backend.graphql(LIST, { variables: { page: 2 } })).data).toMatchObject({
      products: { items: [{ reviews: { items: [{ nickname: 'Ala' }] } }] },
    });
  });

  it('stores a review and keeps it back until it is approved', async () => {
    expect((await backend.graphql(CREATE, { variables: { input } })).data).toEqual({
      createProductReview: {
        review: {
          nickname: 'Jan',
          summary: 'Polecam',
          text: 'Bardzo dobra.',
          average_rating: 80,
          created_at: '2026-11-20 10:11:12',
          product: { sku: 'VIT-C' },
          ratings_breakdown: [{ name: 'Star Rating', value: '4' }],
        },
      },
    });
    expect(JSON.stringify((await backend.graphql(LIST)).data)).toContain('"total_pages":2');
    const pending = backend.service.database.get(
      column('n', integer),
      "SELECT count(*) AS n FROM review WHERE status = 'pending'",
    );
    expect(pending).toBe(1);
  });

  it('refuses a review of an unknown product and one without content', async () => {
    expect((await backend.graphql(CREATE, { variables: { input: { ...input, sku: 'X' } } })).errors).toMatchObject([
      { message: 'Could not find a product with SKU "X"', extensions: { category: 'graphql-no-such-entity' } },
    ]);
    expect(
      (await backend.graphql(CREATE, { variables: { input: { ...input, nickname: ' ', ratings: [] } } })).errors,
    ).toMatchObject([
      {
        message: 'Please enter a nickname.\nPlease select one of each of the ratings.',
        extensions: { category: 'graphql-input' },
      },
    ]);
  });

  it('keeps the reviews of shoppers when the seed changes', async () => {
    await backend.graphql(CREATE, { variables: { input } });
    const { dataFolder } = backend.service;
    const catalog = {
      ...catalogFixture,
      products: catalogFixture.products.map((product) => ({ ...product, reviews: [] })),
    };
    const second = createTestBackend({ shop: fixtureShop({ catalog: catalog }), modules: publicModules, dataFolder });
    const counts = second.service.database.all(column('n', integer), 'SELECT count(*) AS n FROM review');
    second.dispose();
    expect(counts).toEqual([1]);
  });
});
