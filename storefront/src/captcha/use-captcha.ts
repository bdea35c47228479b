import { useEffect, useMemo, useRef, useState } from 'react';
import { isSupported, useCommerce, useQuery } from '../commerce/index.ts';
import { reportError } from '../platform/errors/report-error.ts';
import { toFormsConfig, type CaptchaConfig } from './captcha-config.ts';
import { captchaFormsQuery } from './captcha-operations.ts';
import { createFormCaptcha, type FormCaptcha } from './form-captcha.ts';
import { getCaptcha } from './get-captcha.ts';

/** Protection of a form: what its parts need. */
interface UsedCaptcha {
  /** Spread over the `<form>`: its first use loads what the protection needs. */
  form: { onFocus(): void; onPointerDown(): void };
  /** For the `CaptchaField` above the submit button. */
  captcha: FormCaptcha;
  /** To be awaited before the form is sent; false when it must not be: the `CaptchaField` says why. */
  confirm(): Promise<boolean>;
}

/**
 * Protects a form with reCAPTCHA, where the shop does.
 *
 * @param form reCAPTCHA form type of Magento, e.g. `NEWSLETTER`; the same as the mutation's `captchaForm`
 */
export function useCaptcha(form: string): UsedCaptcha {
  const { client } = useCommerce();
  const config = useFormsConfig();
  const kind = config?.get(form)?.kind ?? null;
  const [captcha] = useState(() => createFormCaptcha(form, getCaptcha(client), { kind, log: reportError }));
  const asked = useRef(false);
  useEffect(() => {
    if (!config) return;
    getCaptcha(client).setConfig(config);
    captcha.setKind(kind);
  }, [client, captcha, config, kind]);
  const prepare = () => {
    if (asked.current) return;
    asked.current = true;
    void captcha.prepare();
  };
  return { form: { onFocus: prepare, onPointerDown: prepare }, captcha, confirm: captcha.confirm };
}

/** Whether the shop protects a form, so that the shopper is told; false at first. */
export function useIsProtected(form: string): boolean {
  const { client } = useCommerce();
  const config = useFormsConfig();
  const [isProtected, setProtected] = useState(false);
  useEffect(() => {
    // Another request for the same would follow.
    if (isSupported(client, captchaFormsQuery)) return;
    let stale = false;
    void getCaptcha(client)
      .getProtection(form)
      .then((found) => {
        if (!stale) setProtected(found !== null);
      });
    return () => {
      stale = true;
    };
  }, [client, form]);
  return isProtected || config?.get(form) !== undefined;
}

/** The protection of all forms; undefined while it is not known, and where the backend knows version 3 only. */
function useFormsConfig(): CaptchaConfig | undefined {
  const { data } = useQuery(captchaFormsQuery, {});
  return useMemo(() => data && toFormsConfig(data), [data]);
}
