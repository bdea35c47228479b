// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { button, buttons, contentType, escapeHtml, heading, html, image, row, text } from '../fixtures/markup.ts';
import { renderMarkup } from '../fixtures/render-markup.tsx';
import { toStyleBlock } from '../fixtures/style-block.ts';

const none = 'display: none;';
const hidden = `<p style="${none}">Secret</p>`;

describe('what the merchant hid', () => {
  it.each([
    ['an element by its style', text(`<p>A</p>${hidden}`)],
    ['an element with the attribute', text('<p>A</p><p hidden>Secret</p><div hidden="until-found">Secret</div>')],
    ['an element with the value in capitals', text('<p>A</p><p style="DISPLAY: None !important">Secret</p>')],
    [
      'a content type with the value in capitals',
      text('<p>A</p>') + text('Secret').replace('>', ' style="display: NONE">'),
    ],
    ['a content type with the attribute', text('<p>A</p>') + text('Secret').replace('>', ' hidden>')],
    ['an element of HTML code', html(`<p>A</p>${hidden}`)],
    ['a link that leads nowhere', text(`<p>A</p><a style="${none}">Secret</a><a hidden>Secret</a>`)],
    [
      'a table and a button',
      text(
        `<p>A</p><table hidden><tr><td>Secret</table><button class="pagebuilder-button-link" style="${none}">Secret</button>`,
      ),
    ],
    [
      'a part of a heading',
      heading(`A<span style="${none}">Secret</span>`)
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"'),
    ],
    ['a wrapper in a row', row(`${text('<p>A</p>')}<div style="${none}">${text('Secret')}</div>`)],
    ['a wrapper around content types', `${text('<p>A</p>')}<div hidden>Secret${row(text('Secret'))}</div>`],
    [
      'a column and a line',
      contentType(
        'column-group',
        {},
        contentType(
          'column-line',
          {},
          contentType('column', {}, text('<p>A</p>')) + contentType('column', { style: none }, text('Secret')),
        ) + contentType('column-line', { style: none }, text('Secret')),
      ),
    ],
    ['a button', text('<p>A</p>') + buttons([button('Secret').replace('display: inline-block', 'display: none')])],
  ])('stays hidden: %s', (_, markup) => {
    for (const content of [markup, toStyleBlock(markup)]) {
      const { container, unmount } = renderMarkup(content);
      expect(container.textContent).toBe('A');
      unmount();
    }
  });

  it('stays hidden in HTML code whose rules are in the style block of the page', () => {
    const code = escapeHtml('<p>A</p><p data-pb-style="HIDDEN1">Secret</p>');
    const { container } = renderMarkup(
      `<style>#html-body [data-pb-style=HIDDEN1]{display:none}</style>${contentType('html', {}, code)}`,
    );
    expect(container.textContent).toBe('A');
  });

  it('stays hidden with nothing else on the page', () => {
    expect(renderMarkup(`<div hidden>${row(text('Secret'))}</div>`).container.textContent).toBe('');
  });

  it('is shown when its style overrides the attribute', () => {
    expect(renderMarkup('<p hidden style="display: block">A</p>').container.textContent).toBe('A');
  });

  it('does not take the place of a link of an image in the order of focus', () => {
    const { getByRole } = renderMarkup(
      text(`<a href="/a"><img src="/a.jpg" alt="A"></a><a href="/a" style="${none}">Secret</a>`),
    );
    expect(getByRole('link', { name: 'A' }).tabIndex).toBe(0);
  });
});

describe('direction and language of text', () => {
  it('are kept in any case, and also on a link that leads nowhere', () => {
    const { container } = renderMarkup(
      '<p dir="RTL" lang="he">A</p><p style="direction: rtl; unicode-bidi: embed">B</p><a dir="rtl" lang="ar">C</a><a href="{{store url=a}}" lang="de">D</a>',
    );
    expect(container.querySelector('p[dir="rtl"][lang="he"]')?.textContent).toBe('A');
    expect(container.querySelector<HTMLElement>('p[style]')?.style.direction).toBe('rtl');
    expect(container.querySelector('[dir="rtl"][lang="ar"]')?.textContent).toBe('C');
    expect(container.querySelector('[lang="de"]')?.textContent).toBe('D');
  });

  it.each([
    ['text', text('<p>A</p>')],
    ['a heading', heading('A')],
    ['a row', row(text('<p>A</p>'))],
    ['an image', image({ desktop: '/a.jpg', alt: '', caption: 'A' })],
    ['HTML code', html('<p>A</p>')],
    ['buttons', buttons([button('A')])],
  ])('are kept on the element of a content type, and on one around it: %s', (_, markup) => {
    for (const content of [markup.replace(' ', ' dir="rtl" lang="he" '), `<div dir="rtl" lang="he">${markup}</div>`]) {
      const { container, unmount } = renderMarkup(content);
      expect(container.querySelector('[dir="rtl"][lang="he"]')?.textContent).toBe('A');
      unmount();
    }
  });
});
