// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { button, buttons, image, row, text } from '../fixtures/markup.ts';
import { renderMarkup } from '../fixtures/render-markup.tsx';
import { parsePageBuilder } from '../parser/index.node.ts';

/** Returns the names of the links that keyboards and screen readers reach, and how many a pointer can click. */
function getLinks(html: string) {
  const { container, queryAllByRole, unmount } = renderMarkup(html);
  const stops = queryAllByRole('link')
    .filter(({ tabIndex }) => tabIndex >= 0)
    .map(({ textContent }) => textContent);
  const pressable = container.querySelectorAll('a[href]').length;
  unmount();
  return { stops, pressable };
}

const picture = '<img src="/a.jpg" alt="Słoik">';

describe('an image and text with the same link', () => {
  it.each([
    ['side by side', `<p><a href="/magnez">${picture}</a> <a href="/magnez">Magnez</a></p>`],
    ['in paragraphs of their own', `<p><a href="/magnez">${picture}</a></p><p><a href="/magnez">Magnez</a></p>`],
    ['the words first', `<a href="/magnez?a=1&amp;b=2">Magnez</a><a href="/magnez?a=1&amp;b=2">${picture}</a>`],
  ])('[PB-2] are one link in rich text, %s', (_, html) => {
    expect(getLinks(html)).toEqual({ stops: ['Magnez'], pressable: 2 });
  });

  it.each([
    ['text', text('<p><a href="/magnez">Magnez</a></p>')],
    ['a button', buttons([button('Magnez', 'primary', { href: '/magnez' })])],
  ])('[PB-2] are one link next to %s', (_, words) => {
    const linked = image({ desktop: '/a.jpg', alt: 'Słoik', href: '/magnez' });
    expect(getLinks(row(linked + words))).toEqual({ stops: ['Magnez'], pressable: 2 });
    expect(getLinks(row(words + linked))).toEqual({ stops: ['Magnez'], pressable: 2 });
  });

  it('[PB-2] are one link when both lead to a page of the shop', () => {
    const href = 'https://magento.example/de/magnez';
    const linked = image({ desktop: '/a.jpg', alt: 'Słoik', href });
    for (const words of [text(`<a href="${href}"><b>Magnez</b></a>`), buttons([button('Magnez', 'primary', { href })])])
      expect(parsePageBuilder(linked + words, { shopUrls: { 'magento.example/de': '/de' } }).children[0]).toMatchObject(
        { isLinkRedundant: true },
      );
  });

  it.each([
    ['lead elsewhere', `<a href="/cynk">${picture}</a><a href="/magnez">Magnez</a>`],
    ['are pictures both', `<a href="/magnez">${picture}</a><a href="/magnez">${picture}</a>`],
    [
      'are pictures both, one in text',
      row(
        image({ desktop: '/a.jpg', alt: 'Słoik', href: '/magnez' }) + text(`<a href="/magnez"> ${picture}&nbsp;</a>a`),
      ),
    ],
    ['stand apart', `<a href="/magnez">${picture}</a><a href="/cynk">Cynk</a><a href="/magnez">Magnez</a>`],
    [
      'are switched off',
      row(
        image({ desktop: '/a.jpg', alt: 'Słoik', href: '/magnez' }) +
          text('<a href="/magnez">Magnez</a>', { style: 'display: none;' }),
      ),
    ],
  ])('stay separate links when they %s', (_, html) => {
    const { stops, pressable } = getLinks(html);
    expect(stops).toHaveLength(pressable);
  });
});
