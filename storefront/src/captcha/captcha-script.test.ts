// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadCaptchaScript } from './captcha-script.ts';

const config = { websiteKey: 'shop key', badgePosition: 'bottomleft', languageCode: 'pl', forms: ['NEWSLETTER'] };

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
      expect(script.src).toBe('https://www.google.com/recaptcha/api.js?render=shop+key&badge=bottomleft&hl=pl');
      vi.stubGlobal('grecaptcha', service);
      script.dispatchEvent(new Event('load'));
    });
    expect(await loadCaptchaScript(document, config)).toBe(service);
  });

  it('says that it is blocked', async () => {
    answerScripts((script) => script.dispatchEvent(new Event('error')));
    await expect(loadCaptchaScript(document, config)).rejects.toThrow('could not be loaded');
  });

  it('says that something else came in its place', async () => {
    answerScripts((script) => script.dispatchEvent(new Event('load')));
    await expect(loadCaptchaScript(document, config)).rejects.toThrow('no service');
  });
});
