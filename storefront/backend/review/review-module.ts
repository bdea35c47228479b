import { findProductBySku, productTypenames } from '../catalog/index.ts';
import type { Product } from '../catalog/index.ts';
import type { CatalogSeed, SeedProduct } from '../shop/catalog-seed.ts';
import { assertPaging, paginate } from '../catalog/paging.ts';
import type { Paging } from '../catalog/paging.ts';
import { inputError, noSuchEntity } from '../graphql-error.ts';
import type { BackendModule, FieldResolver } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import { requireCaptcha } from '../store/require-captcha.ts';
import { getViewLanguage } from '../store/view-language.ts';
import { getFingerprint } from '../seed-database/fingerprint.ts';
import { chosenStars, ratingScale } from './rating-scale.ts';
import type { ChosenRating } from './rating-scale.ts';
import { addReview, findApprovedReviews, replaceSeededReviews, reviewTables } from './review.ts';
import type { Review, SeededReview, StoredReview } from './review.ts';

interface CreateReviewInput {
  readonly sku: string;
  readonly nickname: string;
  readonly summary: string;
  readonly text: string;
  readonly ratings: readonly (ChosenRating | null)[];
}

/** @throws CommerceError with all that is missing, in Magento's words. */
function readReview(input: CreateReviewInput, createdAt: string): Review {
  const nickname = input.nickname.trim();
  const summary = input.summary.trim();
  const text = input.text.trim();
  const stars = chosenStars(input.ratings);
  const problems = [
    summary === '' && 'Please enter a review summary.',
    nickname === '' && 'Please enter a nickname.',
    text === '' && 'Please enter a review.',
    stars === null && 'Please select one of each of the ratings.',
  ].filter((problem) => problem !== false);
  if (problems.length > 0 || stars === null) throw inputError(problems.join('\n'));
  return { sku: input.sku, nickname, summary, text, stars, createdAt };
}

function createReview(
  _: unknown,
  { input }: { input: CreateReviewInput },
  context: RequestContext,
): { review: StoredReview } {
  requireCaptcha(context, 'PRODUCT_REVIEW');
  const { database, customer } = context;
  const product = findProductBySku(database, input.sku);
  if (!product) throw noSuchEntity(`Could not find a product with SKU "${input.sku}"`);
  const createdAt = context.now().toISOString().slice(0, 19).replace('T', ' ');
  const review = { ...readReview(input, createdAt), sku: product.sku };
  const customerId = customer?.id ?? null;
  addReview(database, review, { status: 'pending', origin: 'shopper', customerId });
  return { review: { ...review, customerId } };
}

const productReviews: FieldResolver = ({ sku }: Product, paging: Paging, { database, storeView }: RequestContext) => {
  assertPaging(paging);
  return paginate(findApprovedReviews(database, sku, getViewLanguage(storeView)), paging);
};

/** Point in time at which a seeded review was written. */
export function toCreatedAt(date: string): string {
  return `${date} 12:00:00`;
}

/** Texts of the product's n-th review by language. */
function getTranslations(product: SeedProduct, index: number): SeededReview['translations'] {
  return Object.fromEntries(
    Object.entries(product.translations ?? {}).flatMap(([language, { reviews }]) => {
      const texts = reviews?.[index];
      return texts ? [[language, texts]] : [];
    }),
  );
}

/** The reviews of a catalog as they are stored. */
export function seededReviews({ products }: CatalogSeed): SeededReview[] {
  return products.flatMap((product) =>
    (product.reviews ?? []).map(({ nickname, summary, text, rating, date }, index) => ({
      sku: product.sku,
      nickname,
      summary,
      text,
      stars: rating,
      createdAt: toCreatedAt(date),
      translations: getTranslations(product, index),
    })),
  );
}

/** Reviews: those of the seed, and those that shoppers hand in. */
export const reviewModule: BackendModule = {
  name: 'review',
  sql: reviewTables,
  typeDefs: ['review.graphql'],
  resolvers: {
    Query: { productReviewRatingsMetadata: () => ({ items: [ratingScale] }) },
    Mutation: { createProductReview: createReview },
    ...Object.fromEntries(Object.values(productTypenames).map((typename) => [typename, { reviews: productReviews }])),
    ProductReview: {
      product: ({ sku }: Review, _: unknown, { database }: RequestContext) => findProductBySku(database, sku),
      average_rating: ({ stars }: Review) => stars * 20,
      ratings_breakdown: ({ stars }: Review) => [{ name: ratingScale.name, value: String(stars) }],
      created_at: ({ createdAt }: Review) => createdAt,
    },
  },
  seed: {
    fingerprint: ({ shop }) => getFingerprint(seededReviews(shop.catalog)),
    fill: ({ database, shop }) => {
      replaceSeededReviews(database, seededReviews(shop.catalog));
    },
  },
};
