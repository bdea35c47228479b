import { useRef } from 'react';
import { useCommerce } from '../commerce/index.ts';
import { captchaOf } from './captcha-of.ts';

/**
 * Lets the first focus in a form fetch the captcha's script, if the form is protected. Spread the result over the `<form>`.
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
      void captchaOf(client).prepare(form);
    },
  };
}
