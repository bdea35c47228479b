import type { ResultOf } from '../commerce/index.ts';
import type { ratingsMetadataQuery } from './review-operations.ts';

/** A scale on which products are rated, e.g. `Star Rating`. */
export interface RatingScale {
  id: string;
  /** Id of the step for a number of stars, 1 to 5. */
  valueIds: ReadonlyMap<number, string>;
}

/** Reads the scales of the shop. A scale without five steps is no star rating and is left out. */
export function toRatingScales({
  productReviewRatingsMetadata,
}: ResultOf<typeof ratingsMetadataQuery.document>): RatingScale[] {
  return productReviewRatingsMetadata.items.flatMap((scale) => {
    if (!scale) return [];
    const valueIds = new Map(
      scale.values.flatMap((step) => (step ? [[Number(step.value), step.value_id] as const] : [])),
    );
    return [1, 2, 3, 4, 5].every((stars) => valueIds.has(stars)) ? [{ id: scale.id, valueIds }] : [];
  });
}

/** The stars of a shopper on every scale, as Magento wants them. */
export function ratingsInput(scales: readonly RatingScale[], stars: number): { id: string; value_id: string }[] {
  return scales.flatMap(({ id, valueIds }) => {
    const step = valueIds.get(stars);
    return step === undefined ? [] : [{ id, value_id: step }];
  });
}
