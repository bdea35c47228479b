/** Strings of a rating to give. */
export interface RatingInputStrings {
  /** Name of one rating, 1 to 5, e.g. `` (stars) => `${stars} of 5, fair` ``; shown for the selected one. */
  starsLabel(stars: number): string;
}

const strings = ['poor', 'fair', 'average', 'good', 'excellent'];

export const ratingInputStrings: RatingInputStrings = {
  starsLabel: (stars) => `${stars} of 5, ${strings[stars - 1] ?? ''}`,
};
