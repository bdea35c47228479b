// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../fixtures/browser-stubs.ts';
import { banner, block, button, buttons, contentType, heading, html, image, row, text } from '../fixtures/markup.ts';
import { faq, map, tabs, video } from '../fixtures/markup-widgets.ts';
import { renderMarkup } from '../fixtures/render-markup.tsx';
import { RichContent } from '../index.ts';
import { parseRichContent, sanitizeHtml } from '../parser/index.node.ts';

const directive = '{{widget type="Magento\\Cms\\Block\\Widget\\Block" block_id="3"}}';
const raw = '{{media url=wysiwyg/a.jpg}}';

describe('directives that Magento left', () => {
  beforeEach(() => {
    stubBrowser();
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['text', text(`<p title='${directive}'>A${directive}</p><img src="/a.jpg" alt='${directive}'>`)],
    ['html', html(`<p aria-label='${directive}'>A${directive}</p>`)],
    ['unescaped html', contentType('html', {}, `<p>A</p>${directive}`)],
    ['a heading', heading(`A${directive}`)],
    ['a button', buttons([button(`A${directive}`)])],
    ['a banner', banner({ content: `<p>A${directive}</p>`, href: '/a', button: `B${directive}` })],
    ['an image', image({ desktop: '/a.jpg', alt: `A${directive}`, caption: `A${directive}` })],
    ['a block', block(`A${directive}`)],
    ['tabs', tabs([{ name: `A${directive}`, content: text('<p>B</p>') }])],
    ['a question', faq([{ question: `A${directive}`, answer: `<p>B${directive}</p>` }])],
    ['a video', video({ src: '/a.mp4' }).replace('<video', `<video title='${directive}'`)],
    ['a map', map([{ location_name: `A${directive}`, address: directive }])],
    ['content without content types', `<p>A${directive}</p>`],
  ])('are not shown in %s', async (_, markup) => {
    const { container } = renderMarkup(markup);
    await waitFor(() => expect(container.innerHTML).toMatch(/A|<video/));
    expect(container.innerHTML).not.toMatch(/\{\{|\}\}|block_id/);
  });

  it('are not shown in HTML that the shop trusts', () => {
    const markup = html(`<p>A${directive}</p><a href="{{store url=a}}">B</a>`);
    const { container } = render(<RichContent content={parseRichContent(markup, { htmlPolicy: 'trusted' })} />);
    expect(container.textContent).toBe('AB');
    expect(container.querySelector('a')?.getAttribute('href')).toBe('{{store url=a}}');
  });

  it('are not in sanitized HTML', () => {
    expect(sanitizeHtml(`<p>A ${directive} B</p>`)).toBe('<p>A  B</p>');
  });

  it('are no image in place of a URL', () => {
    const { container } = renderMarkup(
      row(image({ desktop: raw, alt: 'A', caption: 'B' }), { desktop: raw, style: 'background-color: #000000;' }),
    );
    expect(container.querySelector('img, picture, figure')).toBeNull();
    expect(container.querySelector('[data-pb-background="dark"]')).not.toBeNull();
  });
});
