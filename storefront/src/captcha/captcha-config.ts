import type { ResultOf } from '../commerce/index.ts';
import type { captchaConfigQuery } from './captcha-operations.ts';

/** How the shop's forms are protected. */
export interface CaptchaConfig {
  /** Public key of the shop. */
  websiteKey: string;
  /** Where the service shows its badge: `bottomright`, `bottomleft` or `inline`. */
  badgePosition: string;
  /** Language of the badge, e.g. `pl`; null for the browser's. */
  languageCode: string | null;
  /** Types of the protected forms, e.g. `NEWSLETTER`. */
  forms: readonly string[];
}

/** Where the badge stands when the backend does not say. */
const defaultBadgePosition = 'bottomright';

/** Reads the configuration; null when no form can be protected. */
export function toCaptchaConfig({
  recaptchaV3Config: config,
}: ResultOf<typeof captchaConfigQuery.document>): CaptchaConfig | null {
  if (!config?.website_key) return null;
  const forms = config.forms.filter((form) => form !== null);
  if (forms.length === 0) return null;
  return {
    websiteKey: config.website_key,
    badgePosition: config.badge_position || defaultBadgePosition,
    languageCode: config.language_code || null,
    forms,
  };
}
