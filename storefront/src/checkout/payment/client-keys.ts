import { defineQuery, graphql, type ResultOf } from '../../commerce/index.ts';

/** Providers whose methods the shop can play. */
export const providers = ['braintree', 'adyen'] as const;
export type Provider = (typeof providers)[number];

/** With what the browser talks to a provider. Public: it is no secret. */
export interface ProviderKey {
  provider: Provider;
  clientKey: string;
  /** Real money only when the backend says so. */
  environment: 'test' | 'live';
}

/** The providers' keys of the store view. */
export const paymentKeysQuery = defineQuery({
  name: 'getPaymentClientKeys',
  requires: 'paymentClientKeys',
  document: graphql(`
    query getPaymentClientKeys {
      storeConfig {
        store_code
        payment_client_keys {
          provider
          client_key
          environment
        }
      }
    }
  `),
});

const liveNames = ['live', 'production'];

/** Reads the keys of the providers that the shop can play; a provider without a key is not offered. */
export function toProviderKeys({ storeConfig }: ResultOf<typeof paymentKeysQuery.document>): ProviderKey[] {
  return (storeConfig?.payment_client_keys ?? []).flatMap(({ provider: name, client_key: clientKey, environment }) => {
    const provider = providers.find((known) => known === name.toLowerCase());
    if (!provider || clientKey === '') return [];
    return [
      {
        provider,
        clientKey,
        environment: liveNames.includes(environment?.toLowerCase() ?? '') ? ('live' as const) : ('test' as const),
      },
    ];
  });
}
