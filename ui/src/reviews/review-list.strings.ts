/** Strings of a list of reviews. */
export interface ReviewListStrings {
  /** Rating of one review, next to its stars, e.g. `` (stars) => `Rated ${stars} of 5` ``. */
  starsLabel(stars: number): string;
  /** Text next to reviews by verified buyers, e.g. `Verified purchase`. */
  verifiedLabel: string;
}

export const reviewListStrings: ReviewListStrings = {
  starsLabel: (stars) => `Rated ${stars} of 5`,
  verifiedLabel: 'Verified purchase',
};
