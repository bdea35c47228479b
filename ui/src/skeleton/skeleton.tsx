import * as styles from './skeleton.css.ts';

export interface SkeletonProps {
  /** A line of text, or a block that fills its container. Default `line`. */
  shape?: keyof typeof styles.shape;
  /** CSS width, e.g. `60%`. Default: all. */
  width?: string;
}

/** A grey stand-in for content that is on its way. Hidden from screen readers (accessibility line G-8). */
export function Skeleton({ shape = 'line', width }: SkeletonProps) {
  return <span aria-hidden="true" className={styles.shape[shape]} style={width ? { width } : undefined} />;
}
