/**
 * Source object of `ReCaptchaConfigurationV3`: no form is protected, so no third party is asked for anything.
 *
 * @param locale Locale of the store view, e.g. `pl_PL`.
 */
export function captchaConfig(locale: string): Record<string, unknown> {
  return {
    is_enabled: false,
    website_key: '',
    minimum_score: 0.5,
    badge_position: 'bottomright',
    language_code: locale.slice(0, 2),
    forms: [],
    failure_message: 'Your request was blocked as a potential bot.',
    theme: 'light',
  };
}
