/** Strings of the footer. */
export interface FooterStrings {
  /** Notice that a captcha service protects forms, e.g. `Formularze chroni usługa reCAPTCHA.` */
  captchaText: string;
  /** Text of the link to the service's privacy policy, e.g. `Polityka prywatności`. */
  privacyLabel: string;
  /** Text of the link to the service's terms, e.g. `Warunki korzystania`. */
  termsLabel: string;
  /** Heading of the links to social networks, e.g. `Obserwuj nas`. */
  followLabel: string;
}

export const footerStrings: FooterStrings = {
  captchaText: 'The forms of this site are protected by reCAPTCHA.',
  privacyLabel: 'Google’s privacy policy',
  termsLabel: 'Google’s terms of service',
  followLabel: 'Follow Us',
};
