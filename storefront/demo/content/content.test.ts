import { parsePageBuilder } from '@witryna/page-builder/parser';
import { describe, expect, it } from 'vitest';
import { priceIn, sumIn } from '../../backend/money.ts';
import { parseMediaPath } from '../../backend/media/media-path.ts';
import { createRenderer } from '../media/create-renderer.ts';
import { englishStoreView } from '../store-views.ts';
import { sharedPath } from '../../backend/store/url-keys.ts';
import { STORE_LOCATOR_FRONT_NAME } from '../../backend/stores/store-route.ts';
import { categories } from '../catalog/categories.ts';
import { products } from '../catalog/index.ts';
import { premiumContent } from '../catalog/premium-content.ts';
import { PHYSICAL_STORES } from '../stores/physical-stores.ts';
import type { SeedCategory, SeedPrice } from '../../backend/index.ts';
import { cmsBlocks, cmsPages, urlRewrites, withoutStoreLocator } from './index.ts';

const renderer = createRenderer(() => null);
const canDraw = (path: string): boolean => {
  const parsed = parseMediaPath(`/media/${path}`);
  return parsed !== null && renderer.find(parsed) !== null;
};

/** Routes of the shop itself that content leads to. */
const shopRoutes = [
  '/',
  '/order-history',
  '/track-my-order',
  '/contact-us',
  '/contact-us?reason=subscription',
  '/customer/account',
  '/sign-in',
  '/create-account',
  '/communications',
  '/withdrawal',
];

const categoryPaths = (list: readonly SeedCategory[], parent = ''): string[] =>
  list.flatMap(({ urlKey, children = [] }) => [`${parent}/${urlKey}.html`, ...categoryPaths(children, `${parent}/${urlKey}`)]);

const productPaths = new Set(products.map(({ urlKey }) => `/${urlKey}.html`));
const pagePaths = new Set([
  ...shopRoutes,
  `/${STORE_LOCATOR_FRONT_NAME}`,
  ...categoryPaths(categories),
  ...productPaths,
  ...cmsPages.map(({ identifier }) => `/${identifier}`),
]);
/** A link of type `block` names a block in place of an address. */
const blockLinks = cmsBlocks.map(({ identifier }) => identifier);
const known = new Set([...pagePaths, ...urlRewrites.map(({ requestPath }) => `/${requestPath}`), ...blockLinks]);

/** Texts in the default language, then the translations of those that have one. */
const polishTexts = [...cmsPages, ...cmsBlocks];
const documents = [
  ...polishTexts.map(({ identifier, content }) => [identifier, content] as const),
  ...polishTexts.map(({ identifier, translations }) => [`${identifier} in English`, translations?.en?.content ?? ''] as const),
  ...Object.values(premiumContent).flatMap((texts) => Object.entries(texts)),
];
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

