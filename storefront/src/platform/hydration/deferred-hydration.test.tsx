// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { DeferredContent } from './deferred-hydration.tsx';

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
