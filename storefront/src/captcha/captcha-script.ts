import { trustedScriptUrl } from '../trusted-types/index.ts';
import type { CaptchaConfig } from './captcha-config.ts';

/** What the service's script gives. */
export interface CaptchaService {
  /** A fresh token for what the shopper does. */
  execute(websiteKey: string, options: { action: string }): Promise<string>;
}

interface CaptchaGlobal extends CaptchaService {
  ready(callback: () => void): void;
}

/** Script of Google's reCAPTCHA v3; the server's `CAPTCHA_ORIGINS` lets it run. */
const scriptAddress = 'https://www.google.com/recaptcha/api.js';

const isCaptcha = (value: unknown): value is CaptchaGlobal =>
  typeof value === 'object' &&
  value !== null &&
  'ready' in value &&
  'execute' in value &&
  typeof value.ready === 'function';

/** Address of the script for a configuration. */
export function captchaScriptUrl({ websiteKey, badgePosition, languageCode }: CaptchaConfig): string {
  const parameters = new URLSearchParams({
    render: websiteKey,
    badge: badgePosition,
    ...(languageCode && { hl: languageCode }),
  });
  return `${scriptAddress}?${parameters}`;
}

/**
 * Loads the service's script into the page.
 *
 * @throws Error when it is blocked or gives nothing usable
 */
export async function loadCaptchaScript(document: Document, config: CaptchaConfig): Promise<CaptchaService> {
  const script = document.createElement('script');
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve, { once: true });
    script.addEventListener('error', () => reject(new Error('The captcha script could not be loaded.')), {
      once: true,
    });
    script.async = true;
    script.src = trustedScriptUrl(captchaScriptUrl(config));
    document.head.append(script);
  }).catch((error: unknown) => {
    script.remove();
    throw error;
  });
  const captcha: unknown = Reflect.get(document.defaultView ?? {}, 'grecaptcha');
  if (!isCaptcha(captcha)) throw new Error('The captcha script gave no service.');
  await new Promise<void>((resolve) => {
    captcha.ready(resolve);
  });
  return captcha;
}
