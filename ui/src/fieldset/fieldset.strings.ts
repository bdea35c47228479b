/** Strings of a group of fields. */
export interface FieldsetStrings {
  /** What the star next to a label means, e.g. `* pole wymagane`. */
  requiredNote: string;
}

export const fieldsetStrings: FieldsetStrings = { requiredNote: '* required field' };
