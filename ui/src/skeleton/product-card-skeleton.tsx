import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import { Skeleton } from './skeleton.tsx';
import * as styles from './skeleton.css.ts';

/** Props of `ProductCardSkeleton`. All attributes are passed to the `<div>`. */
export interface ProductCardSkeletonProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Ref to the `<div>` element. */
  ref?: Ref<HTMLDivElement>;
}

/** Skeleton of a product card, with the same image ratio and the same lines. */
export function ProductCardSkeleton({ className, ...props }: ProductCardSkeletonProps) {
  return (
    <div {...props} className={classNames(styles.card, className)}>
      <Skeleton variant="picture" />
      <div className={styles.cardText}>
        <Skeleton width="30%" />
        <Skeleton width="80%" className={styles.cardName} />
        <Skeleton width="50%" />
      </div>
      <Skeleton width="40%" className={styles.cardPrice} />
    </div>
  );
}
