import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { defineShop } from '../../storefront/backend/index.ts';
import { startBackend } from '../../storefront/backend/server.ts';
import { examine } from '../../scripts/lib/testing/examine.ts';
import germanShoes from '../merchants/german-shoes/index.ts';

const [german] = germanShoes.storeViews;
const settings = german.settings;

/** A merchant with a view for each of many languages and two currencies. */
const shop = defineShop({
  ...germanShoes,
  storeViews: [
    german,
    { ...german, id: 2, code: 'english', name: 'Wagner', locale: 'en_US', sortOrder: 10, isDefault: false },
    {
      ...german,
      ...{ id: 3, code: 'swiss', name: 'Wagner', locale: 'de_CH', sortOrder: 20, isDefault: false },
      ...{ displayCurrency: 'CHF', availableCurrencies: ['CHF'], exchangeRates: { EUR: 10_000, CHF: 9500 } },
    },
    {
      ...german,
      ...{ id: 4, code: 'japanese', name: 'Wagner', locale: 'ja_JP', sortOrder: 30, isDefault: false },
      settings: { ...settings, config: { ...settings.config, cms_home_page: 'gone' } },
    },
  ],
});

const requests = new Map<string, string[]>();
let report: Awaited<ReturnType<typeof examine>>;

/** Sends a request and notes it down; in Swiss francs, no cart can be created. */
const send: typeof fetch = (input, init) => {
  const code = new Headers(init?.headers).get('store') ?? 'default';
  const body = typeof init?.body === 'string' ? init.body : '';
  requests.set(code, [...(requests.get(code) ?? []), body]);
  return code === 'swiss' && body.includes('createEmptyCart')
    ? Promise.resolve(Response.json({ errors: [{ message: 'Internal server error' }], data: null }))
    : fetch(input, init);
};

beforeAll(async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'doctor-views-'));
  const backend = await startBackend({
    shop,
    secondStoreView: true,
    profile: 'stock',
    release: '2.4.8',
    port: 0,
    faults: false,
    dataFolder,
    publicUrl: 'http://localhost:3000',
  });
  report = await examine(backend.url, send);
  await backend.close();
  rmSync(dataFolder, { recursive: true, force: true });
}, 60_000);

const textsOf = (name: string) =>
  [...report.connection, ...report.behavior].filter((finding) => finding.name === name).map(({ text }) => text);

describe('the doctor of several store views', () => {
  it('names the views that it looks at', () => {
    expect(textsOf('Store views')).toEqual(['default, english, swiss, japanese']);
  });

  it('names the view that a problem is in', () => {
    expect(textsOf('Home page')).toEqual([
      expect.stringMatching(/^in store view japanese: there is no CMS page “gone”/),
    ]);
    expect(textsOf('Store')).toEqual([
      expect.stringMatching(/^in store view japanese: the shop has no texts in ja_JP/),
    ]);
  });

  it('says which texts are shown in a locale without texts of its own', () => {
    expect(textsOf('Texts of the shop')).toEqual([expect.stringMatching(/^de_DE for de_CH \(store view swiss\);/)]);
  });

  it('says once what is alike in all', () => {
    expect(textsOf('Images')).toEqual([expect.not.stringContaining('in store view')]);
    expect(textsOf('Files of shoppers')).toEqual([expect.stringMatching(/^the shop can send/)]);
    expect(textsOf('Catalog')).toHaveLength(1);
    expect(textsOf('CORS')).toHaveLength(1);
  });

  it('buys again where the currency differs', () => {
    const carts = [...requests].map(([code, bodies]) => [
      code,
      bodies.filter((body) => body.includes('createEmptyCart')).length,
    ]);
    expect(Object.fromEntries(carts)).toEqual({ default: 1, english: 0, swiss: 1, japanese: 0 });
    expect(textsOf('Purchase')).toEqual([expect.stringMatching(/^in store view swiss: no cart can be created/)]);
  });

  it('prints the settings of the main view', () => {
    expect(report.settings).toMatchObject({ DEFAULT_LOCALE: 'de_DE', SHOP_NAME: 'Wagner' });
  });

  it('asks less in a further view than in the main one', () => {
    const count = (code: string) => requests.get(code)?.length ?? 0;
    expect(count('english')).toBeLessThan(count('default') - 10);
    expect(count('english')).toBeLessThan(40);
  });
});
