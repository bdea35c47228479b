import { describe, expect, it } from 'vitest';
import { checkCaptcha } from './check-captcha.mjs';

const v3 = { is_enabled: true, website_key: 'key', forms: ['NEWSLETTER'] };
const off = { is_enabled: false, website_key: '', forms: [] };
const form = (type: string, key = 'key') => ({
  is_enabled: true,
  configurations: { re_captcha_type: type, website_key: key },
});
const unprotected = { is_enabled: false, configurations: null };

/** Answers as a backend, where a query that its schema lacks has no data. */
const check = (config: object | null, forms: object | null) =>
  checkCaptcha((query) => {
    const data = query.includes('recaptchaV3Config') ? config && { recaptchaV3Config: config } : forms;
    return Promise.resolve({ body: data ? { data } : { errors: [{ message: 'Cannot query field.' }] } });
  });

describe('checkCaptcha', () => {
  it.each(['RECAPTCHA', 'INVISIBLE', 'RECAPTCHA_V3'])(
    'wants the origins of Google for a form with %s',
    async (type) => {
      const { finding, settings } = await check(type === 'RECAPTCHA_V3' ? v3 : off, {
        CUSTOMER_LOGIN: form(type),
        CUSTOMER_EDIT: unprotected,
      });
      expect(finding).toEqual({ name: 'Captcha', verdict: 'ok', text: 'set CAPTCHA_ORIGINS as below' });
      expect(settings).toEqual({
        CAPTCHA_ORIGINS: 'https://www.google.com,https://www.gstatic.com,https://recaptcha.google.com',
      });
    },
  );

  it('wants none for a form without a key, which Magento does not check', async () => {
    const { finding, settings } = await check(off, { PLACE_ORDER: form('RECAPTCHA', '') });
    expect(finding).toEqual({ name: 'Captcha', verdict: 'ok', text: 'is off' });
    expect(settings).toEqual({});
  });

  it('names what older releases do not report', async () => {
    expect((await check(off, null)).finding.text).toMatch(
      /^is off; Magento before 2\.4\.8 does not report reCAPTCHA v2/,
    );
    expect((await check(null, null)).finding.text).toMatch(/^Magento before 2\.4\.7 does not report it/);
  });
});
