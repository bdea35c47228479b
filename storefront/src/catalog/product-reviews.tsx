import { Stack } from '@witryna/ui/layout';
import { ReviewList } from '@witryna/ui/reviews';
import { Heading, Text } from '@witryna/ui/text';
import { useIntl } from '../i18n/index.ts';
import { MoreReviews, reviewEntries, type ProductReview } from '../review/index.ts';
import { messages } from './messages.ts';
import type { ProductRating } from './product-summary.ts';
import { RatingSummary } from './rating-summary.tsx';

interface ProductReviewsProps {
  sku: string;
  /** The newest ones. */
  reviews: readonly ProductReview[];
  rating: ProductRating | null;
}

/** What shoppers wrote about a product, with a word on how far that is checked. */
export function ProductReviews({ sku, reviews, rating }: ProductReviewsProps) {
  const intl = useIntl();
  return (
    <Stack as="section" gap="x6" aria-labelledby="reviews">
      <Stack gap="x2">
        <Heading level={2} id="reviews">
          {intl.formatMessage(messages.reviews)}
        </Heading>
        {rating && <RatingSummary rating={rating} withWord />}
        <Text size="small" tone="secondary">
          {intl.formatMessage(reviews.length > 0 ? messages.reviewsNote : messages.noReviews)}
        </Text>
      </Stack>
      <MoreReviews sku={sku} first={reviews}>
        {reviews.length > 0 && (
          <ReviewList
            headingLevel={3}
            starsLabel={(stars) => intl.formatMessage(messages.reviewStars, { stars })}
            reviews={reviewEntries(intl, reviews)}
          />
        )}
      </MoreReviews>
    </Stack>
  );
}
