/** Strings of a newsletter form. */
export interface NewsletterFormStrings {
  /** Label of the field, e.g. `Adres e-mail`. */
  emailLabel: string;
  /** Text of the button, e.g. `Zapisz się`. */
  submitLabel: string;
  /** Shown over the form and announced while it is submitted, e.g. `Subskrybowanie…`. */
  loadingLabel: string;
  /** Shown and announced after success, e.g. `Gotowe, jesteś na liście.`. */
  successMessage: string;
}

export const newsletterFormStrings: NewsletterFormStrings = {
  emailLabel: 'Email address',
  submitLabel: 'Subscribe',
  loadingLabel: 'Subscribing…',
  successMessage: 'The email address is subscribed.',
};
