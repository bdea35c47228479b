// @vitest-environment jsdom
import { act, render, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../fixtures/browser-stubs.ts';
import { homePage } from '../fixtures/home-page.ts';
import { contentType, heading, image, row, text } from '../fixtures/markup.ts';
import { renderMarkup } from '../fixtures/render-markup.tsx';
import { parseRichContent } from '../parser/index.node.ts';
import { loadRenderers } from './load-renderers.ts';
import { RichContent } from './page-builder.tsx';
import { defineRenderer } from './renderer.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('PageBuilder and RichContent', () => {
  it('[CMS-01] render Page Builder content types, and sanitized HTML otherwise', () => {
    expect(renderMarkup(heading('Tytuł', 4)).getByRole('heading', { level: 4 }).textContent).toBe('Tytuł');
    const { container } = renderMarkup('<p>Zwykły <b onclick="x">HTML</b></p>');
    expect(container.querySelector('p')?.outerHTML).toBe('<p>Zwykły <b>HTML</b></p>');
  });

  it('[PKG-10] render content without a provider: plain links and images', () => {
    const content = parseRichContent(
      heading('Tytuł') +
        text('<p><a href="/witaminy.html">Witaminy</a></p>') +
        image({ desktop: '/media/a.jpg', alt: 'Słoik' }),
    );
    const html = renderToString(<RichContent content={content} />);
    expect(html).toContain('>Tytuł</h2>');
    expect(html).toMatch(/<a [^>]*href="\/witaminy\.html"[^>]*>Witaminy<\/a>/);
    expect(html).toMatch(/<img [^>]*src="\/media\/a\.jpg[^>]*>/);
  });

  it('parse and sanitize a string, and render nothing for an empty field of GraphQL', async () => {
    const { container } = render(<RichContent content={'<p>Zwykły <b onclick="x">HTML</b></p>'} />);
    await waitFor(() => expect(container.querySelector('p')?.outerHTML).toBe('<p>Zwykły <b>HTML</b></p>'));
    expect(renderToString(<RichContent content={null} />)).toBe('');
    expect(renderToString(<RichContent content={undefined} />)).toBe('');
  });

  it('[PBT-03] render of an unknown content type the known ones in it, and all of its siblings', () => {
    expect(renderMarkup(contentType('countdown', {}, text('w środku')) + text('obok')).container.textContent).toBe(
      'w środkuobok',
    );
  });

  it('render nothing for content that the merchant has disabled', () => {
    expect(renderMarkup(text('ukryte', { style: 'display: none' }) + text('jest')).container.textContent).toBe('jest');
  });

  it('let the host replace the renderer of a content type', () => {
    const renderers = [defineRenderer('heading', ({ node }) => <strong>{node.text}</strong>)];
    expect(renderMarkup(heading('Tytuł'), { renderers }).container.querySelector('strong')?.textContent).toBe('Tytuł');
  });

  it('load images of the first row eagerly with priority', () => {
    const pictures = row(image({ desktop: '/a.jpg', alt: 'a' })) + row(image({ desktop: '/b.jpg', alt: 'b' }));
    const loading = (priority: boolean) =>
      renderMarkup(pictures, {}, { priority })
        .getAllByRole('img')
        .map((picture) => picture.getAttribute('loading'));
    expect(loading(true)).toEqual(['eager', 'lazy']);
  });

  it('render the same on the server and in the browser, from a tree that was serialized as JSON', async () => {
    stubBrowser();
    const html = homePage({ hero: '/h.png', heroMobile: '/n.png', scene: '/s.jpg', sceneMobile: '/m.jpg' });
    const tree: unknown = JSON.parse(JSON.stringify(parseRichContent(html)));
    const content = parseRichContent(html);
    expect(tree).toEqual(content);
    await loadRenderers(content);
    const root = document.createElement('div');
    root.innerHTML = renderToString(<RichContent content={content} priority />);
    expect(root.querySelector('[inert], button')).toBeNull();
    const onRecoverableError = vi.fn();
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await act(async () => {
      hydrateRoot(root, <RichContent content={content} priority />, { onRecoverableError });
      await Promise.resolve();
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(consoleError).not.toHaveBeenCalled();
    consoleError.mockRestore();
  });
});
