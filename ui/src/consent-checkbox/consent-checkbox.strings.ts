/** Strings of a consent. */
export interface ConsentCheckboxStrings {
  /** Announced after an optional consent, e.g. `(opcjonalnie)`. */
  optionalLabel: string;
  /** Name of the button that expands the legal text, e.g. `Rozwiń pełną treść zgody`. */
  legalSummary: string;
}

export const consentCheckboxStrings: ConsentCheckboxStrings = {
  optionalLabel: '(optional)',
  legalSummary: 'Read the full text',
};
