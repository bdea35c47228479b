// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../fixtures/browser-stubs.ts';
import { contentType, products } from '../../fixtures/markup.ts';
import { readNode, renderMarkup } from '../../fixtures/render-markup.tsx';
import { parseRichContent } from '../../parser/index.node.ts';
import { loadRenderers } from '../../render/load-renderers.ts';
import { toProductName } from './plain-products.tsx';
import type { ProductsComponentProps } from './products-component-props.ts';

const hrefs = ['https://shop.example/witamina-c.html', '/cynk.html'];
const carousel = {
  'data-appearance': 'carousel',
  'data-autoplay': 'true',
  'data-autoplay-speed': '2000',
  'data-infinite-loop': 'true',
  'data-show-arrows': 'true',
  'data-show-dots': 'false',
  'data-carousel-mode': 'continuous',
  'data-center-padding': '90px',
};

beforeAll(() => loadRenderers(parseRichContent(products([]))));
beforeEach(() => {
  stubBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('products', () => {
  it('[PBT-33] reads each product link once, in order', () => {
    expect(readNode('products', products([...hrefs, '/cynk.html', 'javascript:x'])).pathNames).toEqual(hrefs);
  });

  it('[PBT-33] reads no products from an unrendered widget', () => {
    expect(
      readNode('products', contentType('products', { 'data-appearance': 'grid' }, '{{widget type="x"}}')).pathNames,
    ).toEqual([]);
  });

  it('[PBT-34] reads the carousel settings, which a grid does not have', () => {
    expect(readNode('products', products(hrefs, carousel))).toMatchObject({
      autoplay: true,
      autoplaySpeed: 2000,
      infinite: true,
      arrows: true,
      dots: false,
      carouselMode: 'continuous',
      centerPadding: '90px',
    });
    expect(readNode('products', products(hrefs))).not.toHaveProperty('carouselMode');
  });

  it('passes links to the shop’s own hosts as paths, and uses those in its plain links', () => {
    const Source = vi.fn(({ children }: ProductsComponentProps) => children([]));
    const links = ['https://shop.example/witamina-c.html?___store=pl', 'https://inny.example/cynk.html', '/kwas.html'];
    renderMarkup(products(links), { productsComponent: Source, shopHosts: ['shop.example'] });
    const paths = ['/witamina-c.html?___store=pl', 'https://inny.example/cynk.html', '/kwas.html'];
    expect(Source.mock.calls[0]?.[0].pathNames).toEqual(paths);
    const { getAllByRole } = renderMarkup(products(links), {
      shopHosts: ['shop.example'],
      resolveUrl: (path) => `/pl${path}`,
    });
    expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/pl/witamina-c.html?___store=pl',
      'https://inny.example/cynk.html',
      '/pl/kwas.html',
    ]);
  });

  it('[PBT-33] passes the links to the host and lays out its cards in a list', () => {
    const Source = vi.fn(({ pathNames, children }: ProductsComponentProps) =>
      children(pathNames.map((path) => ({ id: path, label: path, content: `karta ${path}` }))),
    );
    const { getAllByRole } = renderMarkup(products(hrefs), { productsComponent: Source });
    expect(Source.mock.calls[0]?.[0]).toMatchObject({ pathNames: hrefs, priority: false });
    expect(getAllByRole('listitem').map((item) => item.textContent)).toEqual(hrefs.map((path) => `karta ${path}`));
  });

  it('[PBT-34] lays out cards in a carousel with their names', () => {
    const { getByRole, getAllByRole } = renderMarkup(products(hrefs, carousel));
    expect(getByRole('region', { name: 'Products' })).toBeDefined();
    expect(getAllByRole('group').map((item) => item.getAttribute('aria-label'))).toEqual(['Witamina c', 'Cynk']);
  });

  it('[PBT-33] links to the products when the host loads none', () => {
    const { getByRole } = renderMarkup(products(hrefs), { shopHosts: ['shop.example'] });
    expect(getByRole('link', { name: 'Witamina c' }).getAttribute('href')).toBe('/witamina-c.html');
  });
});

it('toProductName converts a URL to words', () => {
  expect(['https://shop.example/a/magnez-b6.html?x=1', '/omega-3/', 'cynk'].map(toProductName)).toEqual([
    'Magnez b6',
    'Omega 3',
    'Cynk',
  ]);
});

it('toProductName decodes percent-encoded characters', () => {
  expect(['/caf%C3%A9-cr%C3%A8me.html', '/100%-cotton'].map(toProductName)).toEqual(['Café crème', '100% cotton']);
});
