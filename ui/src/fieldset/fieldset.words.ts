/** The words of a group of fields. */
export interface FieldsetWords {
  /** What the star beside a label means, e.g. `* pole wymagane` (FO-2). */
  requiredNote: string;
}

export const fieldsetWords: FieldsetWords = { requiredNote: '* required field' };
