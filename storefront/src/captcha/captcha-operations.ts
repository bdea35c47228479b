import { defineQuery, graphql } from '../commerce/index.ts';

/** Which forms the shop protects with reCAPTCHA v3, and how. */
export const captchaConfigQuery = defineQuery({
  name: 'GetReCaptchaV3Config',
  requires: 'captcha',
  document: graphql(`
    query GetReCaptchaV3Config {
      recaptchaV3Config {
        website_key
        badge_position
        language_code
        forms
      }
    }
  `),
});
