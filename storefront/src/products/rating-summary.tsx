import { Rating } from '@witryna/ui/rating';
import { useIntl } from '../i18n/index.ts';
import type { ProductRating } from './product-summary.ts';

interface RatingSummaryProps {
  rating: ProductRating;
  /** Address of the reviews. */
  href?: string;
  /** Says "reviews" next to the count. Default false. */
  withWord?: boolean;
}

/** The mean and the number of ratings of a product. */
export function RatingSummary({ rating: { average, count }, href, withWord = false }: RatingSummaryProps) {
  const intl = useIntl();
  const value = intl.formatNumber(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Rating
      value={value}
      count={withWord ? intl.formatMessage('catalog.reviewCount', { count }) : `(${intl.formatNumber(count)})`}
      label={intl.formatMessage('catalog.rating', { average: value, count })}
      {...(href && { href })}
    />
  );
}
