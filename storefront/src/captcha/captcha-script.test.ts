// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CaptchaKind, FormProtection } from './captcha-config.ts';
import { captchaScriptUrl, loadCaptchaScript } from './captcha-script.ts';

const protect = (kind: CaptchaKind, languageCode: string | null = 'pl'): FormProtection => ({
  kind,
  websiteKey: `${kind} key`,
  badgePosition: 'bottomleft',
  languageCode,
  theme: 'light',
});
const url = captchaScriptUrl(new Map([['NEWSLETTER', protect('v3')]]), protect('v3'));

/** Stands for the network: what the address of a script gives. */
function answerScripts(answer: (script: HTMLScriptElement) => void): void {
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) answer(node);
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the captcha script', () => {
  it('[CAP-06] comes from the service with key, badge and language, and is waited for until it is ready', async () => {
    const service = { ready: (callback: () => void) => setTimeout(callback), execute: () => Promise.resolve('token') };
    answerScripts((script) => {
      expect(script.src).toBe('https://www.google.com/recaptcha/api.js?render=v3+key&badge=bottomleft&hl=pl');
      vi.stubGlobal('grecaptcha', service);
      script.dispatchEvent(new Event('load'));
    });
    expect(await loadCaptchaScript(document, url)).toBe(service);
  });

  it('is one for all kinds: with the key of v3 where a form has it, else without a key', () => {
    const both = new Map([
      ['CUSTOMER_LOGIN', protect('checkbox', null)],
      ['NEWSLETTER', protect('v3')],
    ]);
    const address = 'https://www.google.com/recaptcha/api.js';
    expect(captchaScriptUrl(both, protect('checkbox', null))).toBe(`${address}?render=v3+key&badge=bottomleft&hl=pl`);
    expect(captchaScriptUrl(new Map([['CONTACT', protect('invisible')]]), protect('invisible', 'de'))).toBe(
      `${address}?render=explicit&hl=de`,
    );
    expect(captchaScriptUrl(new Map(), protect('checkbox', null))).toBe(`${address}?render=explicit`);
  });

  it('says that it is blocked', async () => {
    answerScripts((script) => script.dispatchEvent(new Event('error')));
    await expect(loadCaptchaScript(document, url)).rejects.toThrow('could not be loaded');
  });

  it('says that something else came in its place', async () => {
    answerScripts((script) => script.dispatchEvent(new Event('load')));
    await expect(loadCaptchaScript(document, url)).rejects.toThrow('no service');
  });
});
