/** The words that all fields share. */
export interface FieldWords {
  /** Said after the label of a field that may stay empty, e.g. `(opcjonalnie)` (FO-2). */
  optionalLabel: string;
}

export const fieldWords: FieldWords = { optionalLabel: '(optional)' };
