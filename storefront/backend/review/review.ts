import { integer, nullable, defineRow, text } from '../database/index.ts';
import type { Database } from '../database/index.ts';
import type { ViewLanguage } from '../store/view-language.ts';

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

/** A stored review with its author. */
export interface StoredReview extends Review {
  /** Null for an author who was not signed in. */
  readonly customerId: number | null;
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
  -- Seeded reviews in other languages; those of shoppers stay as they were written.
  CREATE TABLE IF NOT EXISTS review_translation (
    language TEXT NOT NULL,
    review_id INTEGER NOT NULL REFERENCES review (id) ON DELETE CASCADE,
    summary TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (language, review_id)
  ) STRICT, WITHOUT ROWID;
`;

const reviewRow = defineRow<StoredReview>({
  sku: text,
  nickname: text,
  summary: text,
  text,
  stars: integer,
  createdAt: text,
  customerId: nullable(integer),
});

/** Approved reviews of a product in a language where they are translated, the newest first. */
export function findApprovedReviews(database: Database, sku: string, language: ViewLanguage): StoredReview[] {
  return database.all(
    reviewRow,
    `SELECT review.sku, review.nickname, coalesce(translated.summary, review.summary) AS summary,
       coalesce(translated.text, review.text) AS text, review.stars, review.created_at AS createdAt, review.customer_id AS customerId
     FROM review LEFT JOIN review_translation translated ON translated.review_id = review.id AND translated.language = :language
     WHERE review.sku = :sku AND review.status = 'approved' ORDER BY review.created_at DESC, review.id DESC`,
    { sku, language },
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

/** A review of the seed with its texts in other languages. */
export interface SeededReview extends Review {
  readonly translations: Readonly<Record<string, Pick<Review, 'summary' | 'text'>>>;
}

/** Replaces the reviews of the seed; those that shoppers wrote stay. */
export function replaceSeededReviews(database: Database, reviews: readonly SeededReview[]): void {
  database.run('DELETE FROM review_translation');
  database.run("DELETE FROM review WHERE origin = 'seed'");
  for (const { translations, ...review } of reviews) {
    addReview(database, review, { status: 'approved', origin: 'seed', customerId: null });
    for (const [language, { summary, text: translated }] of Object.entries(translations)) {
      database.run(
        'INSERT INTO review_translation (language, review_id, summary, text) VALUES (?, last_insert_rowid(), ?, ?)',
        [language, summary, translated],
      );
    }
  }
}
