import type { BackendModule } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import type { StoredReview } from '../review/review.ts';
import { getFingerprint } from '../seed-database/fingerprint.ts';
import { hasOrderedBefore } from './has-ordered-before.ts';
import { linkReviews } from './link-reviews.ts';

/** Whether the author of a review bought the product. Comes after the modules of reviews, customers and orders. */
export const verifiedReviewsModule: BackendModule = {
  name: 'verified-reviews',
  typeDefs: ['extensions/verified-reviews.graphql'],
  resolvers: {
    ProductReview: {
      is_verified_buyer: ({ customerId, sku, createdAt }: StoredReview, _: unknown, { database }: RequestContext) =>
        customerId !== null && hasOrderedBefore(database, { customerId, sku, before: createdAt }),
    },
  },
  seed: {
    // The module of reviews replaces its seed with every change of a product's reviews.
    fingerprint: ({ shop: { catalog, accounts = [] } }) =>
      getFingerprint([
        catalog.products.map(({ sku, reviews, translations }) => [
          sku,
          reviews,
          Object.entries(translations ?? {}).map(([language, texts]) => [language, texts.reviews]),
        ]),
        accounts.map(({ email }) => email),
      ]),
    fill: ({ database, shop }) => {
      linkReviews(database, shop.catalog.products);
    },
  },
};
