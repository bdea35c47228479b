import { StarIcon } from '../icon/index.ts';
import { useWitryna } from '../provider/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './rating.css.ts';

export interface RatingProps {
  /** Mean, formatted for the locale, e.g. `4,8`. */
  value: string;
  /** Formatted number of reviews, e.g. `(214)` or `(214 opinii)`. */
  count: string;
  /** The whole in words, e.g. `Ocena 4,8 na 5, 214 opinii`. */
  label: string;
  /** Address of the reviews; makes the summary a link (UI-22). */
  href?: string;
}

/** A summary of ratings: one sentence for screen readers, a star and figures for the eye (accessibility line RA-1). */
export function Rating({ value, count, label, href }: RatingProps) {
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
    <Link href={href} className={styles.link}>
      {content}
    </Link>
  ) : (
    <p className={styles.rating}>{content}</p>
  );
}
