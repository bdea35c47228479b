import { Skeleton } from './skeleton.tsx';
import * as styles from './skeleton.css.ts';

/** A product card on its way: the same picture ratio and the same lines. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true" className={styles.card}>
      <Skeleton shape="picture" />
      <div className={styles.cardText}>
        <Skeleton width="30%" />
        <div className={styles.cardName}>
          <Skeleton width="80%" />
        </div>
        <Skeleton width="50%" />
      </div>
      <div className={styles.cardPrice}>
        <Skeleton width="40%" />
      </div>
    </div>
  );
}
