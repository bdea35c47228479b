'use client';
import type { HTMLAttributes, Ref } from 'react';
import { StarIcon } from '../icon/index.ts';
import { useWords, type OwnWords } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { ratingDistributionWords, type RatingDistributionWords } from './rating-distribution.words.ts';
import * as styles from './reviews.css.ts';

/** How many reviews gave a number of stars. */
export interface RatingShare {
  /** 1 to 5. */
  stars: number;
  /** Reviews, 0 or more. */
  count: number;
}

/** All other attributes go to the list. Words that are left out come from the provider's table. */
export interface RatingDistributionProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'>, OwnWords<RatingDistributionWords> {
  /** In the order in which they are shown, usually from five stars down. */
  shares: readonly RatingShare[];
  ref?: Ref<HTMLUListElement>;
}

/** How ratings are spread: a bar for each number of stars. Read as one sentence a row; bars and figures are for the eye. */
export function RatingDistribution({ shares, label, rowLabel, className, ...props }: RatingDistributionProps) {
  const words = useWords('ratingDistribution', ratingDistributionWords, { label, rowLabel });
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul {...props} role="list" aria-label={words.label} className={classNames(styles.distribution, className)}>
      {shares.map(({ stars, count }) => (
        <li key={stars}>
          <VisuallyHidden>{words.rowLabel(stars, count)}</VisuallyHidden>
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
