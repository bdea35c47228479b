import type { CaptchaConfig } from './captcha-config.ts';
import type { CaptchaService } from './captcha-script.ts';

/** Protection of the shop's forms by a captcha without questions (reCAPTCHA v3). */
export interface Captcha {
  /** Whether the shop protects the form; false while that cannot be found out. */
  protects(form: string): Promise<boolean>;
  /**
   * Fetches the service's script when the form is protected; call it on the first focus in a form. A failure is left to
   * {@link Captcha.token}.
   */
  prepare(form: string): Promise<void>;
  /**
   * A fresh token for a form; undefined when the form is not protected.
   *
   * @throws Error when the service is blocked or does not answer in time
   */
  token(form: string): Promise<string | undefined>;
}

export interface CaptchaOptions {
  /** Fetches the configuration; null when no form is protected. */
  loadConfig(): Promise<CaptchaConfig | null>;
  /** Loads the service's script. */
  loadService(config: CaptchaConfig): Promise<CaptchaService>;
  /** Longest time in ms for a token, loading included. Default 4000. */
  timeout?: number;
}

/** How the shop names actions to the service; other forms go by their type in small letters. */
const actions: Readonly<Record<string, string>> = { NEWSLETTER: 'subscribeNewsLetter' };

/** Makes the protection. Nothing of the service is loaded before a protected form asks for it. */
export function createCaptcha({ loadConfig, loadService, timeout = 4000 }: CaptchaOptions): Captcha {
  const config = remembered(loadConfig);
  const service = remembered(async () => {
    const found = await config();
    if (!found) throw new Error('No form is protected by a captcha.');
    return loadService(found);
  });

  async function createToken(form: string): Promise<string | undefined> {
    const found = await config();
    if (!found?.forms.includes(form)) return undefined;
    const { execute } = await service();
    return execute(found.websiteKey, { action: actions[form] ?? form.toLowerCase() });
  }

  const protects = async (form: string) => (await config().catch(() => null))?.forms.includes(form) ?? false;

  return {
    protects,
    async prepare(form) {
      if (await protects(form)) await service().catch(() => undefined);
    },
    token: (form) => inTime(createToken(form), timeout),
  };
}

/** Asks once; after a failure again with the next call. */
function remembered<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let known: Promise<Value> | null = null;
  return () => {
    const current = (known ??= load());
    current.catch(() => {
      if (known === current) known = null;
    });
    return current;
  };
}

function inTime<Value>(promise: Promise<Value>, timeout: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The captcha gave no token within ${timeout} ms.`)), timeout);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
