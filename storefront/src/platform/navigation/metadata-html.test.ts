// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { documentTitle, type PageMetadata } from './metadata.ts';
import { applyHead, getHeadElements, headHtml, type DocumentContext } from './metadata-html.ts';

const context: DocumentContext = { storeName: 'Witryna', origin: 'https://shop.example', locale: 'pl-PL', status: 200 };
const metadata: PageMetadata = {
  title: 'Witamina D3',
  description: 'Krople "słońca" & zdrowia',
  canonicalPath: '/witamina-d3.html',
};

/** The head as a browser reads it. */
const parse = (page: PageMetadata, shop: Partial<DocumentContext> = {}) =>
  new DOMParser().parseFromString(
    `<head>${headHtml(getHeadElements(page, { ...context, ...shop }))}</head><body></body>`,
    'text/html',
  );
const content = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null;
const link = (page: Document, rel: string) => page.querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? null;

describe('documentTitle', () => {
  it('[FRM-41] joins the title with the name of the store', () => {
    expect(documentTitle('Witamina D3', 'Witryna')).toBe('Witamina D3 | Witryna');
    expect(documentTitle('', 'Witryna')).toBe('Witryna');
  });

  it.each([
    ['Tulp', 'Tulp', undefined, 'Tulp'],
    ['Linen – Tulp', 'Tulp', undefined, 'Linen – Tulp'],
    ['Tulp linen', 'Tulp', undefined, 'Tulp linen | Tulp'],
    ['Linen', 'Tulp', 'Shop:', 'Shop: Linen | Tulp'],
    ['Linen', 'Tulp', 'Tulp |', 'Tulp | Linen'],
    ['', 'Tulp', 'Shop:', 'Shop: Tulp'],
    ['Linen', '', undefined, 'Linen'],
    ['Workshop', 'shop', undefined, 'Workshop | shop'],
  ])('names the store of %j, %j after %j once', (title, store, prefix, expected) => {
    expect(documentTitle(title, store, prefix)).toBe(expected);
  });
});

