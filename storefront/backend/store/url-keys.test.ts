import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories } from '../../demo/catalog/categories.ts';
import { products } from '../../demo/catalog/index.ts';
import { publicModules } from '../testing/public-modules.ts';
import { createTestBackend, valueAt } from '../testing/test-backend.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import { englishStoreView, polishStoreView } from '../../demo/store-views.ts';
import { englishUrlKeys } from '../../demo/settings/english-url-keys.ts';
import { ownPath, sharedPath } from './url-keys.ts';

describe('paths of a store view', () => {
  it('are told in its own words, key by key, with and without suffix', () => {
    expect(ownPath(englishStoreView, 'witaminy/witamina-c.html')).toBe('vitamins/vitamin-c.html');
    expect(ownPath(englishStoreView, 'witaminy')).toBe('vitamins');
    expect(ownPath(englishStoreView, 'witaminy/witamina-c.htm')).toBe('vitamins/vitamin-c.htm');
    expect(ownPath(englishStoreView, 'witaminy/')).toBe('vitamins/');
    expect(ownPath(englishStoreView, 'about-us')).toBe('about-us');
    expect(sharedPath(englishStoreView, 'vitamins/vitamin-c.html')).toBe('witaminy/witamina-c.html');
    expect(sharedPath(englishStoreView, 'witaminy.html')).toBe('witaminy.html');
    expect(ownPath(polishStoreView, 'witaminy/witamina-c.html')).toBe('witaminy/witamina-c.html');
  });

  it('never lead to two things: no own key is another one’s own or stored key', () => {
    const stored = JSON.stringify([categories, products]);
    for (const [shared, own] of englishUrlKeys) {
      expect(stored, shared).toContain(`"urlKey":"${shared}"`);
      expect(stored, own).not.toContain(`"urlKey":"${own}"`);
    }
    expect(new Set(englishUrlKeys.values()).size).toBe(englishUrlKeys.size);
  });
});

describe('a second store view', () => {
  let backend: TestBackend;
  beforeAll(() => {
    backend = createTestBackend({ modules: publicModules, secondStoreView: true });
  });
  afterAll(() => {
    backend.dispose();
  });

  const ask = async (query: string, storeView: string) => {
    const { data, errors } = await backend.graphql(query, { headers: { Store: storeView } });
    expect(errors).toBeUndefined();
    return data;
  };
  const route = async (url: string, storeView: string) =>
    valueAt(await ask(`{ route(url: "${url}") { relative_url redirect_code } }`, storeView), 'route');

  it('[STO-09] answers a path of any view with that of the view which the Store header names', async () => {
    expect(await route('/witaminy/witamina-c.html', englishStoreView.code)).toEqual({
      relative_url: 'vitamins/vitamin-c.html',
      redirect_code: 302,
    });
    expect(await route('/vitamins/vitamin-c.html', englishStoreView.code)).toEqual({
      relative_url: 'vitamins/vitamin-c.html',
      redirect_code: 0,
    });
    expect(await route('/vitamins/vitamin-c.html', polishStoreView.code)).toEqual({
      relative_url: 'witaminy/witamina-c.html',
      redirect_code: 302,
    });
    expect(await route('/sport.html', englishStoreView.code)).toEqual({ relative_url: 'sport.html', redirect_code: 0 });
    expect(await route('/nie-ma.html', englishStoreView.code)).toBeNull();
  });

  it('knows only its own paths in the stock profile', async () => {
    const stock = createTestBackend({ modules: publicModules, secondStoreView: true, profile: 'stock' });
    const { data } = await stock.graphql('{ route(url: "/witaminy.html") { type } }', {
      headers: { Store: englishStoreView.code },
    });
    expect(data).toEqual({ route: null });
    stock.dispose();
  });

  it('writes its own paths wherever it names them, and finds by them', async () => {
    const found = await ask(
      '{ categories(filters: { url_path: { eq: "vitamins/vitamin-c" } }) { items { url_key url_path canonical_url relative_url breadcrumbs { category_url_path } } } }',
      englishStoreView.code,
    );
    expect(valueAt(found, 'categories')).toEqual({
      items: [
        {
          url_key: 'vitamin-c',
          url_path: 'vitamins/vitamin-c',
          canonical_url: 'vitamins/vitamin-c.html',
          relative_url: 'vitamins/vitamin-c.html',
          breadcrumbs: [{ category_url_path: 'vitamins' }],
        },
      ],
    });
    const products = await ask(
      '{ products(filter: { url_key: { in: ["creatine", "kreatyna"] } }) { items { url_key canonical_url } } }',
      englishStoreView.code,
    );
    expect(valueAt(products, 'products')).toEqual({ items: [{ url_key: 'creatine', canonical_url: 'creatine.html' }] });
  });
});
