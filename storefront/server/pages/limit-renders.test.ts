import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { OverloadError } from '../http/concurrency-limit.ts';
import { limitRenders } from './limit-renders.ts';
import type { PageRequest, PageResponse } from './render-page.ts';

/** Renders that end when the test says so, at most two at a time and one waiting. */
function setUp() {
  const started: { finish: () => void; fail: () => void }[] = [];
  const { renderPage, isExhausted } = limitRenders(
    () =>
      new Promise<PageResponse>((resolve, reject) => {
        started.push({
          finish: () => resolve({ status: 200, headers: {}, html: null }),
          fail: () => reject(new Error('The render failed.')),
        });
      }),
    { max: 2, maxWaiting: 1, waitTimeout: 60_000 },
  );
  const open = (signal = new AbortController().signal) => {
    const request: PageRequest = { url: new URL('https://shop.example/'), target: '/', cookies: undefined, signal };
    return renderPage(request).then(
      ({ status }) => status,
      (error: unknown) => error,
    );
  };
  return { started, open, isExhausted };
}

describe('limitRenders', () => {
  it('lets renders wait, and refuses those that are too many', async () => {
    const { started, open, isExhausted } = setUp();
    const [first, , third] = [open(), open(), open()];
    expect(await open()).toBeInstanceOf(OverloadError);
    expect(started).toHaveLength(2);
    expect(isExhausted()).toBe(true);
    started[0]?.finish();
    expect(await first).toBe(200);
    expect(started).toHaveLength(3);
    started[2]?.finish();
    expect(await third).toBe(200);
    expect(isExhausted()).toBe(false);
  });

  it('takes the next one when a render fails', async () => {
    const { started, open } = setUp();
    const [first] = [open(), open(), open()];
    await setImmediate();
    started[0]?.fail();
    expect(await first).toBeInstanceOf(Error);
    expect(started).toHaveLength(3);
  });

  it('does not render for a visitor who has left while waiting', async () => {
    const { started, open } = setUp();
    const leaving = new AbortController();
    const [first, , left] = [open(), open(), open(leaving.signal)];
    leaving.abort();
    expect(await left).toBeInstanceOf(Error);
    started[0]?.finish();
    await first;
    expect(started).toHaveLength(2);
  });
});
