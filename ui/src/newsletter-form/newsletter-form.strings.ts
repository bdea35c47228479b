/** Strings of a newsletter form. */
export interface NewsletterFormStrings {
  /** Label of the field, e.g. `Email address`. */
  emailLabel: string;
  /** Text of the button, e.g. `Subscribe`. */
  submitLabel: string;
  /** Shown over the form and announced while it is submitted, e.g. `Subscribing…` */
  loadingLabel: string;
  /** Shown and announced after success, e.g. `The email address is subscribed.` */
  successMessage: string;
}

export const newsletterFormStrings: NewsletterFormStrings = {
  emailLabel: 'Email address',
  submitLabel: 'Subscribe',
  loadingLabel: 'Subscribing…',
  successMessage: 'The email address is subscribed.',
};
