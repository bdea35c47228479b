/** Strings of a distribution of ratings. */
export interface RatingDistributionStrings {
  /** Name of the list, e.g. `Ratings by stars`. */
  label: string;
  /** Text of one row, e.g. `` (stars, count) => `${stars} of 5: ${count} ${count === 1 ? 'review' : 'reviews'}` ``. */
  rowLabel(stars: number, count: number): string;
}

export const ratingDistributionStrings: RatingDistributionStrings = {
  label: 'Ratings by stars',
  rowLabel: (stars, count) => `${stars} of 5: ${count} ${count === 1 ? 'review' : 'reviews'}`,
};
