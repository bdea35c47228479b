import { Stack } from '@witryna/ui/layout';
import { ReviewList } from '@witryna/ui/reviews';
import { Heading, Text } from '@witryna/ui/text';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { useIntl } from '../i18n/index.ts';
import { MoreReviews, reviewEntries, type ProductReview } from '../review/index.ts';
import { type ProductRating, RatingSummary } from '../products/index.ts';

interface ProductReviewsProps {
  sku: string;
  /** The newest ones. */
  reviews: readonly ProductReview[];
  rating: ProductRating | null;
}

/** What shoppers wrote about a product, with a word on how far that is checked. */
export function ProductReviews({ sku, reviews, rating }: ProductReviewsProps) {
  const intl = useIntl();
  const note = useLayout().capabilities.includes('verifiedReviews')
    ? 'catalog.reviews.noteVerified'
    : 'catalog.reviews.note';
  return (
    <Stack as="section" gap="x6" aria-labelledby="reviews">
      <Stack gap="x2">
        <Heading level={2} id="reviews">
          {intl.formatMessage('catalog.reviews')}
        </Heading>
        {rating && <RatingSummary rating={rating} withWord />}
        <Text size="small" tone="secondary">
          {intl.formatMessage(reviews.length > 0 ? note : 'catalog.noReviews')}
        </Text>
      </Stack>
      <MoreReviews sku={sku} first={reviews} total={rating?.count ?? null}>
        {reviews.length > 0 && <ReviewList headingLevel={3} reviews={reviewEntries(intl, reviews)} />}
      </MoreReviews>
    </Stack>
  );
}
