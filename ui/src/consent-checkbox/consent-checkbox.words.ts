/** The words of a consent. */
export interface ConsentCheckboxWords {
  /** Said after a consent that need not be given, e.g. `(opcjonalnie)` (FO-2). */
  optionalLabel: string;
  /** Name of the button that unfolds the legal text, e.g. `Rozwiń pełną treść zgody` (FO-16). */
  legalSummary: string;
}

export const consentCheckboxWords: ConsentCheckboxWords = { optionalLabel: '(optional)', legalSummary: 'Read the full text' };
