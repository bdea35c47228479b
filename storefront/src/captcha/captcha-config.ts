import type { ResultOf } from '../commerce/index.ts';
import type { captchaConfigQuery, captchaFormsQuery } from './captcha-operations.ts';

/**
 * How a form is protected: reCAPTCHA v3, which asks nothing; v2 with the box “I am not a robot”; or v2 Invisible, which
 * asks in some cases when the form is sent.
 */
export type CaptchaKind = 'v3' | 'checkbox' | 'invisible';

/** Protection of one form. */
export interface FormProtection {
  kind: CaptchaKind;
  /** Public key of the shop; Magento has one for each kind. */
  websiteKey: string;
  /** Where the service shows its badge: `bottomright`, `bottomleft` or `inline`. */
  badgePosition: string;
  /** Language of the service, e.g. `pl`; null for the browser's. */
  languageCode: string | null;
  /** Colors of the service: `light` or `dark`. */
  theme: string;
}

/** Protection of the shop's forms by their type, e.g. `NEWSLETTER`; other forms have none. */
export type CaptchaConfig = ReadonlyMap<string, FormProtection>;

/** Where the badge is when the backend does not say. */
const defaultBadgePosition = 'bottomright';

const kinds = { RECAPTCHA_V3: 'v3', RECAPTCHA: 'checkbox', INVISIBLE: 'invisible' } as const;

/** Reads the configuration of reCAPTCHA v3, all that Magento before 2.4.8 tells. */
export function toCaptchaConfig({
  recaptchaV3Config: config,
}: ResultOf<typeof captchaConfigQuery.document>): CaptchaConfig {
  if (!config?.website_key) return new Map();
  const protection: FormProtection = {
    kind: 'v3',
    websiteKey: config.website_key,
    badgePosition: config.badge_position || defaultBadgePosition,
    languageCode: config.language_code || null,
    theme: 'light',
  };
  return new Map(config.forms.flatMap((form) => (form === null ? [] : [[form, protection]])));
}

/** Reads the configuration of each form. Without a key, Magento checks no token. */
export function toFormsConfig(data: ResultOf<typeof captchaFormsQuery.document>): CaptchaConfig {
  return new Map(
    Object.entries(data).flatMap(([form, config]) => {
      const found = config?.is_enabled ? config.configurations : null;
      if (!found?.website_key) return [];
      const protection: FormProtection = {
        kind: kinds[found.re_captcha_type],
        websiteKey: found.website_key,
        badgePosition: found.badge_position || defaultBadgePosition,
        languageCode: found.language_code || null,
        theme: found.theme,
      };
      return [[form, protection]];
    }),
  );
}
