import { useEffect, useMemo, useState } from 'react';
import { execute, useCommerce, useQuery, type ResultOf } from '../commerce/index.ts';
import { toProductReviews, type ProductReview } from './product-review.ts';
import { canLoadAllReviews, getPagesToLoad, reviewPageSize } from './review-pages.ts';
import { productReviewsQuery } from './review-operations.ts';

interface UseReviewsOptions {
  sku: string;
  /** Reviews that the page came with, the newest first. */
  first: readonly ProductReview[];
  /** Number of reviews that the page states; null when the product has no rating. */
  total: number | null;
  /** Number of reviews that are to be shown. */
  shown: number;
}

interface ReviewsState {
  /** Reviews that are there, the newest first. */
  reviews: readonly ProductReview[];
  /** `complete`: exactly the stated number is there; `loading`: that is being fetched; `partial`: a part of them. */
  status: 'loading' | 'complete' | 'partial';
  /** Number of reviews that are there or can be fetched. */
  available: number;
}

/** Fetches the reviews of a product: all of them up to a limit, beyond that as many as are shown. */
export function useReviews({ sku, first, total, shown }: UseReviewsOptions): ReviewsState {
  const { client } = useCommerce();
  const { data, error } = useQuery(productReviewsQuery, { sku, size: reviewPageSize, page: 1 });
  const [later, setLater] = useState<readonly ReviewPage[]>([]);
  const [failed, setFailed] = useState(false);
  const newest = data ? getReviewPage(data) : null;
  const reviews = useMemo(() => (newest ? toProductReviews([newest, ...later].flat()) : first), [newest, later, first]);
  const loaded = newest ? later.length + 1 : 0;
  const wanted = getPagesToLoad(total, shown);

  useEffect(() => {
    if (loaded === 0 || loaded >= wanted) return;
    const controller = new AbortController();
    setFailed(false);
    execute(
      client,
      productReviewsQuery,
      { sku, size: reviewPageSize, page: loaded + 1 },
      { signal: controller.signal },
    ).then(
      (answer) => {
        if (controller.signal.aborted) return;
        const page = getReviewPage(answer.data);
        if (page) setLater((pages) => [...pages, page]);
        else setFailed(true);
      },
      () => {
        if (!controller.signal.aborted) setFailed(true);
      },
    );
    return () => controller.abort();
    // A larger `shown` is another attempt after a failure.
  }, [client, sku, loaded, wanted, shown]);

  const isUnlisted = data !== undefined && newest === null;
  const isFailed = failed || isUnlisted || (loaded === 0 && error !== undefined);
  const isDone = loaded > 0 && loaded >= wanted;
  const isWhole = canLoadAllReviews(total) && (isDone ? reviews.length === total : !isFailed);
  return {
    reviews,
    status: isWhole ? (isDone ? 'complete' : 'loading') : 'partial',
    available:
      !isUnlisted && (loaded === 0 || (total !== null && loaded * reviewPageSize < total))
        ? Math.max(total ?? 0, reviews.length)
        : reviews.length,
  };
}

type ReviewPage = NonNullable<ReturnType<typeof getReviewPage>>;

/** Returns null where the backend does not list the product, e.g. because it has sold out since the page was made. */
const getReviewPage = ({ products }: ResultOf<typeof productReviewsQuery.document>) =>
  products?.items?.[0]?.reviews.items ?? null;