describe('seeded content', () => {
  it('has every page and block that the shop asks for, each once', () => {
    const identifiers = cmsPages.map(({ identifier }) => identifier);
    expect(new Set(identifiers).size).toBe(identifiers.length);
    expect(identifiers).toEqual(
      expect.arrayContaining(['home', 'no-route', 'about-us', 'customer-service', 'regulamin', 'polityka-prywatnosci', 'dostepnosc']),
    );
    expect(cmsBlocks.map(({ identifier }) => identifier).filter((identifier) => !identifier.startsWith('category-'))).toEqual([
      'header-banner',
      'header-extra-link',
      'contact-us-top',
      'odbior-w-salonie',
      'checkout-links',
      'legal-links',
      'footer_links_block',
      'footer-intro',
      'social-links',
      'privacy-link',
      'stores-intro',
      'payment-instructions-banktransfer',
      'subscription-offer',
      'search-results-bottom',
    ]);
    const categoryBlocks = cmsBlocks.flatMap(({ identifier }) => (identifier.startsWith('category-') ? [identifier] : []));
    expect(categoryBlocks).toEqual(categoryPaths(categories).map((path) => `category-${path.slice(1, -'.html'.length).replaceAll('/', '-')}`));
  });

  it.each(documents)('%s links only to pages that exist', (_, content) => {
    const links = matches(content, /href="([^"#][^"]*)"/gu);
    const broken = links.filter((link) => !known.has(sharedPath(englishStoreView, link)) && !/^(mailto:\S+@\S+|tel:\+\d{11}|https:\/\/www\.(facebook|instagram)\.com\/witryna\.example)$/u.test(link));
    expect(broken).toEqual([]);
  });

  it.each(documents)('%s shows only pictures that the media service draws', (_, content) => {
    const pictures = matches(content, /\{\{media url=([^}]*)\}\}/gu);
    expect(pictures.filter((path) => !canDraw(path))).toEqual([]);
    expect(matches(content, / src="([^"]*)"/gu).filter((source) => !/^(?:\{\{media url=|https:\/\/www\.youtube\.com\/embed\/)/u.test(source))).toEqual([]);
  });

  it.each(documents)('%s names listed products as the catalog does', (_, content) => {
    const listed = [...content.matchAll(/class="product-item-link" title="([^"]*)" href="\/([^"]*)\.html"/gu)];
    for (const [, name, urlKey] of listed) {
      const product = products.find((candidate) => candidate.urlKey === sharedPath(englishStoreView, urlKey ?? ''));
      expect([product?.name, product?.translations?.en?.name].some((known) => known?.includes(name ?? ''))).toBe(true);
    }
  });

  it.each(documents.filter(([name]) => cmsPages.some(({ identifier }) => name === identifier || name === `${identifier} in English`)))(
    '[PBT-03] %s is Page Builder markup without anything unknown',
    (_, content) => {
      const warnings: unknown[] = [];
      const report = (...details: unknown[]) => warnings.push(details);
      const tree = parsePageBuilder(content, { logger: { warn: report, error: report } });
      expect(warnings).toEqual([]);
      expect(tree.children.length).toBeGreaterThan(0);
      expect(JSON.stringify(tree)).not.toContain('"contentType":"unsupported"');
    },
  );

  it('the home page has a rule for each style id and no style that is not in the block', () => {
    const content = cmsPages.find(({ identifier }) => identifier === 'home')?.content ?? '';
    const ids = matches(content, / data-pb-style="([^"]*)"/gu);
    const ruled = matches(content, /#html-body \[data-pb-style=([A-Z][A-Z0-9]{6})\]/gu);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ruled].sort()).toEqual([...ids].sort());
    expect(content).not.toMatch(/ style="/u);
  });

  it('other pages carry their styles inline', () => {
    const others = cmsPages.filter(({ identifier }) => identifier !== 'home');
    expect(others.filter(({ content }) => content.includes('data-pb-style'))).toEqual([]);
    expect(others.every(({ content }) => content.includes(' style="'))).toBe(true);
  });

  it('redirects lead to pages, and no page hides behind a redirect', () => {
    for (const { requestPath, targetPath } of urlRewrites) {
      expect([...pagePaths]).toContain(`/${targetPath}`);
      expect(pagePaths.has(`/${requestPath}`)).toBe(false);
    }
  });

  it('keeps one-letter words together with the next word', () => {
    for (const { content } of cmsPages) {
      expect(matches(content.replaceAll(/<[^>]*>/g, '\n'), /(?:^|\s)([aiouwz]) /giu)).toEqual([]);
    }
  });

  it('promises on the home page are true', () => {
    const content = cmsPages.find(({ identifier }) => identifier === 'home')?.content ?? '';
    const prices = products.flatMap(({ kind }): SeedPrice[] =>
      kind.type === 'simple' ? [kind.price] : kind.variants.map(({ price }) => price),
    );
    // Since the Omnibus directive a reduction counts from the lowest price of the 30 days before it.
    const reductions = prices.map(({ regular, lowest30Days = regular, sale = lowest30Days }) => Math.round((1 - sale / lowest30Days) * 100));
    expect(content).toContain(`do −${Math.max(...reductions)}%`);
    expect(content).toContain(`${PHYSICAL_STORES.length} sklepów w\u00a0Polsce`);
  });
});

/** Markup without its words: tags with their classes and the stored paths of their links. */
function toSkeleton(markup: string): string {
  const stored = markup.replace(/href="(\/[^"]*)"/gu, (_, path: string) => `href="${sharedPath(englishStoreView, path)}"`);
  const withoutWords = stored.replace(/ (?:alt|title|data-slide-name|data-tab-name|data-locations)="[^"]*"/gu, '');
  return (withoutWords.match(/<style[\s\S]*?<\/style>|<[^>]*>/gu) ?? []).join('\n');
}

