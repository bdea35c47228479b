import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCaptcha } from './captcha.ts';
import { toCaptchaConfig, type CaptchaConfig } from './captcha-config.ts';

const config: CaptchaConfig = {
  websiteKey: 'key',
  badgePosition: 'bottomright',
  languageCode: 'pl',
  forms: ['NEWSLETTER', 'CONTACT'],
};

const createService = () => {
  let count = 0;
  return {
    execute: vi.fn((key: string, { action }: { action: string }) => Promise.resolve(`${key} ${action} ${++count}`)),
  };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('captcha', () => {
  it('[CAP-03] [NWS-08] gives a fresh token for each sending of a protected form, under the action of the form', async () => {
    const captcha = createCaptcha({
      loadConfig: () => Promise.resolve(config),
      loadService: () => Promise.resolve(createService()),
    });
    expect(await captcha.token('NEWSLETTER')).toBe('key subscribeNewsLetter 1');
    expect(await captcha.token('NEWSLETTER')).toBe('key subscribeNewsLetter 2');
    expect(await captcha.token('CONTACT')).toBe('key contact 3');
  });

  it('[CAP-04] gives none for a form that is not listed and loads nothing', async () => {
    const loadService = vi.fn(() => Promise.resolve(createService()));
    const captcha = createCaptcha({ loadConfig: () => Promise.resolve(config), loadService });
    await captcha.prepare('CUSTOMER_LOGIN');
    expect(await captcha.token('CUSTOMER_LOGIN')).toBeUndefined();
    expect(loadService).not.toHaveBeenCalled();
  });

  it('[CAP-06] loads the service once, with the first focus', async () => {
    const loadService = vi.fn(() => Promise.resolve(createService()));
    const captcha = createCaptcha({ loadConfig: () => Promise.resolve(config), loadService });
    expect(loadService).not.toHaveBeenCalled();
    await captcha.prepare('NEWSLETTER');
    await captcha.prepare('CONTACT');
    await captcha.token('CONTACT');
    expect(loadService).toHaveBeenCalledOnce();
  });

  it('fails after 4 s without an answer', async () => {
    const captcha = createCaptcha({
      loadConfig: () => Promise.resolve(config),
      loadService: () => new Promise(() => undefined),
    });
    const outcome = expect(captcha.token('NEWSLETTER')).rejects.toThrow('4000 ms');
    await vi.advanceTimersByTimeAsync(3999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
  });

  it('tries again after a failure', async () => {
    const loadService = vi.fn(() => Promise.resolve(createService())).mockRejectedValueOnce(new Error('blocked'));
    const captcha = createCaptcha({ loadConfig: () => Promise.resolve(config), loadService });
    await captcha.prepare('NEWSLETTER');
    expect(await captcha.token('NEWSLETTER')).toBe('key subscribeNewsLetter 1');
    expect(loadService).toHaveBeenCalledTimes(2);
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
    expect(toCaptchaConfig({ recaptchaV3Config: answer })).toEqual({
      websiteKey: 'key',
      badgePosition: 'bottomright',
      languageCode: null,
      forms: ['NEWSLETTER'],
    });
  });

  it('is none without a key or without forms', () => {
    const answer = { website_key: 'key', badge_position: 'inline', language_code: 'pl', forms: [] };
    expect(toCaptchaConfig({ recaptchaV3Config: null })).toBeNull();
    expect(toCaptchaConfig({ recaptchaV3Config: answer })).toBeNull();
    expect(toCaptchaConfig({ recaptchaV3Config: { ...answer, website_key: '', forms: ['NEWSLETTER'] } })).toBeNull();
  });
});
