'use client';
import type { HTMLAttributes, Ref } from 'react';
import { CheckIcon, StarIcon } from '../icon/index.ts';
import { useWords, type OwnWords } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { Heading, Text } from '../text/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { reviewListWords, type ReviewListWords } from './review-list.words.ts';
import * as styles from './reviews.css.ts';

export interface Review {
  /** Unique in the list. */
  id: string;
  /** 1 to 5. */
  stars: number;
  /** Heading of the review. */
  title: string;
  /** What the shopper wrote. */
  text: string;
  /** Name under which it is published, e.g. `Anna`. */
  author: string;
  /** Formatted day, e.g. `14 listopada 2026`. */
  date: string;
  /** The same day as `2026-11-14`. */
  dateTime: string;
  /** The shop knows that the author bought the product. Default false. */
  verified?: boolean;
}

/** All other attributes go to the list. Words that are left out come from the provider's table. */
export interface ReviewListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'>, OwnWords<ReviewListWords> {
  /** In the order of the screen. */
  reviews: readonly Review[];
  /** Level of the reviews' titles in the outline. Default 3. */
  headingLevel?: 2 | 3 | 4 | 5;
  ref?: Ref<HTMLUListElement>;
}

/** What shoppers wrote. Whether a review comes from a buyer is said in words, as Directive (EU) 2019/2161 asks of shops. */
export function ReviewList({ reviews, headingLevel = 3, starsLabel, verifiedLabel, className, ...props }: ReviewListProps) {
  const words = useWords('reviewList', reviewListWords, { starsLabel, verifiedLabel });
  return (
    <ul {...props} role="list" className={classNames(styles.list, className)}>
      {reviews.map((review) => (
        <li key={review.id}>
          <article className={styles.review}>
            <Heading level={headingLevel} size="h5">
              {review.title}
            </Heading>
            <span className={styles.star}>
              <VisuallyHidden>{words.starsLabel(review.stars)}</VisuallyHidden>
              {Array.from({ length: review.stars }, (_, star) => (
                <StarIcon key={star} />
              ))}
            </span>
            <Text>{review.text}</Text>
            <p className={styles.meta}>
              <span>{review.author},</span>
              <time dateTime={review.dateTime}>{review.date}</time>
              {review.verified && (
                <span className={styles.verified}>
                  <CheckIcon size="small" />
                  {words.verifiedLabel}
                </span>
              )}
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}
