import type { Review } from '@witryna/ui/reviews';
import type { IntlShape } from '../i18n/index.ts';
import type { ProductReview } from './product-review.ts';

/** Reviews as the list shows them, with the date written out in the way of the locale. */
export function reviewEntries(intl: IntlShape, reviews: readonly ProductReview[]): Review[] {
  return reviews.map(({ id, nickname, date, summary, stars, text, isVerifiedBuyer }) => ({
    id,
    stars: stars ?? undefined,
    title: summary,
    text,
    author: nickname,
    date: intl.formatDate(date, { dateStyle: 'long' }),
    dateTime: date,
    verified: isVerifiedBuyer,
  }));
}
