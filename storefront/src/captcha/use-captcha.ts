import { useEffect, useRef, useState } from 'react';
import { useCommerce } from '../commerce/index.ts';
import { getCaptcha } from './get-captcha.ts';

/**
 * Lets the first focus in a form fetch the captcha's script, if the form is protected. Spread the result over the
 * `<form>`.
 *
 * @param form reCAPTCHA form type of Magento, e.g. `NEWSLETTER`; the same as the mutation's `captchaForm`
 */
export function useCaptcha(form: string): { onFocus(): void } {
  const { client } = useCommerce();
  const asked = useRef(false);
  return {
    onFocus: () => {
      if (asked.current) return;
      asked.current = true;
      void getCaptcha(client).prepare(form);
    },
  };
}

/** Whether the shop protects a form, so that the shopper is told; false at first. */
export function useIsProtected(form: string): boolean {
  const { client } = useCommerce();
  const [isProtected, setProtected] = useState(false);
  useEffect(() => {
    let stale = false;
    void getCaptcha(client)
      .protects(form)
      .then((found) => {
        if (!stale) setProtected(found);
      });
    return () => {
      stale = true;
    };
  }, [client, form]);
  return isProtected;
}
