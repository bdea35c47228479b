import { describe, expect, it } from 'vitest';
import { createShopperAddresses } from './shopper-addresses.ts';

const from = (remoteAddress: string, headers: Record<string, string> = { accept: 'text/html,*/*' }) => ({
  headers,
  socket: { remoteAddress },
});

describe('createShopperAddresses', () => {
  it('includes a private address from which a browser came, and no other', () => {
    const shoppers = createShopperAddresses();
    shoppers.remember(from('::ffff:172.18.0.1'));
    expect(shoppers.includes(from('::ffff:172.18.0.1', {}))).toBe(true);
    expect(shoppers.includes(from('::ffff:172.18.0.2', {}))).toBe(false);
  });

  it.each([
    ['a reverse proxy', from('10.0.0.2', { accept: 'text/html', 'x-forwarded-for': '203.0.113.7' })],
    ['a probe', from('10.0.0.2', { accept: '*/*' })],
    ['a public address', from('203.0.113.7')],
    ['this machine', from('::ffff:127.0.0.1')],
    ['this machine by IPv6', from('::1')],
  ])('does not include %s', (_, request) => {
    const shoppers = createShopperAddresses();
    shoppers.remember(request);
    expect(shoppers.includes(request)).toBe(false);
  });
});
