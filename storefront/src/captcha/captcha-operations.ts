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

const formCaptcha = graphql(`
  fragment FormCaptcha on ReCaptchaConfigOutput {
    is_enabled
    configurations {
      re_captcha_type
      website_key
      badge_position
      language_code
      theme
    }
  }
`);

/** How the shop protects each of its forms, with any kind of reCAPTCHA. */
export const captchaFormsQuery = defineQuery({
  name: 'GetReCaptchaFormConfigs',
  requires: 'captchaForms',
  partial: true,
  document: graphql(
    `
      query GetReCaptchaFormConfigs {
        PLACE_ORDER: recaptchaFormConfig(formType: PLACE_ORDER) {
          ...FormCaptcha
        }
        CONTACT: recaptchaFormConfig(formType: CONTACT) {
          ...FormCaptcha
        }
        CUSTOMER_LOGIN: recaptchaFormConfig(formType: CUSTOMER_LOGIN) {
          ...FormCaptcha
        }
        CUSTOMER_FORGOT_PASSWORD: recaptchaFormConfig(formType: CUSTOMER_FORGOT_PASSWORD) {
          ...FormCaptcha
        }
        CUSTOMER_CREATE: recaptchaFormConfig(formType: CUSTOMER_CREATE) {
          ...FormCaptcha
        }
        CUSTOMER_EDIT: recaptchaFormConfig(formType: CUSTOMER_EDIT) {
          ...FormCaptcha
        }
        NEWSLETTER: recaptchaFormConfig(formType: NEWSLETTER) {
          ...FormCaptcha
        }
        PRODUCT_REVIEW: recaptchaFormConfig(formType: PRODUCT_REVIEW) {
          ...FormCaptcha
        }
        SENDFRIEND: recaptchaFormConfig(formType: SENDFRIEND) {
          ...FormCaptcha
        }
        RESEND_CONFIRMATION_EMAIL: recaptchaFormConfig(formType: RESEND_CONFIRMATION_EMAIL) {
          ...FormCaptcha
        }
      }
    `,
    [formCaptcha],
  ),
});
