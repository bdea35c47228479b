import { integer, rowOf, text } from '../database/index.ts';
import type { Database } from '../database/index.ts';

/** A shopper's review as it is stored. */
export interface Review {
  readonly sku: string;
  readonly nickname: string;
  readonly summary: string;
  readonly text: string;
  /** 1 to 5. */
  readonly stars: number;
  /** `YYYY-MM-DD hh:mm:ss`, UTC. */
  readonly createdAt: string;
}

/** Reviews by shoppers wait for an editor's approval; those of the seed are approved. */
export const reviewTables = `
  CREATE TABLE IF NOT EXISTS review (
    id INTEGER PRIMARY KEY,
    sku TEXT NOT NULL COLLATE NOCASE,
    nickname TEXT NOT NULL,
    summary TEXT NOT NULL,
    text TEXT NOT NULL,
    stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
    created_at TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('pending', 'approved')),
    origin TEXT NOT NULL CHECK (origin IN ('seed', 'shopper')),
    customer_id INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS review_sku ON review (sku, status, created_at);
`;

const reviewRow = rowOf<Review>({ sku: text, nickname: text, summary: text, text, stars: integer, createdAt: text });

/** Approved reviews of a product, the newest first. */
export function findApprovedReviews(database: Database, sku: string): Review[] {
  return database.all(
    reviewRow,
    `SELECT sku, nickname, summary, text, stars, created_at AS createdAt FROM review
     WHERE sku = ? AND status = 'approved' ORDER BY created_at DESC, id DESC`,
    [sku],
  );
}

/** Stores a review. */
export function addReview(
  database: Database,
  review: Review,
  state: { status: 'pending' | 'approved'; origin: 'seed' | 'shopper'; customerId: number | null },
): void {
  database.run(
    `INSERT INTO review (sku, nickname, summary, text, stars, created_at, status, origin, customer_id)
     VALUES (:sku, :nickname, :summary, :text, :stars, :createdAt, :status, :origin, :customerId)`,
    { ...review, ...state },
  );
}

/** Replaces the reviews of the seed; those that shoppers wrote stay. */
export function replaceSeededReviews(database: Database, reviews: readonly Review[]): void {
  database.run("DELETE FROM review WHERE origin = 'seed'");
  for (const review of reviews) addReview(database, review, { status: 'approved', origin: 'seed', customerId: null });
}
