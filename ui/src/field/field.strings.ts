/** The words that all fields share. */
export interface FieldStrings {
  /** Announced after the label of a field that may stay empty, e.g. `(opcjonalnie)`. */
  optionalLabel: string;
}

export const fieldStrings: FieldStrings = { optionalLabel: '(optional)' };
