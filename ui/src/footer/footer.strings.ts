/** Strings of the footer. */
export interface FooterStrings {
  /** Notice that a captcha service protects forms, e.g. `The forms of this site are protected by reCAPTCHA.` */
  captchaText: string;
  /** Text of the link to the service's privacy policy, e.g. `Google’s privacy policy`. */
  privacyLabel: string;
  /** Text of the link to the service's terms, e.g. `Google’s terms of service`. */
  termsLabel: string;
  /** Heading of the links to social networks, e.g. `Follow Us`. */
  followLabel: string;
}

export const footerStrings: FooterStrings = {
  captchaText: 'The forms of this site are protected by reCAPTCHA.',
  privacyLabel: 'Google’s privacy policy',
  termsLabel: 'Google’s terms of service',
  followLabel: 'Follow Us',
};
