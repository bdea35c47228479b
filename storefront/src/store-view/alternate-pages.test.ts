import { describe, expect, it } from 'vitest';
import { alternatePages, findAlternatePages } from './alternate-pages.ts';
import { english, polish, sampleViews } from './testing/sample-views.ts';

describe('alternatePages', () => {
  it('lists the page of each view by language, and the default view’s for everybody else', () => {
    expect(alternatePages([[polish, '/witaminy.html'], [english, '/vitamins.html']])).toEqual([
      { hreflang: 'pl-PL', path: '/witaminy.html' },
      { hreflang: 'en-US', path: '/witryna_pl_en_us/vitamins.html' },
      { hreflang: 'x-default', path: '/witaminy.html' },
    ]);
  });

  it('is empty for a page that only one view has', () => {
    expect(alternatePages([[polish, '/witaminy.html'], [english, null]])).toEqual([]);
    expect(alternatePages([[polish, '/witaminy.html'], [{ ...english, locale: null }, '/vitamins.html']])).toEqual([]);
  });
});

describe('findAlternatePages', () => {
  const ask = (pathname: string, current: string, storeViews = sampleViews) => {
    const asked: (string | null)[] = [];
    const found = findAlternatePages(pathname, {
      current,
      storeViews,
      isFixedRoute: (path) => path === '/cart',
      client: {
        endpoint: 'https://shop.example/graphql',
        fetch: (_, init) => {
          asked.push(new Headers(init?.headers).get('store'));
          return Promise.resolve(Response.json({ data: { route: { relative_url: 'witaminy.html' } } }));
        },
      },
    });
    return found.then((pages) => ({ pages, asked }));
  };

  it('asks the other views by the look-up of the switcher', async () => {
    const { pages, asked } = await ask('/vitamins.html', english.code);
    expect(asked).toEqual([polish.code]);
    expect(pages.map(({ path }) => path)).toEqual(['/witaminy.html', '/witryna_pl_en_us/vitamins.html', '/witaminy.html']);
  });

  it('asks nobody for home, for a fixed route, and where there is one view', async () => {
    expect((await ask('/', polish.code)).pages.map(({ path }) => path)).toEqual(['/', '/witryna_pl_en_us/', '/']);
    expect(await ask('/cart', polish.code)).toMatchObject({ asked: [] });
    expect(await ask('/witaminy.html', polish.code, [polish])).toEqual({ pages: [], asked: [] });
  });
});
