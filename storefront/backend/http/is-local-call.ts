import { BlockList, isIP } from 'node:net';
import type { IncomingCall } from './message.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** A server that listens on IPv6 sees IPv4 clients as `::ffff:192.0.2.1`. */
const toAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/iu, '');

function isLoopback(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Headers that a proxy adds: with one of them the client is not the one that has connected. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Returns whether a program on this machine has sent the request directly to the backend. The Host header must name
 * this machine as well: a page whose host name was rebound to a loopback address sends the host name of the page.
 */
export function isLocalCall({ headers, remoteAddress = '' }: Pick<IncomingCall, 'headers' | 'remoteAddress'>): boolean {
  if (!isLoopback(toAddress(remoteAddress)) || PROXY_HEADERS.some((name) => headers.has(name))) return false;
  const host = (headers.get('host') ?? '').replace(/:\d+$/u, '').toLowerCase();
  return host === 'localhost' || isLoopback(host.replace(/^\[|\]$/gu, ''));
}
