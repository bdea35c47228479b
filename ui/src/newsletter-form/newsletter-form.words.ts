/** The words of a newsletter form. */
export interface NewsletterFormWords {
  /** Label of the field, e.g. `Adres e-mail`. */
  emailLabel: string;
  /** Text of the button, e.g. `Zapisz się`. */
  submitLabel: string;
  /** Over the form, and said, while it is sent, e.g. `Subskrybowanie…` [NWS-01]. */
  busyLabel: string;
  /** Said and shown when it worked, e.g. `Gotowe, jesteś na liście.` [NWS-02]. */
  successMessage: string;
}

export const newsletterFormWords: NewsletterFormWords = {
  emailLabel: 'Email address',
  submitLabel: 'Subscribe',
  busyLabel: 'Subscribing…',
  successMessage: 'The email address is subscribed.',
};
