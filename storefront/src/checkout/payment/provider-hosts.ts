import type { CspSources } from '../../platform/navigation/csp-sources.ts';
import type { ProviderKey } from './client-keys.ts';
import inventory from './payment-page.inventory.json' with { type: 'json' };

/**
 * The hosts that the payment page may use for the providers that the store configuration offers: exactly those of the
 * inventory. None without a provider.
 *
 * @param verifies whether Braintree verifies cards by 3-D Secure
 */
export function getProviderCspSources(keys: readonly ProviderKey[], verifies: boolean): CspSources | undefined {
  if (keys.length === 0) return undefined;
  const entries = keys.flatMap(({ provider, environment }) => [
    ...inventory.providers[provider][environment],
    ...(provider === 'braintree' && verifies ? inventory.providers.braintreeVerification[environment] : []),
  ]);
  const getOrigins = (...kinds: string[]) => [
    ...new Set(entries.filter(({ kind }) => kinds.includes(kind)).map(({ origin }) => origin)),
  ];
  return {
    scripts: getOrigins('script'),
    frames: getOrigins('frame', 'bank'),
    connections: getOrigins('connection'),
    images: getOrigins('image'),
    forms: getOrigins('bank'),
  };
}
