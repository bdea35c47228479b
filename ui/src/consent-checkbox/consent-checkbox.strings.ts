/** Strings of a consent. */
export interface ConsentCheckboxStrings {
  /** Shown after an optional consent, e.g. `(optional)`. */
  optionalLabel: string;
  /** Name of the button that expands the legal text, e.g. `Read the full text`. */
  legalSummary: string;
}

export const consentCheckboxStrings: ConsentCheckboxStrings = {
  optionalLabel: '(optional)',
  legalSummary: 'Read the full text',
};