describe('head', () => {
  it('links to the same page in the other store views', () => {
    const alternates = [
      { hreflang: 'pl-PL', path: '/witamina-d3.html' },
      { hreflang: 'en-US', path: '/witryna_pl_en_us/vitamin-d3.html' },
    ];
    const links = [...parse(metadata, { alternates }).querySelectorAll('link[rel="alternate"]')];
    expect(links.map((element) => `${element.getAttribute('hreflang')} ${element.getAttribute('href')}`)).toEqual([
      'pl-PL https://shop.example/witamina-d3.html',
      'en-US https://shop.example/witryna_pl_en_us/vitamin-d3.html',
    ]);
  });

  it('[FRM-41] says what the page is', () => {
    const page = parse(metadata);
    expect(page.title).toBe('Witamina D3 | Witryna');
    expect(content(page, 'description')).toBe('Krople "słońca" & zdrowia');
    expect(link(page, 'canonical')).toBe('https://shop.example/witamina-d3.html');
    expect(content(page, 'og:title')).toBe('Witamina D3');
    expect(content(page, 'og:type')).toBe('website');
    expect(content(page, 'og:site_name')).toBe('Witryna');
    expect(content(page, 'og:locale')).toBe('pl_PL');
    expect(content(page, 'og:url')).toBe('https://shop.example/witamina-d3.html');
    expect(content(page, 'robots')).toBeNull();
  });

  it('begins the title as the merchant wants, and describes a page that does not describe itself', () => {
    const shop = { titlePrefix: 'Wagner:', defaultDescription: 'Schuhe und Leuchten.' };
    expect(parse(metadata, shop).title).toBe('Wagner: Witamina D3 | Witryna');
    expect(content(parse(metadata, shop), 'description')).toBe('Krople "słońca" & zdrowia');
    const { description: _, ...silent } = metadata;
    expect(content(parse(silent, shop), 'description')).toBe('Schuhe und Leuchten.');
    expect(content(parse(silent), 'description')).toBeNull();
    expect(content(parse(silent, { ...shop, status: 503 }), 'description')).toBeNull();
  });

  it.each(['//evil.example', '/\\evil.example'])(
    '[RSK-27] keeps the canonical URL of %s on the origin',
    (canonicalPath) => {
      expect(new URL(link(parse({ ...metadata, canonicalPath }), 'canonical') ?? '').origin).toBe(
        'https://shop.example',
      );
    },
  );

  it('has the default title of the merchant on a page without a title', () => {
    const defaultTitle = 'Suplementy';
    expect(parse({ ...metadata, title: '' }, { defaultTitle }).title).toBe('Suplementy | Witryna');
    expect(parse(metadata, { defaultTitle }).title).toBe('Witamina D3 | Witryna');
  });

  it('keeps a page without a canonical address out of the index', () => {
    const page = parse({ title: 'Koszyk' });
    expect(content(page, 'robots')).toBe('noindex');
    expect(link(page, 'canonical')).toBeNull();
    expect(content(page, 'og:url')).toBeNull();
    expect(content(page, 'description')).toBeNull();
  });

  it('has nothing for sharing on an error page', () => {
    expect(parse(metadata, { status: 503 }).querySelectorAll('meta[property^="og:"]')).toHaveLength(0);
    expect(parse(metadata, { status: 200 }).querySelectorAll('meta[property^="og:"]')).not.toHaveLength(0);
  });

  it('links the pages of a list and the image with whole addresses', () => {
    const page = parse({
      ...metadata,
      previousPath: '/a.html',
      nextPath: '/a.html?p=3',
      image: '/media/a.jpg',
      type: 'product',
    });
    expect(link(page, 'prev')).toBe('https://shop.example/a.html');
    expect(link(page, 'next')).toBe('https://shop.example/a.html?p=3');
    expect(content(page, 'og:image')).toBe('https://shop.example/media/a.jpg');
    expect(content(page, 'og:type')).toBe('product');
  });

  it('[ERR-06] tells prerenderers the status of a page that is not found', () => {
    expect(content(parse({ title: '404' }, { status: 404 }), 'prerender-status-code')).toBe('404');
    expect(content(parse(metadata), 'prerender-status-code')).toBeNull();
  });

  it('[PWA-07] tells prerenderers status and target of a redirect', () => {
    const page = parse({ title: '' }, { status: 301, redirectLocation: '/nowa.html' });
    expect(content(page, 'prerender-status-code')).toBe('301');
    expect(content(page, 'prerender-header')).toBe('Location: /nowa.html');
  });

  it('writes texts so that nothing gets out of its element', () => {
    const hostile = fc
      .array(
        fc.oneof(
          fc.constantFrom('<', '>', '"', "'", '&', '&lt;', '</title>', '</script>', '<!--', '<script>', '">'),
          fc.string({ maxLength: 5 }),
        ),
      )
      .map(
        (parts) =>
          `x${parts
            .join('')
            .replace(/[\0\r\n\t\f]/g, '')
            .replace(/[\ud800-\udfff]/g, '')}x`,
      );
    fc.assert(
      fc.property(hostile, (text) => {
        const page = parse({ title: text, description: text, structuredData: [{ name: text }] });
        expect(page.title).toBe(documentTitle(text, 'Witryna').replace(/\s+/g, ' ').trim());
        expect(content(page, 'description')).toBe(text);
        expect(page.querySelectorAll('script')).toHaveLength(1);
        expect(JSON.parse(page.querySelector('script')?.textContent ?? '')).toEqual({ name: text });
        expect(page.body.childNodes).toHaveLength(0);
      }),
    );
  });
});

describe('applyHead', () => {
  beforeEach(() => document.head.replaceChildren());

  it('makes the same head in a living document, and leaves foreign elements alone', () => {
    const foreign = document.createElement('style');
    document.head.append(foreign);
    document.head.insertAdjacentHTML('beforeend', headHtml(getHeadElements({ title: 'Stara' }, context)));
    const elements = getHeadElements({ ...metadata, structuredData: [{ name: '</script>' }] }, context);
    applyHead(document, elements);
    expect(document.title).toBe('Witamina D3 | Witryna');
    expect(document.head.firstElementChild).toBe(foreign);
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect(document.querySelector('meta[name="robots"]')).toBeNull();
    expect(document.querySelectorAll('[data-head]')).toHaveLength(elements.length);
    expect(document.querySelector('script')?.textContent).toBe('{"name":"</script>"}');
  });
});
