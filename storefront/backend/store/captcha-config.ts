/** Google's key for tests: with it the service answers everybody with a token. */
const TEST_KEY = '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI';

/**
 * Source object of `ReCaptchaConfigurationV3`. Unless the shop is started with protected forms, no third party is asked
 * for anything.
 *
 * @param locale Locale of the store view, e.g. `pl_PL`.
 * @param forms Types of the protected forms.
 */
export function captchaConfig(locale: string, forms: readonly string[]): Record<string, unknown> {
  const enabled = forms.length > 0;
  return {
    is_enabled: enabled,
    website_key: enabled ? TEST_KEY : '',
    minimum_score: 0.5,
    badge_position: 'bottomright',
    language_code: locale.slice(0, 2),
    forms,
    failure_message: 'Your request was blocked as a potential bot.',
    theme: 'light',
  };
}

/**
 * Source object of `ReCaptchaConfigOutput`, for one form.
 *
 * @param form Type of the form.
 * @param locale Locale of the store view, e.g. `pl_PL`.
 * @param forms Types of the protected forms.
 */
export function captchaFormConfig(form: string, locale: string, forms: readonly string[]): Record<string, unknown> {
  if (!forms.includes(form)) return { is_enabled: false, configurations: null };
  const { failure_message: message, ...config } = captchaConfig(locale, forms);
  return {
    is_enabled: true,
    configurations: {
      ...config,
      re_captcha_type: 'RECAPTCHA_V3',
      validation_failure_message: message,
      technical_failure_message: message,
    },
  };
}
