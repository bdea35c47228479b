// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCaptchaWidget, executeInvisible } from './captcha-widget.ts';
import type { CaptchaKind, FormProtection } from './captcha-config.ts';
import { serveRecaptcha } from './testing/fake-recaptcha.ts';

const protect = (kind: CaptchaKind): FormProtection => ({
  kind,
  websiteKey: 'key',
  badgePosition: 'inline',
  languageCode: null,
  theme: 'dark',
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function setUp(kind: CaptchaKind, width = 320) {
  const google = serveRecaptcha();
  const container = document.createElement('div');
  vi.spyOn(container, 'clientWidth', 'get').mockReturnValue(width);
  document.body.append(container);
  const events = { onConfirm: vi.fn(), onError: vi.fn() };
  const widget = createCaptchaWidget(google.service, container, protect(kind), events);
  return { google, container, widget, events };
}

describe('a box of reCAPTCHA v2', () => {
  it.each([
    [304, 'normal'],
    [303, 'compact'],
  ])('has the size for %d px: %s', (width, size) => {
    const { google } = setUp('checkbox', width);
    expect(google.widgets[0]?.parameters).toMatchObject({ sitekey: 'key', theme: 'dark', size });
  });

  it('gives its token once and asks again', () => {
    const { google, widget, events } = setUp('checkbox');
    expect(widget.isConfirmed()).toBe(false);
    google.solve();
    expect(events.onConfirm).toHaveBeenCalledOnce();
    expect(widget.isConfirmed()).toBe(true);
    expect(widget.takeToken()).toBe('token 1');
    expect(google.widgets[0]?.resets).toBe(1);
    expect(widget.takeToken()).toBeNull();
  });

  it('has no token after it expired or the service failed', () => {
    const { google, widget, events } = setUp('checkbox');
    google.solve();
    google.widgets[0]?.parameters['expired-callback']();
    expect(widget.isConfirmed()).toBe(false);
    google.solve();
    google.widgets[0]?.parameters['error-callback']();
    expect(widget.isConfirmed()).toBe(false);
    expect(events.onError).toHaveBeenCalledOnce();
  });

  it('stays in the document for a while after the form has left it', () => {
    const { google, container, widget } = setUp('checkbox');
    const node = google.widgets[0]?.container;
    widget.remove();
    expect(container.children).toHaveLength(0);
    expect(node?.isConnected).toBe(true);
    vi.advanceTimersByTime(5000);
    expect(node?.isConnected).toBe(false);
  });
});

describe('an invisible widget of reCAPTCHA v2', () => {
  it('gives a fresh token for each attempt', async () => {
    const { google, widget } = setUp('invisible');
    expect(google.widgets[0]?.parameters).toMatchObject({ size: 'invisible', badge: 'inline' });
    expect(await widget.execute()).toBe('token 1');
    expect(await widget.execute()).toBe('token 2');
    expect(google.widgets[0]?.resets).toBe(1);
  });

  it('waits for the challenge as long as it is shown', async () => {
    const { google, widget } = setUp('invisible');
    google.challenges = true;
    const token = widget.execute();
    await vi.advanceTimersByTimeAsync(60_000);
    google.solve();
    expect(await token).toBe('token 1');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends the wait when the challenge is closed, and begins again with the next attempt', async () => {
    const { google, widget } = setUp('invisible');
    google.challenges = true;
    const outcome = expect(widget.execute()).rejects.toMatchObject({ name: 'ChallengeClosedError' });
    await vi.advanceTimersByTimeAsync(0);
    google.close();
    await vi.advanceTimersByTimeAsync(1000);
    await outcome;
    google.challenges = false;
    expect(await widget.execute()).toBe('token 1');
  });

  it('accepts a token that comes shortly after its challenge was hidden', async () => {
    const { google, widget } = setUp('invisible');
    google.challenges = true;
    const token = widget.execute();
    await vi.advanceTimersByTimeAsync(0);
    google.close();
    await vi.advanceTimersByTimeAsync(900);
    google.solve();
    expect(await token).toBe('token 1');
  });

  it('fails when the service cannot be reached or does not answer', async () => {
    const { google, widget } = setUp('invisible');
    google.service.execute = () => Promise.resolve('');
    const silence = expect(widget.execute()).rejects.toThrow('does not answer');
    await vi.advanceTimersByTimeAsync(10_000);
    await silence;
    const failure = expect(widget.execute()).rejects.toThrow('cannot be reached');
    google.widgets[0]?.parameters['error-callback']();
    await failure;
  });

  it('is made for one token where there is no form', async () => {
    const google = serveRecaptcha();
    expect(await executeInvisible(document, google.service, protect('invisible'))).toBe('token 1');
    await vi.advanceTimersByTimeAsync(5000);
    expect(google.widgets[0]?.container.isConnected).toBe(false);
  });
});
