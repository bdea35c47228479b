import { describe, expect, it } from 'vitest';
import { findShopPage } from './find-shop-page.ts';
import { english, polish, sampleViews } from './testing/sample-views.ts';

interface Urls {
  base_url?: string;
  base_link_url?: string;
  secure_base_url?: string;
  secure_base_link_url?: string;
}

const none = { base_url: null, base_link_url: null, secure_base_url: null, secure_base_link_url: null };

/** Finds a page for the Polish view, or another one, of a backend with these URLs. */
const find = (target: string, urls: { pl?: Urls; en?: Urls } = {}, storeCode = polish.code, views = sampleViews) => {
  const page = findShopPage(
    target,
    {
      availableStores: [
        { ...none, store_code: polish.code, ...urls.pl },
        { ...none, store_code: english.code, ...urls.en },
        null,
      ],
    },
    { commerceUrl: 'http://magento.internal:8080/shop', storeCode, storeViews: views },
  );
  return page && [page.view.code, page.path];
};

describe('findShopPage', () => {
  const all: Urls = { base_url: 'http://magento.example/', secure_base_url: 'https://secure.example:8443/' };
  it.each([
    'http://magento.example/buty.html?size=3#reviews',
    'https://magento.example/buty.html?size=3#reviews',
    'https://secure.example:8443/index.php/buty.html?size=3#reviews',
    'http://magento.internal:8080/shop/buty.html?size=3#reviews',
  ])('finds the page of %s in the store view that names it', (target) => {
    const path = '/buty.html?size=3#reviews';
    for (const { code } of sampleViews) expect(find(target, { pl: all, en: all }, code)).toEqual([code, path]);
  });

  it('finds the page of another store view by its URL of links, or by the code in the path', () => {
    const urls = {
      pl: { ...all, secure_base_link_url: `https://magento.example/${polish.code}/` },
      en: { ...all, secure_base_link_url: 'https://magento.example/index.php/english/' },
    };
    expect(find('https://magento.example/index.php/english/a.html', urls)).toEqual([english.code, '/a.html']);
    expect(find(`https://magento.example/${polish.code}/a.html`, urls, english.code)).toEqual([polish.code, '/a.html']);
    expect(find(`http://secure.example:8443/${english.code}`, urls)).toEqual([english.code, '/']);
    const ofOthers = { en: { base_url: 'https://english.example/' } };
    expect(find('https://english.example/a.html', ofOthers)).toEqual([english.code, '/a.html']);
  });

  it('takes a URL that several store views have for that of the default one where no page of theirs names it', () => {
    const third = { ...english, code: 'third', basePath: '/third' };
    const views = [english, third, polish];
    expect(find('https://magento.example/a', { pl: all, en: all }, third.code, views)).toEqual([polish.code, '/a']);
  });

  it.each([
    'https://blog.example/',
    'https://magento.example.evil.example/',
    'https://magento.example:444/',
    'https://user:secret@magento.example/',
    'http://magento.internal:8080/shopping',
    'https://',
    'javascript:alert(1)',
    'buty.html',
  ])('finds nothing for %s', (target) => expect(find(target, { pl: all, en: all })).toBeNull());

  it('finds pages where the backend tells no URLs, by its address', () => {
    expect(find('http://magento.internal:8080/shop/')).toEqual([polish.code, '/']);
    expect(find('https://magento.example/', { pl: { base_url: 'javascript:alert(1)' } })).toBeNull();
  });
});
