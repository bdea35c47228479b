// @vitest-environment jsdom
import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { divider, heading, row } from '../fixtures/markup.ts';
import { renderMarkup } from '../fixtures/render-markup.tsx';
import { PageBuilder, PageBuilderProvider, type ContentTypeProps } from '../index.ts';
import { parsePageBuilder } from '../parser/index.node.ts';
import type { HeadingNode } from '../nodes.ts';
import { defineLazyRenderer } from './lazy-renderer.ts';
import { loadRenderers } from './load-renderers.ts';
import { defineRenderer } from './renderer.ts';

const Late = ({ node }: ContentTypeProps<HeadingNode>) => <h2>{`Późny: ${node.text}`}</h2>;
const html = row(heading('Tytuł'));

describe('defineLazyRenderer', () => {
  it('loads the component only for content that has the type', async () => {
    const load = vi.fn(() => Promise.resolve({ default: Late }));
    const renderers = [defineLazyRenderer('heading', load)];
    renderMarkup(row(divider('')), { renderers });
    expect(load).not.toHaveBeenCalled();
    const { findByRole } = renderMarkup(html, { renderers });
    expect((await findByRole('heading')).textContent).toBe('Późny: Tytuł');
    renderMarkup(html, { renderers });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('renders a loaded component immediately', async () => {
    const renderers = [defineLazyRenderer('heading', () => Promise.resolve({ default: Late }))];
    await loadRenderers(parsePageBuilder(html), renderers);
    expect(renderMarkup(html, { renderers }).getByRole('heading').textContent).toBe('Późny: Tytuł');
  });

  it('retries when the browser is back online', async () => {
    const load = vi
      .fn<() => Promise<{ default: ComponentType<ContentTypeProps<HeadingNode>> }>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ default: Late });
    const { findByRole, queryByRole } = renderMarkup(html, { renderers: [defineLazyRenderer('heading', load)] });
    await act(async () => {
      await Promise.resolve();
    });
    expect(queryByRole('heading')).toBeNull();
    window.dispatchEvent(new Event('online'));
    expect((await findByRole('heading')).textContent).toBe('Późny: Tytuł');
  });

  it('retries while the browser is online, ever later, and reports what fails repeatedly', async () => {
    vi.useFakeTimers();
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const error = new Error('503');
    const load = vi
      .fn<() => Promise<{ default: ComponentType<ContentTypeProps<HeadingNode>> }>>()
      .mockRejectedValueOnce(error)
      .mockRejectedValueOnce(error)
      .mockRejectedValueOnce(error)
      .mockResolvedValue({ default: Late });
    const { queryByRole } = renderMarkup(html, { renderers: [defineLazyRenderer('heading', load)] });
    const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
    await wait(999);
    expect(load).toHaveBeenCalledTimes(1);
    await wait(1);
    expect(load).toHaveBeenCalledTimes(2);
    expect(reported).not.toHaveBeenCalled();
    await wait(3000);
    expect(reported.mock.calls).toEqual([[error]]);
    expect(queryByRole('heading')).toBeNull();
    await wait(9000);
    expect(queryByRole('heading')?.textContent).toBe('Późny: Tytuł');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('keeps the server HTML until the code has loaded, and hydrates it without a difference', async () => {
    const content = parsePageBuilder(html);
    const draw = (renderers: Parameters<typeof PageBuilderProvider>[0]['renderers'] & {}) => (
      <PageBuilderProvider renderers={renderers}>
        <PageBuilder content={content} />
      </PageBuilderProvider>
    );
    const onServer = [defineLazyRenderer('heading', () => Promise.resolve({ default: Late }))];
    await loadRenderers(content, onServer);
    const root = document.createElement('div');
    root.innerHTML = renderToString(draw(onServer));
    const drawn = root.querySelector('h2');
    expect(drawn?.textContent).toBe('Późny: Tytuł');
    let arrive: (module: { default: typeof Late }) => void = () => undefined;
    const inBrowser = [
      defineLazyRenderer(
        'heading',
        () =>
          new Promise<{ default: typeof Late }>((resolve) => {
            arrive = resolve;
          }),
      ),
    ];
    const onRecoverableError = vi.fn();
    await act(async () => {
      hydrateRoot(root, draw(inBrowser), { onRecoverableError });
      await Promise.resolve();
    });
    expect(root.querySelector('h2')).toBe(drawn);
    await act(async () => {
      arrive({ default: Late });
      await Promise.resolve();
    });
    expect(root.querySelector('h2')).toBe(drawn);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('does not affect renderers that are not lazy', async () => {
    await expect(loadRenderers(parsePageBuilder(html), [defineRenderer('heading', Late)])).resolves.toBeUndefined();
  });
});
