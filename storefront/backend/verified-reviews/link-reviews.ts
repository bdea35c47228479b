import type { Database } from '../database/index.ts';
import { toCreatedAt } from '../review/review-module.ts';
import type { SeedProduct } from '../shop/catalog-seed.ts';

/** Names the accounts of the seeded reviews as their authors. */
export function linkReviews(database: Database, products: readonly SeedProduct[]): void {
  for (const { sku, reviews = [] } of products) {
    for (const { nickname, date, customer } of reviews) {
      if (customer === undefined) continue;
      database.run(
        `UPDATE review SET customer_id = (SELECT id FROM customer WHERE email_key = :customer)
         WHERE origin = 'seed' AND sku = :sku AND nickname = :nickname AND created_at = :createdAt`,
        { customer, sku, nickname, createdAt: toCreatedAt(date) },
      );
    }
  }
}
