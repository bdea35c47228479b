import { describe, expect, it } from 'vitest';
import { toProviderKeys } from './client-keys.ts';

const configWith = (keys: { provider: string; client_key: string; environment: string | null }[] | null) => ({
  storeConfig: { store_code: 'pl', payment_client_keys: keys },
});

describe('[CHK-33] the client keys of payment providers', () => {
  it('come from the store configuration', () => {
    expect(
      toProviderKeys(
        configWith([
          { provider: 'adyen', client_key: 'test_KEY', environment: 'test' },
          { provider: 'Braintree', client_key: 'production_abc_shop', environment: 'production' },
        ]),
      ),
    ).toEqual([
      { provider: 'adyen', clientKey: 'test_KEY', environment: 'test' },
      { provider: 'braintree', clientKey: 'production_abc_shop', environment: 'live' },
    ]);
  });

  it('are left out without a key, and for a provider that the shop cannot play', () => {
    expect(
      toProviderKeys(
        configWith([
          { provider: 'adyen', client_key: '', environment: 'live' },
          { provider: 'witryna_card', client_key: 'sandbox_witryna', environment: 'sandbox' },
        ]),
      ),
    ).toEqual([]);
    expect(toProviderKeys(configWith(null))).toEqual([]);
    expect(toProviderKeys({ storeConfig: null })).toEqual([]);
  });

  it('move real money only where the configuration says so', () => {
    const getEnvironment = (environment: string | null) =>
      toProviderKeys(configWith([{ provider: 'adyen', client_key: 'k', environment }]))[0]?.environment;
    expect(['live', 'LIVE', 'production', 'sandbox', 'test', null, ''].map(getEnvironment)).toEqual([
      'live',
      'live',
      'live',
      'test',
      'test',
      'test',
      'test',
    ]);
  });
});
