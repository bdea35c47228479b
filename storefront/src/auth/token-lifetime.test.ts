import { describe, expect, it } from 'vitest';
import { toTokenLifetime } from './token-lifetime.ts';

describe('toTokenLifetime', () => {
  it.each([
    ['the store’s own setting', { customer_token_expiration_time: 1200, customer_access_token_lifetime: 1 }, 1200],
    ['hours, as stock Magento says', { customer_access_token_lifetime: 1 / 3 }, 1200],
    ['hours where seconds say nothing', { customer_token_expiration_time: 0, customer_access_token_lifetime: 2 }, 7200],
    ['nothing', { customer_token_expiration_time: null, customer_access_token_lifetime: null }, undefined],
    ['nothing of use', { customer_access_token_lifetime: -1 }, undefined],
  ])('[SES-12] takes %s', (_, config, seconds) => {
    expect(toTokenLifetime({ storeConfig: { store_code: 'pl', ...config } })).toBe(seconds);
  });

  it('says nothing without a store', () => {
    expect(toTokenLifetime({ storeConfig: null })).toBeUndefined();
  });
});
