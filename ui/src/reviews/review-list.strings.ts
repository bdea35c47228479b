/** Strings of a list of reviews. */
export interface ReviewListStrings {
  /** The rating of one review, e.g. `(stars) => Ocena: ${stars} z 5`. */
  starsLabel(stars: number): string;
  /** Beside reviews that are known to come from buyers, e.g. `Zakup potwierdzony`. */
  verifiedLabel: string;
}

export const reviewListStrings: ReviewListStrings = {
  starsLabel: (stars) => `Rated ${stars} of 5`,
  verifiedLabel: 'Verified purchase',
};
