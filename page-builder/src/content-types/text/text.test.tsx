// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { contentType, html, text } from '../../fixtures/markup.ts';
import { readNode, renderMarkup } from '../../fixtures/render-markup.tsx';

describe('text and html', () => {
  it('[PBT-14] reads sanitized HTML and renders it', () => {
    const markup = text('<p style="color: red;">Tekst<script>alert(1)</script></p>', { style: 'text-align: center' });
    expect(readNode('text', markup)).toMatchObject({
      content: '<p style="color: red;">Tekst</p>',
      textAlign: 'center',
    });
    const { container } = renderMarkup(markup);
    expect(container.querySelector('p')?.style.color).toBe('red');
    expect(container.querySelector('script')).toBeNull();
  });

  it('[PBT-41] unescapes stored markup once', () => {
    expect(readNode('html', html('<p>a &amp; b &lt;i&gt;</p>')).html).toBe('<p>a &amp; b &lt;i&gt;</p>');
    expect(
      readNode('html', contentType('html', {}, '&amp;lt;a href=&amp;quot;javascript:x&amp;quot;&amp;gt;')).html,
    ).toBe('&lt;a href="javascript:x"&gt;');
  });

  it('[PBT-41] reads decoded and imported markup unchanged', () => {
    expect(readNode('html', contentType('html', { 'data-decoded': 'true' }, '<p>a</p> &lt;b&gt;')).html).toBe(
      '<p>a</p> &lt;b&gt;',
    );
    expect(readNode('html', contentType('html', {}, '<p>a &lt;b&gt;</p>')).html).toBe('<p>a &lt;b&gt;</p>');
  });

  it('[PBT-41] sanitizes what it unescapes, with its style sheet', () => {
    const markup = html(
      '<style>#html-body [data-pb-style=Z]{color:blue}</style><p data-pb-style="Z" onclick="x">a</p><script>x</script>',
    );
    expect(readNode('html', markup).html).toBe('<p style="color: blue;">a</p>');
  });

  it('renders stored markup inside text as markup too', () => {
    expect(readNode('text', text(html('<b>a</b>'))).content).toBe('<div><b>a</b></div>');
  });

  it('[PBT-41] renders HTML code', () => {
    expect(renderMarkup(html('<p>Ręcznie</p>')).getByText('Ręcznie').tagName).toBe('P');
  });
});
