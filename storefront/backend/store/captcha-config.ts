import { getCaptchaType, parseCaptchaForm } from './captcha-forms.ts';

/** Google's key for tests: with it the service answers everybody with a token. */
const TEST_KEY = '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI';

/**
 * Source object of `ReCaptchaConfigurationV3`. Unless the shop is started with protected forms, no third party is asked
 * for anything.
 *
 * @param locale Locale of the store view, e.g. `pl_PL`.
 * @param forms The protected forms.
 */
export function captchaConfig(locale: string, forms: readonly string[]): Record<string, unknown> {
  const v3Forms = forms.flatMap((entry) => {
    const { form, type } = parseCaptchaForm(entry);
    return type === 'RECAPTCHA_V3' ? [form] : [];
  });
  const enabled = v3Forms.length > 0;
  return {
    is_enabled: enabled,
    website_key: enabled ? TEST_KEY : '',
    minimum_score: 0.5,
    badge_position: 'bottomright',
    language_code: locale.slice(0, 2),
    forms: v3Forms,
    failure_message: 'Your request was blocked as a potential bot.',
    theme: 'light',
  };
}

/**
 * Source object of `ReCaptchaConfigOutput`, for one form.
 *
 * @param form Type of the form.
 * @param locale Locale of the store view, e.g. `pl_PL`.
 * @param forms The protected forms.
 */
export function captchaFormConfig(form: string, locale: string, forms: readonly string[]): Record<string, unknown> {
  const type = getCaptchaType(form, forms);
  if (type === undefined) return { is_enabled: false, configurations: null };
  return {
    is_enabled: true,
    configurations: {
      re_captcha_type: type,
      website_key: TEST_KEY,
      minimum_score: type === 'RECAPTCHA_V3' ? 0.5 : null,
      badge_position: type === 'RECAPTCHA' ? null : 'bottomright',
      language_code: locale.slice(0, 2),
      theme: 'light',
      validation_failure_message: 'reCAPTCHA verification failed.',
      technical_failure_message: 'Something went wrong with reCAPTCHA. Please contact the store owner.',
    },
  };
}
