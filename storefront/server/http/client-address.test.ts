import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createGetClientAddress } from './client-address.ts';

/** Addresses and names from which Varnish takes a purge. */
function readPurgers(): string[] {
  const vcl = readFileSync(path.resolve(import.meta.dirname, '../../../deploy/varnish/purgers.vcl'), 'utf8');
  const [, entries = ''] = /acl purgers \{([^}]*)\}/.exec(vcl) ?? [];
  return entries.split('"').filter((_, index) => index % 2 === 1);
}

describe('createGetClientAddress', () => {
  const getRequest = (forwarded: string | undefined, remoteAddress = '10.0.0.2') => ({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  });

  it.each([
    ['198.51.100.1', undefined, '198.51.100.1'],
    ['198.51.100.1', '203.0.113.5', '198.51.100.1'],
    ['::ffff:10.0.0.2', '198.51.100.1, 203.0.113.5', '203.0.113.5'],
    ['10.0.0.2', '198.51.100.1, 203.0.113.5, 192.168.0.1', '203.0.113.5'],
    ['10.0.0.2', 'unknown', '10.0.0.2'],
  ])('trusts private networks alone: from %s with %j, the client is %s', (remoteAddress, forwarded, expected) => {
    expect(createGetClientAddress([])(getRequest(forwarded, remoteAddress))).toBe(expected);
  });

  it.each([
    // A client behind a CDN and a load balancer; it has sent the first entry itself.
    ['192.0.2.9, 198.51.100.1, 203.0.113.5', '198.51.100.1'],
    ['192.0.2.9, 2001:db8:1::1, 2a04:4e40::17, 203.0.113.250', '2001:db8:1::1'],
    ['198.51.100.1, 203.0.114.1', '203.0.114.1'],
    ['198.51.100.1, ::ffff:203.0.113.5', '198.51.100.1'],
  ])('trusts the given networks, too: with %j, the client is %s', (forwarded, expected) => {
    expect(createGetClientAddress(['203.0.113.0/24', '2a04:4e40::/32'])(getRequest(forwarded))).toBe(expected);
  });

  it('trusts a CDN that connects to the server itself', () => {
    const getClientAddress = createGetClientAddress(['203.0.113.5/32']);
    expect(getClientAddress(getRequest('198.51.100.1', '203.0.113.5'))).toBe('198.51.100.1');
    expect(getClientAddress(getRequest('198.51.100.1', '203.0.113.6'))).toBe('203.0.113.6');
  });
});

describe('the purgers of Varnish', () => {
  it('are the machine itself, until a merchant adds Magento', () => {
    expect(readPurgers()).toEqual(['localhost', '::1']);
  });
});
