import { describe, expect, it } from 'vitest';
import { createShopIntl } from '../i18n/index.ts';
import { fakeBackend, sampleLayout } from '../testing/index.ts';
import { createRouteLoader } from './load-route.ts';

describe('createRouteLoader', () => {
  describe('opens the checkout of a shop with a payment provider', () => {
    const key = { provider: 'adyen', client_key: 'test_KEY', environment: 'test' };
    const loader = (
      options: Pick<Parameters<typeof createRouteLoader>[0], 'allowedHosts' | 'documentHosts'>,
      keys = [key],
    ) => {
      const { client } = fakeBackend(() => ({
        data: { storeConfig: { store_code: 'pl', payment_client_keys: keys, gdpr_consent_texts: null } },
      }));
      const load = createRouteLoader({
        client,
        layout: { ...sampleLayout, capabilities: ['paymentClientKeys'] },
        intl: createShopIntl({ locale: 'pl_PL', log: () => undefined }),
        share: () => undefined,
        reportError: () => undefined,
        ...options,
      });
      return load(new URL('https://shop.example/checkout'), {
        signal: new AbortController().signal,
        onRouteMatch: () => undefined,
      });
    };

    it('[CHK-33] in a document whose policy lets exactly that provider through', async () => {
      const served = await loader({ allowedHosts: [] });
      if (served.outcome !== 'page') throw new Error('The server answers no page.');
      const { hosts } = served.page.state;
      expect(hosts?.frames).toContain('https://checkoutshopper-test.adyen.com');
      expect(JSON.stringify(hosts)).not.toContain('braintree');
      expect(await loader({ allowedHosts: null })).toEqual({
        outcome: 'redirect',
        location: 'https://shop.example/checkout',
        status: 302,
        external: true,
      });
      expect(await loader({ allowedHosts: null, documentHosts: hosts })).toMatchObject({
        outcome: 'page',
        name: 'checkout',
      });
    });

    it('and without any provider in the document that is there', async () => {
      expect(await loader({ allowedHosts: null }, [])).toMatchObject({
        outcome: 'page',
        name: 'checkout',
        page: { state: { view: { providerKeys: [] } } },
      });
    });
  });
});
