// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentEnd, documentStart, jsonForHtml, type DocumentParts } from './document.ts';
import { shopperPreloadScript } from './shopper-preload-script.ts';

const parts: DocumentParts = {
  locale: 'pl-PL',
  documentTheme: { theme: 'light', brand: 'witryna' },
  head: '<title>Witryna</title>',
  state: { kind: 'cms-page' },
  assets: {
    boot: '/assets/boot.js',
    entry: '/assets/entry.js',
    page: '/assets/page.js',
    modules: ['/assets/page.js'],
    deferredModules: null,
    styles: { files: ['/assets/a.css', '/assets/b.css'], css: '@layer base { a { color: red } }' },
  },
};
const parse = (own: Partial<DocumentParts> = {}) =>
  new DOMParser().parseFromString(
    `${documentStart({ ...parts, ...own })}<div id="root"></div>${documentEnd({ ...parts, ...own })}`,
    'text/html',
  );

describe('jsonForHtml', () => {
  it.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', '&lt;', '\u2028\u2029', '"\\'])(
    'keeps %j in its element',
    (text) => {
      const json = jsonForHtml({ [text]: text });
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual({ [text]: text });
    },
  );

  it('gives back whatever it is given', () => {
    const part = fc.oneof(fc.constantFrom('<', '>', '&', '/', 'script', '<!--', '-->', '\u2028'), fc.string());
    fc.assert(
      fc.property(fc.array(part), (texts) => {
        const state = { text: texts.join(''), texts };
        const page = parse({ state });
        expect(JSON.parse(page.getElementById('witryna-state')?.textContent ?? '')).toEqual(state);
        expect(page.querySelectorAll('script')).toHaveLength(3);
      }),
    );
  });
});

describe('document', () => {
  it.each([{}, { routeName: 'cms-page' }, { routeName: undefined }])(
    'writes the layout next to %j, on every page of its own',
    (others) => {
      const layout = { name: '</script>&' };
      const stateOf = (state: DocumentParts['state']): unknown =>
        JSON.parse(parse({ state }).getElementById('witryna-state')?.textContent ?? '');
      expect(stateOf({ ...others, layout })).toEqual({ ...others, layout });
      expect(stateOf({ ...others, layout })).toEqual({ ...others, layout });
      expect(stateOf({ ...others, layout: { name: 'another' } })).toEqual({ ...others, layout: { name: 'another' } });
      expect(stateOf({ ...others, layout: null })).toEqual({ ...others, layout: null });
    },
  );

  it('serializes a layout only once for all its pages', () => {
    let count = 0;
    const layout = { toJSON: () => ({ name: String((count += 1)) }) };
    const stateOf = (routeName: string): unknown =>
      JSON.parse(parse({ state: { routeName, layout } }).getElementById('witryna-state')?.textContent ?? '');
    expect(stateOf('cart')).toEqual({ routeName: 'cart', layout: { name: '1' } });
    expect(stateOf('search')).toEqual({ routeName: 'search', layout: { name: '1' } });
  });

  it('is a page in the language of the store with its head, styles and modules', () => {
    const page = parse();
    expect(page.doctype?.name).toBe('html');
    expect(page.documentElement.lang).toBe('pl-PL');
    expect(page.title).toBe('Witryna');
    expect(page.querySelector('meta[charset]')?.getAttribute('charset')).toBe('utf-8');
    expect(page.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(0);
    expect(page.querySelector('style')?.textContent).toContain(parts.assets.styles.css);
    expect(page.querySelector('style')?.dataset['files']).toBe('/assets/a.css /assets/b.css');
    const script = page.querySelector('script[type="module"]');
    expect(script?.getAttribute('src')).toBe('/assets/boot.js');
    expect(script?.getAttribute('data-page')).toBe('/assets/page.js');
    expect(script?.getAttribute('data-modules')).toBe('/assets/entry.js /assets/page.js');
    expect(script?.hasAttribute('data-deferred')).toBe(false);
    expect(page.getElementById('root')?.parentElement).toBe(page.body);
  });

  it('is painted once its markup is there, whatever follows it', () => {
    const page = parse();
    const [awaited] = page.querySelectorAll('link[rel="expect"][blocking="render"]');
    const element = page.querySelector(awaited?.getAttribute('href') ?? 'none');
    expect(element?.previousElementSibling).toBe(page.getElementById('root'));
    expect(awaited?.parentElement).toBe(page.head);
  });

  it('names the scripts of a still page apart', () => {
    const getScript = (deferredModules: string[]) =>
      parse({ assets: { ...parts.assets, deferredModules } }).querySelector('script[type="module"]');
    expect(getScript(['/assets/a.js', '/assets/b.js'])?.getAttribute('data-deferred')).toBe(
      '/assets/a.js /assets/b.js',
    );
    expect(getScript([])?.getAttribute('data-deferred')).toBe('');
  });

  it('requests the scripts of a page that hydrates immediately without waiting for the boot script', () => {
    const getPreloads = (deferredModules: string[] | null) =>
      [...parse({ assets: { ...parts.assets, deferredModules } }).querySelectorAll('link[rel="modulepreload"]')].map(
        (link) => link.getAttribute('href'),
      );
    expect(getPreloads(null)).toEqual(['/assets/entry.js', '/assets/page.js']);
    // These wait for the main image of the page.
    expect(getPreloads([])).toEqual([]);
  });

  it('leaves it to the boot script on a page about a failure', () => {
    expect(parse({ isError: true }).querySelectorAll('link[rel="modulepreload"]')).toHaveLength(0);
  });

  it('leaves that to an inline script where it is done for shoppers of whom the browser holds data', () => {
    const page = parse({ startsOnInteraction: true });
    expect(page.querySelectorAll('link[rel="modulepreload"]')).toHaveLength(0);
    expect(page.getElementById('witryna-boot')?.nextElementSibling?.textContent).toBe(shopperPreloadScript);
  });

  it('marks a page whose application starts at the first interaction', () => {
    const getStart = (own: Partial<DocumentParts>) =>
      parse(own).querySelector('script[type="module"]')?.getAttribute('data-start');
    expect(getStart({ startsOnInteraction: true })).toBe('interaction');
    expect(getStart({})).toBeNull();
  });

  it('wears another theme or brand by attributes of the document, and the default one without any', () => {
    expect(parse().documentElement.getAttributeNames()).toEqual(['lang']);
    expect(
      Object.assign({}, parse({ documentTheme: { theme: 'dark', brand: 'witryna' } }).documentElement.dataset),
    ).toEqual({
      theme: 'dark',
    });
    expect(
      Object.assign({}, parse({ documentTheme: { theme: 'system', brand: 'zawilec' } }).documentElement.dataset),
    ).toEqual({
      theme: 'system',
      brand: 'zawilec',
    });
  });

  it('declares the order of the layers before any rule', () => {
    expect(parse().querySelector('style')?.textContent).toMatch(
      /^@layer witryna.reset, witryna.tokens, witryna.base, witryna.components, witryna.layout, witryna.app;/,
    );
  });

  it('names the first images before the styles, which cannot end their element', () => {
    const css = '.a::before { content: "</style><img src=x>" }';
    const page = parse({
      preloads: '<link rel="preload" as="image" href="/a.jpg">',
      assets: { ...parts.assets, styles: { files: [], css } },
    });
    expect(
      page.head
        .querySelector('link[rel="preload"]')
        ?.compareDocumentPosition(page.head.querySelector('style') ?? page.body),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(page.querySelectorAll('style')).toHaveLength(1);
    expect(page.querySelector('img')).toBeNull();
  });
});
