/** Strings of a newsletter form. */
export interface NewsletterFormStrings {
  /** Label of the field, e.g. `Adres e-mail`. */
  emailLabel: string;
  /** Text of the button, e.g. `Zapisz się`. */
  submitLabel: string;
  /** Over the form, and said, while it is sent, e.g. `Subskrybowanie…`. */
  loadingLabel: string;
  /** Said and shown when it worked, e.g. `Gotowe, jesteś na liście.`. */
  successMessage: string;
}

export const newsletterFormStrings: NewsletterFormStrings = {
  emailLabel: 'Email address',
  submitLabel: 'Subscribe',
  loadingLabel: 'Subscribing…',
  successMessage: 'The email address is subscribed.',
};
