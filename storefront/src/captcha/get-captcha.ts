import { execute, isSupported, type CommerceClient } from '../commerce/index.ts';
import { createCaptcha, type Captcha } from './captcha.ts';
import { captchaConfigQuery, captchaFormsQuery } from './captcha-operations.ts';
import { toCaptchaConfig, toFormsConfig } from './captcha-config.ts';
import { captchaScriptUrl, loadCaptchaScript } from './captcha-script.ts';

const captchas = new WeakMap<CommerceClient, Captcha>();

/** The captcha of a client's backend: one for each tab. */
export function getCaptcha(client: CommerceClient): Captcha {
  const known = captchas.get(client);
  if (known) return known;
  const captcha = createCaptcha({
    loadConfig: async () => {
      if (isSupported(client, captchaFormsQuery))
        return toFormsConfig((await execute(client, captchaFormsQuery, {})).data);
      return isSupported(client, captchaConfigQuery)
        ? toCaptchaConfig((await execute(client, captchaConfigQuery, {})).data)
        : new Map();
    },
    loadService: (config, requested) => loadCaptchaScript(document, captchaScriptUrl(config, requested)),
    executeInvisible: async (service, protection) =>
      (await import('./captcha-widget.ts')).executeInvisible(document, service, protection),
  });
  captchas.set(client, captcha);
  return captcha;
}
