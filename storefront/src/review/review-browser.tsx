import { Button } from '@witryna/ui/button';
import { Inline, Stack } from '@witryna/ui/layout';
import { RatingDistribution, ReviewList } from '@witryna/ui/reviews';
import { Select } from '@witryna/ui/select';
import { Text } from '@witryna/ui/text';
import { useState } from 'react';
import { useOperation } from '../commerce/index.ts';
import { formMessages } from '../forms/index.ts';
import { useIntl, useMessages } from '../i18n/index.ts';
import { messages, reviewCatalogue } from './messages.ts';
import { ratingShares, readReviews, reviewOrders, sortReviews, type ProductReview, type ReviewOrder } from './product-review.ts';
import { reviewEntries } from './review-entries.ts';
import { productReviewsQuery } from './review-operations.ts';
import * as styles from './reviews.css.ts';
import { WriteReview } from './write-review.tsx';

interface ReviewBrowserProps {
  sku: string;
  /** Reviews that the page came with, the newest first. */
  first: readonly ProductReview[];
}

/** Reviews that are fetched at most; more than that nobody reads. */
const mostReviews = 200;
/** Reviews that are shown at first, and that every press adds. */
const step = 6;

const orderNames = { newest: messages.sortNewest, highest: messages.sortHighest, lowest: messages.sortLowest };

/** All reviews of a product: how ratings are spread, in the order that the shopper wants, some at a time, and one's own. */
export function ReviewBrowser(props: ReviewBrowserProps) {
  const ready = [useMessages(reviewCatalogue), useMessages(formMessages)].every(Boolean);
  return ready && <Browser {...props} />;
}

function Browser({ sku, first }: ReviewBrowserProps) {
  const intl = useIntl();
  const { data } = useOperation(productReviewsQuery, { sku, size: mostReviews });
  const [order, setOrder] = useState<ReviewOrder>('newest');
  const [most, setMost] = useState(step);
  const items = data?.products?.items?.[0]?.reviews.items;
  const reviews = items ? readReviews(items) : first;
  const shown = sortReviews(reviews, order).slice(0, most);
  const more = Math.min(step, reviews.length - shown.length);

  return (
    <Stack gap="x6">
      {reviews.length > 0 && (
        <div className={styles.tools}>
          <Stack gap="x2">
            <RatingDistribution
              shares={ratingShares(reviews)}
              label={intl.formatMessage(messages.distribution)}
              rowLabel={(stars, count) => intl.formatMessage(messages.distributionRow, { stars, count })}
            />
            <Text size="small" tone="secondary">
              {intl.formatMessage(messages.basis, { count: reviews.length })}
            </Text>
          </Stack>
          <WriteReview sku={sku} />
        </div>
      )}
      {reviews.length === 0 && <WriteReview sku={sku} />}
      {reviews.length > 1 && (
        <div className={styles.sort}>
          <Select
            label={intl.formatMessage(messages.sort)}
            name="review-order"
            optional
            optionalLabel=""
            value={order}
            options={reviewOrders.map((value) => ({ value, label: intl.formatMessage(orderNames[value]) }))}
            onChange={(event) => setOrder(reviewOrders.find((value) => value === event.currentTarget.value) ?? 'newest')}
          />
        </div>
      )}
      <ReviewList
        headingLevel={3}
        starsLabel={(stars) => intl.formatMessage(messages.stars, { stars })}
        reviews={reviewEntries(intl, shown)}
      />
      {reviews.length > 0 && (
        <Inline gap="x4">
          {more > 0 && (
            <Button variant="secondary" onClick={() => setMost(most + step)}>
              {intl.formatMessage(messages.more, { count: more })}
            </Button>
          )}
          <Text size="small" tone="secondary" role="status">
            {intl.formatMessage(messages.shown, { shown: shown.length, total: reviews.length })}
          </Text>
        </Inline>
      )}
    </Stack>
  );
}
