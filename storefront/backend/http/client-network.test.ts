import { expect, it } from 'vitest';
import { getClientNetwork } from './client-network.ts';

it.each<[what: string, remoteAddress: string | undefined, forwardedFor: string | undefined, network: string | null]>([
  ['the client that the shop states', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['the last entry, which the shop has added', '::ffff:10.0.0.3', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['the connection of a client that states another address', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['the /64 of an IPv6 client', '::1', '2001:DB8:0:12::abcd', '2001:db8:0:12'],
  ['the same /64 for another spelling', '::1', '2001:0db8:0000:0012:1:2:3:4', '2001:db8:0:12'],
  ['no client for a program on this machine', '127.0.0.1', undefined, null],
  ['no client for a shopper behind a shared private address', '127.0.0.1', '172.18.0.1', null],
  ['no client for what is no address', '127.0.0.1', 'unknown', null],
  ['no client without a socket', undefined, '203.0.113.7', null],
])('names %s', (_, remoteAddress, forwardedFor, network) => {
  const headers = new Headers(forwardedFor === undefined ? {} : { 'X-Forwarded-For': forwardedFor });
  expect(getClientNetwork({ headers, remoteAddress })).toBe(network);
});
