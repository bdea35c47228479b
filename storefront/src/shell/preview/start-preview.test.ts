// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { previewLifetime, startPreview } from './start-preview.ts';

const admin = 'https://admin.shop.example';
const preview = { authorization: 'preview-token', version: '1767225600' };
const opener = new MessageChannel().port1;

/** A tab with its own session storage, which an admin has opened. */
function openTab() {
  const target = new EventTarget();
  const reload = vi.fn();
  const tab: unknown = {
    addEventListener: target.addEventListener.bind(target),
    setTimeout: (action: () => void, wait: number) => setTimeout(action, wait),
    sessionStorage,
    location: { reload },
    opener,
  };
  if (!isWindow(tab)) throw new Error('unreachable');
  const send = (data: unknown) =>
    target.dispatchEvent(new MessageEvent('message', { origin: admin, data, source: opener }));
  return { reload, send, preview: startPreview(tab, [admin]) };
}

function isWindow(value: unknown): value is Window {
  return typeof value === 'object' && value !== null && 'sessionStorage' in value;
}

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('startPreview', () => {
  it('[PRV-01] stores a message and reloads; the reloaded page shows the preview', () => {
    const first = openTab();
    expect(first.preview).toBeNull();
    first.send(preview);
    expect(first.reload).toHaveBeenCalledOnce();
    expect(openTab().preview?.headers('getProduct')).toEqual({
      authorization: 'Bearer preview-token',
      'Preview-Version': '1767225600',
    });
  });

  it('[PRV-02] removes what is stored after 10000 ms', () => {
    openTab().send(preview);
    openTab();
    vi.advanceTimersByTime(previewLifetime - 1);
    expect(sessionStorage).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sessionStorage).toHaveLength(0);
    expect(openTab().preview).toBeNull();
  });

  it('[RSK-10] reloads once for a token, however often it is sent', () => {
    openTab().send(preview);
    const second = openTab();
    second.send(preview);
    expect(second.reload).not.toHaveBeenCalled();
    second.send({ ...preview, version: '1767225601' });
    expect(second.reload).toHaveBeenCalledOnce();
  });

  it('does nothing about other messages', () => {
    const tab = openTab();
    tab.send('hello');
    expect(tab.reload).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
  });
});
