'use client';
import type { HTMLAttributes, Ref } from 'react';
import { StarIcon } from '../icon/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { ratingDistributionStrings, type RatingDistributionStrings } from './rating-distribution.strings.ts';
import * as styles from './reviews.css.ts';

/** Number of reviews with a given number of stars. */
export interface RatingCount {
  /** Number of stars, 1 to 5. */
  stars: number;
  /** Number of reviews, 0 or more. */
  count: number;
}

/** Props of `RatingDistribution`. Other attributes are passed to the list. Omitted strings come from the provider. */
export interface RatingDistributionProps
  extends Omit<HTMLAttributes<HTMLUListElement>, 'children'>,
    StringOverrides<RatingDistributionStrings> {
  /** Counts in display order, usually from five stars down. */
  counts: readonly RatingCount[];
  ref?: Ref<HTMLUListElement>;
}

/**
 * Distribution of ratings: a bar for each number of stars. Screen readers read one sentence per row instead of bars and
 * numbers.
 */
export function RatingDistribution({ counts, label, rowLabel, className, ...props }: RatingDistributionProps) {
  const strings = useStrings('ratingDistribution', ratingDistributionStrings, { label, rowLabel });
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul {...props} role="list" aria-label={strings.label} className={classNames(styles.distribution, className)}>
      {counts.map(({ stars, count }) => (
        <li key={stars}>
          <VisuallyHidden>{strings.rowLabel(stars, count)}</VisuallyHidden>
          <span aria-hidden="true" className={styles.row}>
            <span className={styles.stars}>
              {stars}
              <span className={styles.star}>
                <StarIcon />
              </span>
            </span>
            <span className={styles.track}>
              <span className={styles.bar} style={{ '--witryna-share': total > 0 ? count / total : 0 }} />
            </span>
            <span className={styles.count}>{count}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
