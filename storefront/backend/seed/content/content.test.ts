import { parsePageBuilder } from '@witryna/page-builder/parser';
import { describe, expect, it } from 'vitest';
import { resolveMedia } from '../../media/resolve-media.ts';
import { STORE_LOCATOR_FRONT_NAME } from '../../stores/store-route.ts';
import { categories, products } from '../catalogue/index.ts';
import { premiumContent } from '../catalogue/premium-content.ts';
import { PHYSICAL_STORES } from '../shop/physical-stores.ts';
import type { SeedCategory, SeedPrice } from '../types.ts';
import { cmsBlocks, cmsPages, urlRewrites, withoutStoreLocator } from './index.ts';

/** Routes of the shop itself that content leads to. */
const shopRoutes = ['/', '/order-history', '/track-my-order', '/contact-us?reason=subscription'];

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

const documents = [...[...cmsPages, ...cmsBlocks].map(({ identifier, content }) => [identifier, content] as const), ...Object.entries(premiumContent)];
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

describe('seeded content', () => {
  it('has every page and block that the shop asks for, each once', () => {
    const identifiers = cmsPages.map(({ identifier }) => identifier);
    expect(new Set(identifiers).size).toBe(identifiers.length);
    expect(identifiers).toEqual(
      expect.arrayContaining(['home', 'no-route', 'about-us', 'customer-service', 'regulamin', 'polityka-prywatnosci', 'dostepnosc']),
    );
    expect(cmsBlocks.map(({ identifier }) => identifier)).toEqual(['header-banner', 'header-extra-link', 'contact-us-top', 'odbior-w-salonie', 'checkout-links', 'legal-links', 'subscription-offer']);
  });

  it.each(documents)('%s links only to pages that exist', (_, content) => {
    const links = matches(content, /href="([^"#][^"]*)"/gu);
    const broken = links.filter((link) => !known.has(link) && !/^(mailto:\S+@\S+|tel:\+\d{11})$/u.test(link));
    expect(broken).toEqual([]);
  });

  it.each(documents)('%s shows only pictures that the media service draws', (_, content) => {
    const pictures = matches(content, /\{\{media url=([^}]*)\}\}/gu);
    expect(pictures.filter((path) => resolveMedia(`/media/${path}`, () => null) === null)).toEqual([]);
    expect(matches(content, / src="([^"]*)"/gu).filter((source) => !/^(?:\{\{media url=|https:\/\/www\.youtube\.com\/embed\/)/u.test(source))).toEqual([]);
  });

  it.each(documents)('%s names listed products as the catalogue does', (_, content) => {
    const listed = [...content.matchAll(/class="product-item-link" title="([^"]*)" href="\/([^"]*)\.html"/gu)];
    for (const [, name, urlKey] of listed) {
      const product = products.find((candidate) => candidate.urlKey === urlKey);
      expect(product?.name).toContain(name);
    }
  });

  it.each(cmsPages.map(({ identifier, content }) => [identifier, content] as const))(
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

describe('content without the store locator', () => {
  const stock = withoutStoreLocator({ cmsPages, cmsBlocks, urlRewrites });
  const contents = [...stock.cmsPages, ...stock.cmsBlocks];
  const list = stock.cmsPages.find(({ identifier }) => identifier === 'salony')?.content ?? '';

  it('links to no page of the locator, and wherever the other content does', () => {
    const linksOf = (entries: readonly { content: string }[], path: string) => entries.flatMap(({ content }) => matches(content, /href="([^"]*)"/gu)).filter((link) => link === path).length;
    const former = linksOf([...cmsPages, ...cmsBlocks], `/${STORE_LOCATOR_FRONT_NAME}`);
    expect(former).toBeGreaterThan(5);
    expect(contents.filter(({ content }) => content.includes(`/${STORE_LOCATOR_FRONT_NAME}`))).toEqual([]);
    expect(linksOf(contents, '/salony')).toBe(former);
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