describe('content in English', () => {
  // The Polish statement links to the English one, which is a page of its own in a shop that has only the Polish view.
  const statements = ['dostepnosc', 'accessibility-statement'];

  it.each(polishTexts.filter(({ identifier }) => !statements.includes(identifier)).map((entry) => [entry.identifier, entry] as const))(
    '%s has the markup of the Polish one, and other words',
    (identifier, { content, translations }) => {
      expect(toSkeleton(translations?.en?.content ?? '')).toBe(toSkeleton(content));
      // Names of social networks are the same in both.
      if (identifier !== 'social-links') expect(translations?.en?.content).not.toBe(content);
    },
  );

  it('names the amounts that the checkout asks for in euro', () => {
    const scope = { storeView: englishStoreView, currency: 'EUR' };
    const euro = (hundredths: number) => `€${Number.isInteger(hundredths / 100) ? hundredths / 100 : (hundredths / 100).toFixed(2)}`;
    const [threshold, courier, locker] = [sumIn(149_00, scope), priceIn(14_99, scope), priceIn(11_99, scope)].map(euro);
    const english = documents.filter(([name]) => name.endsWith(' in English')).map(([, content]) => content);
    const amounts = english.flatMap((content) => matches(content, /(€\d+(?:\.\d\d)?)/gu));
    expect([...new Set(amounts)].sort()).toEqual([threshold, courier, locker, '€0'].sort());
  });

  it('promises the largest reduction that the products in euro have', () => {
    const scope = { storeView: englishStoreView, currency: 'EUR' };
    const prices = products.flatMap(({ kind }): SeedPrice[] => (kind.type === 'simple' ? [kind.price] : kind.variants.map(({ price }) => price)));
    const reductions = prices.map(({ regular, lowest30Days = regular, sale = lowest30Days }) =>
      Math.round((1 - priceIn(sale, scope) / priceIn(lowest30Days, scope)) * 100),
    );
    expect(cmsPages.find(({ identifier }) => identifier === 'home')?.translations?.en?.content).toContain(`up to −${Math.max(...reductions)}%`);
  });
});

describe('content without the store locator', () => {
  const stock = withoutStoreLocator({ cmsPages, cmsBlocks, urlRewrites });
  const contents = [...stock.cmsPages, ...stock.cmsBlocks];
  const list = stock.cmsPages.find(({ identifier }) => identifier === 'salony')?.content ?? '';

  it('links to no page of the locator, and wherever the other content does', () => {
    const getLinks = (entries: readonly { content: string }[], path: string) => entries.flatMap(({ content }) => matches(content, /href="([^"]*)"/gu)).filter((link) => link === path).length;
    const former = getLinks([...cmsPages, ...cmsBlocks], `/${STORE_LOCATOR_FRONT_NAME}`);
    expect(former).toBeGreaterThan(5);
    expect(contents.filter(({ content }) => content.includes(`/${STORE_LOCATOR_FRONT_NAME}`))).toEqual([]);
    expect(getLinks(contents, '/salony')).toBe(former);
    expect(stock.urlRewrites.filter(({ requestPath, targetPath }) => requestPath === 'salony' || targetPath === STORE_LOCATOR_FRONT_NAME)).toEqual([]);
  });

  it('lists every physical shop with its address, its hours and a telephone number to call', () => {
    for (const { name, address1, telephone } of PHYSICAL_STORES) {
      expect(list).toContain(`<li><strong>${name}</strong><br>${address1}`);
      expect(list).toContain(`<a href="tel:${telephone.replaceAll(' ', '')}">${telephone}</a>`);
    }
    expect(matches(list, /<br>((?:pon|wt)[^<]*\d)<br>/gu)).toHaveLength(PHYSICAL_STORES.length);
  });
});
