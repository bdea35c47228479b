'use client';
import type { HTMLAttributes, RefCallback } from 'react';
import { useWitryna } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './rating.css.ts';

/** Props of `Rating`. Other attributes are passed to the root element, a link or a paragraph. */
export interface RatingProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Formatted average, e.g. `4.8`. */
  value: string;
  /** Formatted number of reviews, e.g. `(214)` or `(214 reviews)`. */
  count: string;
  /** Summary as text, e.g. `Rated 4.8 of 5, 214 reviews`. */
  label: string;
  /** URL of the reviews; makes the summary a link. */
  href?: string;
  /** Callback ref, because the root is one of two elements. */
  ref?: RefCallback<HTMLElement>;
}

/**
 * Summary of ratings: a star and numbers on the screen, one sentence for screen readers, which is the name of the link
 * or of an image.
 */
export function Rating({ value, count, label, href, className, ref, ...props }: RatingProps) {
  const { linkComponent: Link } = useWitryna();
  const content = (
    <>
      {value}
      <span className={styles.count}>{count}</span>
    </>
  );
  return href ? (
    <Link {...props} ref={ref} href={href} aria-label={label} className={classNames(styles.link, className)}>
      {content}
    </Link>
  ) : (
    <p {...props} ref={ref} role="img" aria-label={label} className={classNames(styles.rating, className)}>
      {content}
    </p>
  );
}
