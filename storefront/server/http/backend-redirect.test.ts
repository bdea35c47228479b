import { describe, expect, it } from 'vitest';
import { explainBackendRedirect } from './backend-redirect.ts';

describe('explainBackendRedirect', () => {
  it.each([
    ['https://magento.example/graphql?query=x', 'http://magento.example', 'https://magento.example'],
    ['https://www.magento.example/graphql', 'https://magento.example', 'https://www.magento.example'],
    ['/shop/graphql', 'https://magento.example', 'https://magento.example/shop'],
    ['https://magento.example/shop/graphql', 'http://magento.example/shop', 'https://magento.example/shop'],
  ])('names the address that a redirect to %s leads to', (location, commerceUrl, address) => {
    expect(explainBackendRedirect(location, commerceUrl, '/graphql')).toContain(`Set COMMERCE_URL=${address}, `);
  });

  it.each(['https://login.example/?token=secret', '/graphql'])('names only the host of %s', (location) => {
    const message = explainBackendRedirect(location, 'https://magento.example', '/graphql');
    expect(message).toContain(`redirects its API to ${new URL(location, 'https://magento.example').origin}.`);
    expect(message).not.toContain('secret');
  });

  it.each([undefined, 'https://'])('reports that %s is no location', (location) => {
    expect(explainBackendRedirect(location, 'https://magento.example', '/graphql')).toContain('without a location');
  });
});
