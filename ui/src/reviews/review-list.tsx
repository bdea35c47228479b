'use client';
import type { HTMLAttributes, Ref } from 'react';
import { CheckIcon, StarIcon } from '../icon/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { Heading, Text } from '../text/index.ts';
import { reviewListStrings, type ReviewListStrings } from './review-list.strings.ts';
import * as styles from './reviews.css.ts';

export interface Review {
  /** Unique id in the list. */
  id: string;
  /** Number of stars, 1 to 5; absent for a review without a rating. */
  stars?: number | undefined;
  /** Heading of the review. */
  title: string;
  /** Text of the review. */
  text: string;
  /** Public name of the author, e.g. `Anna`. */
  author: string;
  /** Formatted date, e.g. `November 14, 2026`. */
  date: string;
  /** The same date as `2026-11-14`. */
  dateTime: string;
  /** Whether the shop has verified that the author bought the product. Default `false`. */
  verified?: boolean;
}

/** Props of `ReviewList`. Other attributes are passed to the list. Omitted strings come from the provider. */
export interface ReviewListProps
  extends Omit<HTMLAttributes<HTMLUListElement>, 'children'>,
    StringOverrides<ReviewListStrings> {
  /** Reviews in display order. */
  reviews: readonly Review[];
  /** Heading level of the reviews' titles. Default 3. */
  headingLevel?: 2 | 3 | 4 | 5;
  ref?: Ref<HTMLUListElement>;
}

/**
 * List of reviews; renders nothing without any. Each rating is stated as text next to its stars, and whether the review is from a verified buyer, as
 * Directive (EU) 2019/2161 requires.
 */
export function ReviewList({
  reviews,
  headingLevel = 3,
  starsLabel,
  verifiedLabel,
  className,
  ...props
}: ReviewListProps) {
  const strings = useStrings('reviewList', reviewListStrings, { starsLabel, verifiedLabel });
  if (reviews.length === 0) return null;
  return (
    <ul {...props} role="list" className={classNames(styles.list, className)}>
      {reviews.map((review) => (
        <li key={review.id}>
          <article className={styles.review}>
            <Heading level={headingLevel} size="h5">
              {review.title}
            </Heading>
            {review.stars !== undefined && (
              <p className={styles.meta}>
                <span className={styles.star}>
                  {Array.from({ length: review.stars }, (_, star) => (
                    <StarIcon key={star} />
                  ))}
                </span>
                {strings.starsLabel(review.stars)}
              </p>
            )}
            <Text>{review.text}</Text>
            <p className={styles.meta}>
              <span>
                {review.author}, <time dateTime={review.dateTime}>{review.date}</time>
              </span>
              {review.verified && (
                <span className={styles.verified}>
                  <CheckIcon size="small" />
                  {strings.verifiedLabel}
                </span>
              )}
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}
