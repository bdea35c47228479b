import { Button } from '@witryna/ui/button';
import { Inline, Stack } from '@witryna/ui/layout';
import { RatingDistribution, ReviewList } from '@witryna/ui/reviews';
import { Select } from '@witryna/ui/select';
import { Text } from '@witryna/ui/text';
import { useState, type ReactNode } from 'react';
import { formsMessages } from '../forms/index.ts';
import { useIntl, useMessages } from '../i18n/index.ts';
import { reviewMessages } from './messages.ts';
import { ratingShares, reviewOrders, sortReviews, type ProductReview, type ReviewOrder } from './product-review.ts';
import { reviewEntries } from './review-entries.ts';
import * as styles from './reviews.css.ts';
import { useReviews } from './use-reviews.ts';
import { WriteReview } from './write-review.tsx';

interface ReviewBrowserProps {
  sku: string;
  /** Reviews that the page came with, the newest first. */
  first: readonly ProductReview[];
  /** Number of reviews that the page states; null when the product has no rating. */
  total: number | null;
  /** Shown until the texts are there. */
  fallback: ReactNode;
}

/** Reviews that are shown at first, and that every press adds. */
const step = 6;

const noShares = [5, 4, 3, 2, 1].map((stars) => ({ stars, count: 0 }));

const orderNames = {
  newest: 'review.sort.newest',
  highest: 'review.sort.highest',
  lowest: 'review.sort.lowest',
} as const;

/**
 * All reviews of a product: how ratings are spread, in the order that the shopper wants, some at a time, and one's own.
 */
export function ReviewBrowser({ fallback, ...props }: ReviewBrowserProps) {
  const ready = [useMessages(reviewMessages), useMessages(formsMessages)].every(Boolean);
  return ready ? <Browser {...props} /> : fallback;
}

function Browser({ sku, first, total }: Omit<ReviewBrowserProps, 'fallback'>) {
  const intl = useIntl();
  const [order, setOrder] = useState<ReviewOrder>('newest');
  const [most, setMost] = useState(step);
  const { reviews, status, available } = useReviews({ sku, first, total, shown: most });
  const shown = sortReviews(reviews, status === 'partial' ? 'newest' : order).slice(0, most);
  const more = Math.min(step, available - shown.length);
  // Bars stand for the number and the mean that the page states, or there are none.
  const shares = status === 'complete' ? ratingShares(reviews) : null;

  return (
    <Stack gap="x6">
      <div className={styles.tools}>
        {(shares || status === 'loading') && (
          <Stack gap="x2" {...(!shares && { className: styles.hidden })}>
            <RatingDistribution counts={shares ?? noShares} />
            <Text size="small" tone="secondary">
              {intl.formatMessage('review.basis', { count: reviews.length })}
            </Text>
          </Stack>
        )}
        <WriteReview sku={sku} />
      </div>
      {reviews.length > 1 && status !== 'partial' && (
        <div className={styles.sort}>
          <Select
            label={intl.formatMessage('review.sort')}
            name="review-order"
            optional
            optionalLabel=""
            value={order}
            options={reviewOrders.map((value) => ({ value, label: intl.formatMessage(orderNames[value]) }))}
            onChange={(event) =>
              setOrder(reviewOrders.find((value) => value === event.currentTarget.value) ?? 'newest')
            }
          />
        </div>
      )}
      <ReviewList headingLevel={3} reviews={reviewEntries(intl, shown)} />
      {reviews.length > 0 && (
        <Inline gap="x4">
          {more > 0 && (
            <Button variant="secondary" onClick={() => setMost(most + step)}>
              {intl.formatMessage('review.more', { count: more })}
            </Button>
          )}
          <Text size="small" tone="secondary" role="status">
            {intl.formatMessage('review.shown', { shown: shown.length, total: available })}
          </Text>
        </Inline>
      )}
    </Stack>
  );
}
