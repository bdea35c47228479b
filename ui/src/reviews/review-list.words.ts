/** The words of a list of reviews. */
export interface ReviewListWords {
  /** The rating of one review, e.g. `(stars) => Ocena: ${stars} z 5`. */
  starsLabel(stars: number): string;
  /** Beside reviews that are known to come from buyers, e.g. `Zakup potwierdzony`. */
  verifiedLabel: string;
}

export const reviewListWords: ReviewListWords = { starsLabel: (stars) => `Rated ${stars} of 5`, verifiedLabel: 'Verified purchase' };
