import { useRef, type ReactNode } from 'react';
import { LazyMount } from '../platform/hydration/lazy-mount.tsx';
import { useInViewport } from '../platform/hydration/use-in-viewport.ts';
import * as styles from './more-reviews.css.ts';
import type { ProductReview } from './product-review.ts';
import { canLoadAllReviews } from './review-pages.ts';

const loadBrowser = async () => (await import('./review-browser.tsx')).ReviewBrowser;

interface MoreReviewsProps {
  sku: string;
  /** Reviews that the page came with, the newest first. */
  first: readonly ProductReview[];
  /** Number of reviews that the page states; null when the product has no rating. */
  total: number | null;
  /** The same as markup, shown until the script for the rest is there. */
  children: ReactNode;
}

/** The reviews at hand, at the place where they will be. */
function Fallback({ total, children }: Pick<MoreReviewsProps, 'total' | 'children'>) {
  return (
    <>
      <div className={canLoadAllReviews(total) ? styles.reserved : styles.reservedForForm} />
      {children}
    </>
  );
}

/** All reviews of a product, fetched when the shopper comes near. */
export function MoreReviews({ sku, first, total, children }: MoreReviewsProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useInViewport(place);
  const fallback = <Fallback total={total}>{children}</Fallback>;
  return (
    <div ref={place}>
      <LazyMount load={loadBrowser} when={near} props={{ sku, first, total, fallback }} fallback={fallback} />
    </div>
  );
}
