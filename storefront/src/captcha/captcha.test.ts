import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCaptcha, type CaptchaOptions } from './captcha.ts';
import { toCaptchaConfig, toFormsConfig, type CaptchaConfig, type CaptchaKind } from './captcha-config.ts';

const protect = (kind: CaptchaKind) => ({
  kind,
  websiteKey: 'key',
  badgePosition: 'bottomright',
  languageCode: 'pl',
  theme: 'light',
});
const config: CaptchaConfig = new Map([
  ['NEWSLETTER', protect('v3')],
  ['CONTACT', protect('v3')],
  ['CUSTOMER_CREATE', protect('checkbox')],
  ['PLACE_ORDER', protect('invisible')],
]);

const createService = () => {
  let count = 0;
  return {
    execute: vi.fn((key: string | number, options?: { action: string }) =>
      Promise.resolve(`${key} ${options?.action} ${++count}`),
    ),
    render: vi.fn(() => 0),
    reset: vi.fn(),
  };
};

const set = (options: Partial<CaptchaOptions>) =>
  createCaptcha({
    loadConfig: () => Promise.resolve(config),
    loadService: () => Promise.resolve(createService()),
    executeInvisible: () => Promise.resolve('invisible token'),
    ...options,
  });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('captcha', () => {
  it('[CAP-03] [NWS-08] gives a fresh token for each sending of a protected form, under the action of the form', async () => {
    const captcha = set({});
    expect(await captcha.token('NEWSLETTER')).toBe('key subscribeNewsLetter 1');
    expect(await captcha.token('NEWSLETTER')).toBe('key subscribeNewsLetter 2');
    expect(await captcha.token('CONTACT')).toBe('key contact 3');
  });

  it('[CAP-04] gives none for a form that is not listed and loads nothing', async () => {
    const loadService = vi.fn(() => Promise.resolve(createService()));
    const captcha = set({ loadService });
    await captcha.prepare('CUSTOMER_LOGIN');
    expect(await captcha.token('CUSTOMER_LOGIN')).toBeUndefined();
    expect(loadService).not.toHaveBeenCalled();
  });

  it('[CAP-06] loads the service once, with the first focus', async () => {
    const loadService = vi.fn(() => Promise.resolve(createService()));
    const captcha = set({ loadService });
    expect(loadService).not.toHaveBeenCalled();
    await captcha.prepare('NEWSLETTER');
    await captcha.prepare('CONTACT');
    await captcha.token('CONTACT');
    expect(loadService).toHaveBeenCalledOnce();
  });

  it('fails after 4 s without an answer', async () => {
    const captcha = set({ loadService: () => new Promise(() => undefined) });
    const outcome = expect(captcha.token('NEWSLETTER')).rejects.toThrow('4000 ms');
    await vi.advanceTimersByTimeAsync(3999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
  });

  it('tries again after a failure', async () => {
    const loadService = vi.fn(() => Promise.resolve(createService())).mockRejectedValueOnce(new Error('blocked'));
    const captcha = set({ loadService });
    await captcha.prepare('NEWSLETTER');
    expect(await captcha.token('NEWSLETTER')).toBe('key subscribeNewsLetter 1');
    expect(loadService).toHaveBeenCalledTimes(2);
  });

  it('gives what was confirmed in a form with v2 once', async () => {
    const captcha = set({});
    expect(await captcha.token('CUSTOMER_CREATE')).toBeUndefined();
    captcha.confirm('CUSTOMER_CREATE', () => 'ticked');
    expect(await captcha.token('CUSTOMER_LOGIN')).toBeUndefined();
    expect(await captcha.token('CUSTOMER_CREATE')).toBe('ticked');
    expect(await captcha.token('CUSTOMER_CREATE')).toBeUndefined();
  });

  it('runs the check of v2 Invisible where no form did', async () => {
    const captcha = set({});
    captcha.confirm('PLACE_ORDER', () => 'of the form');
    expect(await captcha.token('PLACE_ORDER')).toBe('of the form');
    expect(await captcha.token('PLACE_ORDER')).toBe('invisible token');
  });

  it('takes the configuration that the page has fetched', async () => {
    const loadConfig = vi.fn(() => Promise.resolve<CaptchaConfig>(new Map()));
    const captcha = set({ loadConfig });
    captcha.setConfig(config);
    expect(await captcha.getProtection('NEWSLETTER')).toMatchObject({ kind: 'v3' });
    expect(loadConfig).not.toHaveBeenCalled();
  });
});

describe('the configuration', () => {
  it('[CAP-02] has the badge at the bottom right when the backend does not say', () => {
    const answer = {
      website_key: 'key',
      badge_position: '',
      language_code: null,
      forms: ['NEWSLETTER' as const, null],
    };
    expect(toCaptchaConfig({ recaptchaV3Config: answer })).toEqual(
      new Map([['NEWSLETTER', { ...protect('v3'), languageCode: null }]]),
    );
  });

  it('is empty without a key or without forms', () => {
    const answer = { website_key: 'key', badge_position: 'inline', language_code: 'pl', forms: [] };
    expect(toCaptchaConfig({ recaptchaV3Config: null }).size).toBe(0);
    expect(toCaptchaConfig({ recaptchaV3Config: answer }).size).toBe(0);
    expect(toCaptchaConfig({ recaptchaV3Config: { ...answer, website_key: '', forms: ['NEWSLETTER'] } }).size).toBe(0);
  });

  it('has the kind, key and look of each protected form', () => {
    const form = (type: 'INVISIBLE' | 'RECAPTCHA' | 'RECAPTCHA_V3', key = 'key') => ({
      is_enabled: true,
      configurations: {
        re_captcha_type: type,
        website_key: key,
        badge_position: null,
        language_code: 'pl',
        theme: 'light',
      },
    });
    const off = { is_enabled: false, configurations: null };
    const forms = toFormsConfig({
      PLACE_ORDER: form('INVISIBLE'),
      CONTACT: form('RECAPTCHA', ''),
      CUSTOMER_LOGIN: null,
      CUSTOMER_FORGOT_PASSWORD: off,
      CUSTOMER_CREATE: form('RECAPTCHA'),
      CUSTOMER_EDIT: off,
      NEWSLETTER: form('RECAPTCHA_V3'),
      PRODUCT_REVIEW: off,
      SENDFRIEND: off,
      RESEND_CONFIRMATION_EMAIL: off,
    });
    expect([...forms]).toEqual([
      ['PLACE_ORDER', protect('invisible')],
      ['CUSTOMER_CREATE', protect('checkbox')],
      ['NEWSLETTER', protect('v3')],
    ]);
  });
});
