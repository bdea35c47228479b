// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubBrowser } from '../fixtures/browser-stubs.ts';
import { hiddenOnPhones } from './box.css.ts';
import {
  banner,
  block,
  button,
  buttons,
  columns,
  divider,
  heading,
  html,
  image,
  products,
  row,
  slider,
  text,
} from '../fixtures/markup.ts';
import { dynamicBlock, faq, map, tabs, tintup, video } from '../fixtures/markup-widgets.ts';
import { renderMarkup } from '../fixtures/render-markup.tsx';
import { parseRichContent } from '../parser/index.node.ts';
import { loadRenderers } from './load-renderers.ts';

beforeEach(() => {
  stubBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const place = { location_name: 'Salon', address: 'ul. Krucza 1', city: 'Warszawa' };

const contents: [name: string, markup: string, selector: string][] = [
  ['rows', row(text('<p>Treść</p>')), 'p'],
  [
    'columns',
    columns([
      { width: '50%', content: text('<p>a</p>') },
      { width: '50%', content: text('<p>b</p>') },
    ]),
    'p',
  ],
  ['headings', heading('Tytuł', 2), 'h2'],
  ['pictures', image({ desktop: '/a.jpg', alt: 'Słoik' }), 'img[alt="Słoik"]'],
  ['banners', banner({ content: '<h2>Nowość</h2>' }), 'h2'],
  ['sliders', slider([banner({ type: 'slide', content: '<h2>Slajd</h2>' })]), 'h2'],
  ['tabs', tabs([{ name: 'Skład', content: text('<p>Magnez</p>') }]), '[role="tab"]'],
  ['questions', faq([{ question: 'Czy działa?', answer: '<p>Tak.</p>' }]), 'button[aria-expanded]'],
  ['product carousels', products(['/magnez.html'], { 'data-appearance': 'carousel' }), 'a[href="/magnez.html"]'],
  ['buttons', buttons([button('Kup', 'primary', { href: '/a' })]), 'a[href="/a"]'],
  ['videos', video({ src: '/film.mp4' }), 'video[controls]'],
  ['maps', map([place]), 'section li'],
  ['dividers', divider(''), 'hr'],
  ['HTML blocks', html('<em>HTML</em>'), 'em'],
  ['CMS blocks', block('<p>Blok</p>'), 'p'],
  ['dynamic blocks', dynamicBlock(), '[data-state="loading"]'],
  ['social feeds', tintup('sniadania'), 'section .tintup'],
];

it.each(contents)('[PBT-47] renders %s', async (_, markup, selector) => {
  await loadRenderers(parseRichContent(markup));
  const { container } = renderMarkup(markup, { loadDynamicBlocks: () => new Promise<never>(() => undefined) });
  expect(container.querySelector(selector)).not.toBeNull();
});

it.each(contents)('keeps the class that hides %s on phones', async (_, markup) => {
  const name = 'pagebuilder-mobile-hidden';
  // A contained row has its classes on the inner element.
  const marked = markup.replace(/<\w+(?= [^>]*data-element="(?:main|inner)")/g, `$& class="${name}"`);
  await loadRenderers(parseRichContent(marked));
  const { container } = renderMarkup(marked, { loadDynamicBlocks: () => new Promise<never>(() => undefined) });
  expect(container.querySelector(`.${name}.${hiddenOnPhones}`)).not.toBeNull();
});

it.each(contents)('keeps the id of %s, with the prefix that links get', async (_, markup) => {
  const marked = markup.replace(' data-content-type=', ' id="oferta"$&');
  await loadRenderers(parseRichContent(marked));
  const { container } = renderMarkup(
    `${marked}${text('<p><a href="#oferta">Oferta</a><b id="oferta">Powtórzona</b></p>')}`,
    { loadDynamicBlocks: () => new Promise<never>(() => undefined) },
  );
  expect(container.querySelectorAll('[id="pb-oferta"]')).toHaveLength(1);
  expect(container.querySelector('b')?.id).toBe('');
  expect(container.querySelector('a[href="#pb-oferta"]')).not.toBeNull();
});

it('keeps the id of a contained row also from the element with its settings', () => {
  const markup = row(text('<p>Treść</p>')).replace(' data-enable-parallax=', ' id="oferta"$&');
  expect(renderMarkup(markup).container.querySelector('#pb-oferta p')).not.toBeNull();
});
