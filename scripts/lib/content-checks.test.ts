import { describe, expect, it } from 'vitest';
import { checkHomePage, checkShippingPage } from './content-checks.mjs';
import { examine, useBackend } from './testing/examine.ts';

const extended = useBackend('extended', '2.4.8');

describe('checkHomePage', () => {
  it('knows the origins of images that the shop is to be started with', async () => {
    const sendQuery = () =>
      Promise.resolve({ body: { data: { cmsPage: { content: '<img src="https://cdn.example/a.jpg">' } } } });
    const data = { storeConfig: { cms_home_page: 'home' } };
    expect((await checkHomePage(sendQuery, data)).settings).toEqual({ MEDIA_ORIGINS: 'https://cdn.example' });
    const { findings } = await checkHomePage(sendQuery, data, 'https://video.example,https://cdn.example');
    expect(findings.map(({ verdict }) => verdict)).toEqual(['ok', 'ok']);
  });
});

describe('checkShippingPage', () => {
  const withRoute = (route: object | null) => () => Promise.resolve({ body: { data: { route } } });

  it('checks nothing without the setting', async () => {
    expect(await checkShippingPage(withRoute(null), undefined)).toEqual([]);
  });

  it.each([
    [{ type: 'CMS_PAGE' }, 'ok'],
    [{ type: 'PWA_404' }, 'missing'],
    [null, 'missing'],
  ])('for the route %j is %s', async (route, verdict) => {
    const [finding] = await checkShippingPage(withRoute(route), '/versand');
    expect(finding).toMatchObject({ verdict, text: expect.stringContaining('/versand') as string });
  });
});

describe('examineBackend', () => {
  it('names the page on the costs of shipping that is missing in a store view', async () => {
    const { behavior } = await examine(extended(), undefined, { '*': '/nothing-is-here' });
    expect(behavior.find(({ name }) => name === 'Costs of shipping')).toMatchObject({
      verdict: 'missing',
      text: expect.stringMatching(/\/nothing-is-here.*Content > Pages.*SHIPPING_PAGE/) as string,
    });
  });

  it('names the paths at which the shop hides a page of Magento', async () => {
    const answered: typeof fetch = (input, init) => {
      const path = typeof init?.body === 'string' ? /route\(url: \\"(.+?)\\"\)/.exec(init.body)?.[1] : undefined;
      if (path === undefined) return fetch(input, init);
      const taken = path === '/downloads' || path === '/health';
      const type = taken ? 'CMS_PAGE' : path === '/sign-in' ? 'PWA_404' : null;
      const route = type === null && path !== '/cart' ? null : { type, relative_url: path.slice(1) };
      return Promise.resolve(Response.json({ data: { route } }));
    };
    const { behavior } = await examine(extended(), answered);
    expect(behavior.find(({ name }) => name === 'Paths of the shop')).toMatchObject({
      verdict: 'missing',
      text: expect.stringContaining('of its own at /cart, /downloads, /health, so') as string,
    });
  });

  it('looks up four paths of the shop at a time', async () => {
    let inFlight = 0;
    let most = 0;
    await examine(extended(), async (input, init) => {
      const isPath = typeof init?.body === 'string' && init.body.includes('route(url');
      if (isPath) most = Math.max(most, ++inFlight);
      const response = await fetch(input, init);
      if (isPath) inFlight -= 1;
      return response;
    });
    expect(most).toBe(4);
  });
});
