import { useRef, type ReactNode } from 'react';
import { Late, useNear } from '../app/index.ts';
import * as styles from './more-reviews.css.ts';
import type { ProductReview } from './product-review.ts';

const loadBrowser = async () => (await import('./review-browser.tsx')).ReviewBrowser;

interface MoreReviewsProps {
  sku: string;
  /** Reviews that the page came with, the newest first. */
  first: readonly ProductReview[];
  /** The same as markup, shown until the script for the rest is there. */
  children: ReactNode;
}

/** The reviews at hand, at the place where they will be. */
function Fallback({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={styles.reserved} />
      {children}
    </>
  );
}

/** All reviews of a product, fetched when the shopper comes near. */
export function MoreReviews({ sku, first, children }: MoreReviewsProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place}>
      <Late load={loadBrowser} wanted={near} props={{ sku, first }} fallback={<Fallback>{children}</Fallback>} />
    </div>
  );
}
