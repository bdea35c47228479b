/** The words that all fields share. */
export interface FieldStrings {
  /** Announced after the label of an optional field, e.g. `(opcjonalnie)`. */
  optionalLabel: string;
}

export const fieldStrings: FieldStrings = { optionalLabel: '(optional)' };
