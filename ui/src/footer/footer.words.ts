/** The words of the footer. */
export interface FooterWords {
  /** Says that forms are protected by a captcha service (FRM-19), e.g. `Formularze chroni usługa reCAPTCHA.` */
  captchaText: string;
  /** Text of the link to the service's privacy policy, e.g. `Polityka prywatności`. */
  privacyLabel: string;
  /** Text of the link to the service's terms, e.g. `Warunki korzystania`. */
  termsLabel: string;
  /** Heading of the links to social networks (FRM-21), e.g. `Obserwuj nas`. */
  followLabel: string;
}

export const footerWords: FooterWords = {
  captchaText: 'The forms of this site are protected by reCAPTCHA.',
  privacyLabel: 'Privacy Policy',
  termsLabel: 'Terms of Service',
  followLabel: 'Follow Us',
};
