import { execute, isSupported, type CommerceClient } from '../commerce/index.ts';
import { createCaptcha, type Captcha } from './captcha.ts';
import { captchaConfigQuery } from './captcha-operations.ts';
import { toCaptchaConfig } from './captcha-config.ts';
import { loadCaptchaScript } from './captcha-script.ts';

const captchas = new WeakMap<CommerceClient, Captcha>();

/** The captcha of a client's backend: one for each tab. */
export function getCaptcha(client: CommerceClient): Captcha {
  const known = captchas.get(client);
  if (known) return known;
  const captcha = createCaptcha({
    loadConfig: async () =>
      isSupported(client, captchaConfigQuery)
        ? toCaptchaConfig((await execute(client, captchaConfigQuery, {})).data)
        : null,
    loadService: (config) => loadCaptchaScript(document, config),
  });
  captchas.set(client, captcha);
  return captcha;
}
