// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { createDeferredHydration, DeferredContent } from './deferred-hydration.tsx';

it('DeferredContent keeps the server HTML when a parent re-renders before the script of the page has loaded', async () => {
  const hydration = { start: vi.fn(), complete: vi.fn(), cancel: vi.fn() };
  const renderPage = (page: ReactElement | Promise<ReactElement>, pending: boolean) => (
    <main aria-busy={pending}>
      <DeferredContent hydration={hydration}>{page}</DeferredContent>
    </main>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(renderPage(<h1>Sport</h1>, false));
  const heading = container.querySelector('h1');
  let resolve: (page: ReactElement) => void = () => undefined;
  const page = new Promise<ReactElement>((loaded) => (resolve = loaded));

  const { rerender } = await act(() => Promise.resolve(render(renderPage(page, false), { container, hydrate: true })));
  await act(() => {
    rerender(renderPage(page, true));
    return Promise.resolve();
  });
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(container.querySelector('h1')).toBe(heading);
  expect(hydration.start).not.toHaveBeenCalled();

  await act(async () => {
    resolve(<h1>Sport</h1>);
    await page;
  });
  expect(container.querySelector('h1')).toBe(heading);
  expect(hydration.complete).toHaveBeenCalledOnce();
});

describe('createDeferredHydration', () => {
  /** Clicks on the link of a page and returns whether it is kept from the browser, and where the application goes. */
  async function clickLink({ isReady = false, queued = false, attributes = '' }) {
    document.body.innerHTML = `<main><button type="button">Dodaj</button><a href="/sport.html" ${attributes}>Sport</a></main>`;
    const button = document.querySelector('button');
    const navigate = vi.fn();
    const hydration = createDeferredHydration({
      window,
      queuedEvents: [],
      load: () => new Promise(() => undefined),
      isNavigationReady: () => isReady,
      navigate,
    });
    if (queued) button?.click();
    let isKept = false;
    const link = document.querySelector('a');
    link?.addEventListener('click', (event) => {
      isKept = event.defaultPrevented;
      // jsdom loads no documents.
      event.preventDefault();
    });
    link?.click();
    await vi.waitFor(() => isKept && expect(navigate).toHaveBeenCalled());
    hydration.cancel();
    return { isKept, path: navigate.mock.calls[0]?.[0] as unknown };
  }

  it('leaves links to the browser while the code of the next pages is not there', async () => {
    expect(await clickLink({})).toEqual({ isKept: false, path: undefined });
  });

  it.each([
    ['once that code is there', { isReady: true }],
    ['that change a part of the page', { attributes: 'data-keep-scroll' }],
    ['after a press that a document would lose', { queued: true }],
  ])('follows links %s', async (_, options) => {
    expect(await clickLink(options)).toEqual({ isKept: true, path: '/sport.html' });
  });

  it('tells when the page has hydrated', () => {
    const hydration = createDeferredHydration({
      window,
      queuedEvents: [],
      load: () => new Promise(() => undefined),
      isNavigationReady: () => false,
      navigate: vi.fn(),
    });
    expect(hydration.signal.aborted).toBe(false);
    hydration.complete();
    expect(hydration.signal.aborted).toBe(true);
    expect(hydration.isHydrated()).toBe(true);
  });

  it('replays what was typed in the page, and nothing of a field outside of it', async () => {
    document.body.innerHTML = '<header><input></header><main><input></main>';
    const fields = [...document.querySelectorAll('input')];
    const hydration = createDeferredHydration({
      window,
      queuedEvents: [],
      load: () => new Promise(() => undefined),
      isNavigationReady: () => false,
      navigate: vi.fn(),
    });
    const heard: string[] = [];
    for (const field of fields) {
      field.value = 'mag';
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.addEventListener('input', () => heard.push(field.closest('main') ? 'page' : 'header'));
    }
    hydration.complete();
    await vi.waitFor(() => expect(heard).toContain('page'));
    expect(heard).toEqual(['page']);
  });
});
