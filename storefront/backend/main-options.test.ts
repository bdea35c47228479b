import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMainOptions } from './main-options.ts';

describe('readMainOptions', () => {
  it('has a default for everything', () => {
    const options = readMainOptions({});
    expect(options).toMatchObject({
      port: 4000,
      publicUrl: 'http://localhost:3000',
      profile: 'extended',
      secondStoreView: true,
      release: '2.4.8',
      messages: 'en',
      faults: false,
      cacheSeconds: 60,
      captchaForms: [],
      withdrawal: true,
      pageSize: 6,
      paymentProviders: [],
      braintreeVerifiesFrom: null,
    });
    expect(isAbsolute(options.dataFolder)).toBe(true);
  });

  it('reads what the environment says', () => {
    expect(
      readMainOptions({
        PORT: '3100',
        BACKEND_PORT: '4100',
        BACKEND_PROFILE: 'stock',
        BACKEND_SECOND_STORE_VIEW: '0',
        BACKEND_FAULTS: '1',
        BACKEND_HTTP_CACHE_HOSTS: 'localhost:3000, cache-2',
        BACKEND_ADMIN_TOKEN: 'admin-token',
        BACKEND_CAPTCHA_FORMS: 'NEWSLETTER, CONTACT:RECAPTCHA',
        BACKEND_WITHDRAWAL: '0',
        BACKEND_PAGE_SIZE: '12',
        BACKEND_PAYMENT_PROVIDERS: 'braintree, adyen',
        BACKEND_BRAINTREE_3D_SECURE: '100',
      }),
    ).toMatchObject({
      port: 4100,
      publicUrl: 'http://localhost:3100',
      profile: 'stock',
      secondStoreView: false,
      faults: true,
      cacheHosts: ['localhost:3000', 'cache-2'],
      adminToken: 'admin-token',
      captchaForms: ['NEWSLETTER', 'CONTACT:RECAPTCHA'],
      withdrawal: false,
      pageSize: 12,
      paymentProviders: ['braintree', 'adyen'],
      braintreeVerifiesFrom: 100,
    });
  });

  it.each([
    [{ BACKEND_PORT: 'x' }, 'BACKEND_PORT must be a number from 0 to 65535, but it is "x".'],
    [{ BACKEND_PROFILE: 'b2b' }, 'BACKEND_PROFILE must be extended or stock, but it is "b2b".'],
    [
      { BACKEND_PAYMENT_PROVIDERS: 'paypal' },
      'BACKEND_PAYMENT_PROVIDERS must list braintree and adyen, but it has "paypal".',
    ],
    [
      { BACKEND_BRAINTREE_3D_SECURE: 'yes' },
      'BACKEND_BRAINTREE_3D_SECURE must be a number from 0 to 1000000, but it is "yes".',
    ],
    [{ BACKEND_PAGE_SIZE: '0' }, 'BACKEND_PAGE_SIZE must be a number from 1 to 100, but it is "0".'],
    [{ BACKEND_FAULTS: 'yes' }, 'BACKEND_FAULTS must be 0 or 1, but it is "yes".'],
    [{ BACKEND_SECOND_STORE_VIEW: 'yes' }, 'BACKEND_SECOND_STORE_VIEW must be 1 or 0, but it is "yes".'],
  ])('refuses %o in one sentence', (env, message) => {
    expect(() => readMainOptions(env)).toThrow(message);
  });
});
