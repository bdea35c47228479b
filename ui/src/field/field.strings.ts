/** Strings of all fields. */
export interface FieldStrings {
  /** Shown after the label of an optional field, e.g. `(optional)`. */
  optionalLabel: string;
}

export const fieldStrings: FieldStrings = { optionalLabel: '(optional)' };
