'use client';
import type { HTMLAttributes, RefCallback } from 'react';
import { StarIcon } from '../icon/index.ts';
import { useWitryna } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './rating.css.ts';

/** All other attributes go to the root, a link or a paragraph. */
export interface RatingProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Mean, formatted for the locale, e.g. `4,8`. */
  value: string;
  /** Formatted number of reviews, e.g. `(214)` or `(214 opinii)`. */
  count: string;
  /** The whole in words, e.g. `Ocena 4,8 na 5, 214 opinii`. */
  label: string;
  /** Address of the reviews; makes the summary a link. */
  href?: string;
  /** A callback, since the root is one of two elements. */
  ref?: RefCallback<HTMLElement>;
}

/** A summary of ratings: one sentence for screen readers, a star and figures for the eye. */
export function Rating({ value, count, label, href, className, ref, ...props }: RatingProps) {
  const { linkComponent: Link } = useWitryna();
  const content = (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true" className={styles.figures}>
        <span className={styles.star}>
          <StarIcon />
        </span>
        <span className={styles.value}>{value}</span>
        <span className={styles.count}>{count}</span>
      </span>
    </>
  );
  return href ? (
    <Link {...props} ref={ref} href={href} className={classNames(styles.link, className)}>
      {content}
    </Link>
  ) : (
    <p {...props} ref={ref} className={classNames(styles.rating, className)}>
      {content}
    </p>
  );
}
