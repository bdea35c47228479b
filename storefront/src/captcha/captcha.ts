import type { CaptchaConfig, FormProtection } from './captcha-config.ts';
import type { CaptchaService } from './captcha-script.ts';
import { withTimeLimit } from './with-time-limit.ts';

/** Protection of the shop's forms by reCAPTCHA. */
export interface Captcha {
  /** Takes the configuration that the page has fetched. */
  setConfig(config: CaptchaConfig): void;
  /** How the form is protected; null when it is not, or while that cannot be found out. */
  getProtection(form: string): Promise<FormProtection | null>;
  /**
   * Loads the service's script, once.
   *
   * @throws Error when it is blocked; the next call tries again
   */
  loadService(protection: FormProtection): Promise<CaptchaService>;
  /**
   * Fetches the service's script when the form is protected; call it on the first focus in a form. A failure is left to
   * what needs the script.
   */
  prepare(form: string): Promise<void>;
  /** Takes what the shopper confirmed in a form with v2; the next {@link Captcha.token} of the form uses it up. */
  confirm(form: string, takeToken: () => string | null): void;
  /**
   * A fresh token for a form; undefined when the form is not protected, or is by v2 and nothing was confirmed.
   *
   * @throws Error when the service is blocked or does not answer in time
   */
  token(form: string): Promise<string | undefined>;
}

export interface CaptchaOptions {
  /** Fetches the configuration. */
  loadConfig(): Promise<CaptchaConfig>;
  /** Loads the service's script. */
  loadService(config: CaptchaConfig, requested: FormProtection): Promise<CaptchaService>;
  /**
   * Token of v2 Invisible outside its form, e.g. to sign in after an account was created.
   *
   * @throws Error when the shopper closes the check, or the service is blocked
   */
  executeInvisible(service: CaptchaService, protection: FormProtection): Promise<string>;
  /** Longest time in ms for a token of v3, loading included. Default 4000. */
  timeout?: number;
}

/** How the shop names actions to the service; other forms go by their type in small letters. */
const actions: Readonly<Record<string, string>> = { NEWSLETTER: 'subscribeNewsLetter' };

/** Makes the protection. Nothing of the service is loaded before a protected form asks for it. */
export function createCaptcha({ loadConfig, loadService, executeInvisible, timeout = 4000 }: CaptchaOptions): Captcha {
  let known: CaptchaConfig | null = null;
  const fetchConfig = remembered(loadConfig);
  const getConfig = async () => known ?? fetchConfig();
  const confirmed = new Map<string, () => string | null>();
  const service = remembered(async (requested: FormProtection) => loadService(await getConfig(), requested));

  async function createToken(form: string): Promise<string | undefined> {
    const protection = (await getConfig()).get(form);
    if (protection?.kind !== 'v3') return undefined;
    const { execute } = await service(protection);
    return execute(protection.websiteKey, { action: actions[form] ?? form.toLowerCase() });
  }

  const getProtection = async (form: string) => (await getConfig().catch(() => null))?.get(form) ?? null;

  return {
    setConfig: (config) => {
      known = config;
    },
    getProtection,
    loadService: service,
    async prepare(form) {
      const protection = await getProtection(form);
      if (protection) await service(protection).catch(() => undefined);
    },
    confirm: (form, takeToken) => {
      confirmed.set(form, takeToken);
    },
    async token(form) {
      const takeToken = confirmed.get(form);
      confirmed.delete(form);
      const token = takeToken?.();
      if (token) return token;
      const protection = await getProtection(form);
      if (protection?.kind === 'invisible')
        return executeInvisible(await withTimeLimit(service(protection), timeout), protection);
      return withTimeLimit(createToken(form), timeout);
    },
  };
}

/** Asks once; after a failure again with the next call. */
function remembered<Parameters extends unknown[], Value>(
  load: (...parameters: Parameters) => Promise<Value>,
): (...parameters: Parameters) => Promise<Value> {
  let known: Promise<Value> | null = null;
  return (...parameters) => {
    const current = (known ??= load(...parameters));
    current.catch(() => {
      if (known === current) known = null;
    });
    return current;
  };
}
