import type { SeedReview } from '../../../backend/index.ts';
import type { Supplement } from '../supplement.ts';
import type { FormValue } from '../attributes.ts';
import { createRandom } from './random.ts';
import { pickNickname, pickReviewer } from './reviewers.ts';
import { writeReview } from './write-review.ts';

const DAY_MS = 86_400_000;
const lastDay = Date.parse('2026-11-20');
/** Days that pass before the first review of a new product. */
const firstReviewAfter = 14;

/** Chances of five stars down to one, for products whose first reviewers were delighted, pleased or doubtful. */
const ratingChances = { delighted: [0.7, 0.22, 0.05, 0.02, 0.01], pleased: [0.58, 0.27, 0.09, 0.04, 0.02], doubtful: [0.42, 0.31, 0.15, 0.08, 0.04] } as const;

function pickRating(chances: readonly number[], random: () => number): number {
  let left = random();
  const index = chances.findIndex((chance) => (left -= chance) < 0);
  return index < 0 ? 5 : 5 - index;
}

function getChances(reviews: readonly SeedReview[]): readonly number[] {
  const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
  if (mean > 4.5) return ratingChances.delighted;
  return mean > 4.2 ? ratingChances.pleased : ratingChances.doubtful;
}

/** Bestsellers have about sixty reviews, products that few buy a handful. */
function countFor({ popularity }: Supplement): number {
  return 2 + Math.round((popularity / 1000) ** 2 * 54);
}

/**
 * Returns a product with further reviews, which are the same in every run. Some of all its reviews are by customers who ordered it.
 *
 * @param texts - Texts of reviews of the whole catalog, so that none is there twice.
 */
export function addReviews(product: Supplement, form: FormValue, texts: Set<string>): Supplement {
  const random = createRandom(product.sku);
  const usedEmails = new Set<string>();
  const usedNicknames = new Set(product.reviews.map(({ nickname }) => nickname));
  const written = { texts, sentences: new Map<string, number>() };
  const authored = product.reviews.map((review): SeedReview => {
    const reviewer = pickReviewer(usedEmails, random);
    return reviewer ? { ...review, customer: reviewer.email } : review;
  });
  const firstDay = Date.parse(product.addedOn) + firstReviewAfter * DAY_MS;
  const chances = getChances(product.reviews);
  const added = Array.from({ length: countFor(product) }, () => {
    const reviewer = pickReviewer(usedEmails, random);
    const { en, ...texts } = writeReview(pickRating(chances, random), form, written, random);
    const review: SeedReview = {
      ...texts,
      nickname: pickNickname(reviewer?.firstname, usedNicknames, random),
      date: new Date(firstDay + Math.floor(random() * Math.max(1, lastDay - firstDay))).toISOString().slice(0, 10),
      ...(reviewer && { customer: reviewer.email }),
    };
    return { review, en };
  });
  const english = product.translations?.en;
  return {
    ...product,
    reviews: [...authored, ...added.map(({ review }) => review)],
    ...(english && { translations: { en: { ...english, reviews: [...english.reviews, ...added.map(({ en }) => en)] } } }),
  };
}
