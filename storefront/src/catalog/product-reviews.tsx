import { StarIcon } from '@witryna/ui/icon';
import { Columns, Inline, Stack } from '@witryna/ui/layout';
import { Heading, Text } from '@witryna/ui/text';
import { VisuallyHidden } from '@witryna/ui/visually-hidden';
import { useIntl } from '../i18n/index.ts';
import { messages } from './messages.ts';
import type { ProductReview } from './product-details.ts';
import * as styles from './product-reviews.css.ts';
import type { ProductRating } from './product-summary.ts';
import { RatingSummary } from './rating-summary.tsx';

/** What shoppers wrote about a product, with a word on how far that is checked. */
export function ProductReviews({ reviews, rating }: { reviews: readonly ProductReview[]; rating: ProductRating | null }) {
  const intl = useIntl();
  return (
    <Stack as="section" gap="x6" aria-labelledby="reviews">
      <Stack gap="x2">
        <Heading level={2} id="reviews">
          {intl.formatMessage(messages.reviews)}
        </Heading>
        {rating && <RatingSummary rating={rating} withWord />}
        <Text size="small" tone="secondary">
          {intl.formatMessage(messages.reviewsNote)}
        </Text>
      </Stack>
      <Columns template="halves" gap="x6">
        {reviews.map((review) => (
          <article key={`${review.nickname}-${review.date}`} className={styles.review}>
            <Inline gap="xxs">
              <VisuallyHidden>{intl.formatMessage(messages.reviewStars, { stars: review.stars })}</VisuallyHidden>
              {Array.from({ length: review.stars }, (_, star) => (
                <span key={star} className={styles.star}>
                  <StarIcon />
                </span>
              ))}
            </Inline>
            <Heading level={3} size="h5">
              {review.summary}
            </Heading>
            <Text>{review.text}</Text>
            <Text size="small" tone="secondary">
              {review.nickname}, <time dateTime={review.date}>{intl.formatDate(review.date, { dateStyle: 'long' })}</time>
            </Text>
          </article>
        ))}
      </Columns>
    </Stack>
  );
}
