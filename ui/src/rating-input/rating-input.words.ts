/** The words of a rating to give. */
export interface RatingInputWords {
  /** Name of one rating, 1 to 5, e.g. `(stars) => ${stars} z 5, przeciętny`; shown for the one that is chosen (RA-2). */
  starsLabel(stars: number): string;
}

const words = ['poor', 'fair', 'average', 'good', 'excellent'];

export const ratingInputWords: RatingInputWords = { starsLabel: (stars) => `${stars} of 5, ${words[stars - 1] ?? ''}` };
