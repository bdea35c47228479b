import { describe, expect, it } from 'vitest';
import { storeViewOptions } from './store-view-options.ts';
import { english, polish } from './testing/sample-views.ts';

const place = { pathname: '/witaminy.html', search: '?p=2' };

describe('storeViewOptions', () => {
  it('names each view in its own language, with the address of the same path in it', () => {
    expect(storeViewOptions([polish, english], place)).toEqual([
      { id: 'witryna_pl_pl_pl', label: 'polski', lang: 'pl-PL', href: '/witaminy.html?p=2' },
      { id: 'witryna_pl_en_us', label: 'English', lang: 'en-US', href: '/witryna_pl_en_us/witaminy.html?p=2' },
    ]);
  });

  it.each([
    ['?utm_source=list&p=2&gclid=x', '?p=2'],
    ['?p=2&utm_medium=mail', '?p=2'],
    ['?fbclid=1', ''],
    ['?gad_source=1&gad_campaignid=2&gbraid=3&p=2&wbraid=4&srsltid=5&_gl=1*a&utm_source_platform=6', '?p=2'],
    ['?query=utm_source%3Dx&mc_cid=1&mc_eid=2&sort=name', '?query=utm_source%3Dx&sort=name'],
    ['?p=2', '?p=2'],
    ['', ''],
  ])('leaves the marks of campaigns out of %s', (search, kept) => {
    expect(storeViewOptions([polish], { ...place, search })[0]?.href).toBe(`/witaminy.html${kept}`);
  });

  it('takes the names of views that share a language, and of those whose language is not known', () => {
    const british = { ...english, code: 'uk', name: 'Witryna UK', locale: 'en_GB' };
    expect(storeViewOptions([polish, english, british], place).map(({ label }) => label)).toEqual([
      'polski',
      'witryna - EN',
      'Witryna UK',
    ]);
    expect(
      storeViewOptions(
        [
          { ...polish, locale: null },
          { ...english, locale: '??' },
        ],
        place,
      ).map(({ label }) => label),
    ).toEqual(['witryna - PL', 'witryna - EN']);
  });

  it('links to the same path on the host of a view that has its own', () => {
    const german = { ...english, locale: 'de_DE', baseUrl: 'https://shop.de.example' };
    expect(storeViewOptions([polish, german], place)[1]?.href).toBe('https://shop.de.example/witaminy.html?p=2');
  });

  it('names the groups where there is more than one', () => {
    const other = { ...english, group: 'Witryna Export' };
    expect(storeViewOptions([polish, other], place).map(({ group }) => group)).toEqual(['Witryna', 'Witryna Export']);
  });
});
