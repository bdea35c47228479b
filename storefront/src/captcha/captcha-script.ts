import { trustedScriptUrl } from '../trusted-types/index.ts';
import type { CaptchaConfig, FormProtection } from './captcha-config.ts';

/** Settings of a widget of reCAPTCHA v2, as the service names them. */
export interface WidgetParameters {
  sitekey: string;
  theme: string;
  size: 'normal' | 'compact' | 'invisible';
  badge?: string;
  callback(token: string): void;
  'expired-callback'(): void;
  'error-callback'(): void;
}

/** What the service's script gives. */
export interface CaptchaService {
  /** A fresh token of v3 for what the shopper does. */
  execute(websiteKey: string, options: { action: string }): Promise<string>;
  /** Starts the check of an invisible widget of v2, which passes the token to its callback. */
  execute(widget: number): unknown;
  /** Shows a widget of v2 in an empty element, and returns its number. */
  render(container: HTMLElement, parameters: WidgetParameters): number;
  /** Makes a widget of v2 ready for the next token. */
  reset(widget: number): void;
}

interface CaptchaGlobal extends CaptchaService {
  ready(callback: () => void): void;
}

/** Script of Google's reCAPTCHA; the server's `CAPTCHA_ORIGINS` lets it run. */
const scriptAddress = 'https://www.google.com/recaptcha/api.js';

const isCaptcha = (value: unknown): value is CaptchaGlobal =>
  typeof value === 'object' &&
  value !== null &&
  'ready' in value &&
  'execute' in value &&
  typeof value.ready === 'function';

/**
 * Address of the script. One script serves all kinds: with the key of v3 it also draws the widgets of v2, which alone
 * need no key.
 *
 * @param requested Protection of the form that needs the script.
 */
export function captchaScriptUrl(config: CaptchaConfig, requested: FormProtection): string {
  const v3 = [...config.values()].find(({ kind }) => kind === 'v3');
  const languageCode = requested.languageCode ?? v3?.languageCode;
  const parameters = new URLSearchParams({
    render: v3?.websiteKey ?? 'explicit',
    ...(v3 && { badge: v3.badgePosition }),
    ...(languageCode && { hl: languageCode }),
  });
  return `${scriptAddress}?${parameters}`;
}

/**
 * Loads the service's script into the page.
 *
 * @throws Error when it is blocked or gives nothing usable
 */
export async function loadCaptchaScript(document: Document, url: string): Promise<CaptchaService> {
  const script = document.createElement('script');
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve, { once: true });
    script.addEventListener('error', () => reject(new Error('The captcha script could not be loaded.')), {
      once: true,
    });
    script.async = true;
    script.src = trustedScriptUrl(url);
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
