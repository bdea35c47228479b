import { Skeleton } from './skeleton.tsx';
import * as styles from './skeleton.css.ts';

/** A product card on its way: the same picture ratio and the same lines. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton shape="picture" />
      <div className={styles.cardText}>
        <Skeleton width="30%" />
        <Skeleton width="80%" className={styles.cardName} />
        <Skeleton width="50%" />
      </div>
      <Skeleton width="40%" className={styles.cardPrice} />
    </div>
  );
}
