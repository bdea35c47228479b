/** Strings of a group of fields. */
export interface FieldsetStrings {
  /** Meaning of the asterisk next to a label, e.g. `* required field`. */
  requiredNote: string;
}

export const fieldsetStrings: FieldsetStrings = { requiredNote: '* required field' };
