import { encodeUid } from '../uid.ts';

/** The shop's only rating scale. */
export const ratingScale = {
  id: encodeUid(4),
  name: 'Star Rating',
  values: [1, 2, 3, 4, 5].map((stars) => ({ value_id: encodeUid(15 + stars), value: String(stars) })),
} as const;

/** A chosen step of a scale. */
export interface ChosenRating {
  readonly id: string;
  readonly value_id: string;
}

/** Stars of a review from 1 to 5; null when the scale is missing or the value is none of its steps. */
export function chosenStars(ratings: readonly (ChosenRating | null)[]): number | null {
  const chosen = ratings.find((rating) => rating?.id === ratingScale.id);
  const step = ratingScale.values.find(({ value_id }) => value_id === chosen?.value_id);
  return step ? Number(step.value) : null;
}
