import { BlockList, isIP } from 'node:net';
import type { IncomingCall } from './message.ts';

/** Networks in which the shop's own server and reverse proxies run: loopback, private and link-local. */
const privateNetworks = new BlockList();
privateNetworks.addSubnet('127.0.0.0', 8, 'ipv4');
privateNetworks.addSubnet('10.0.0.0', 8, 'ipv4');
privateNetworks.addSubnet('172.16.0.0', 12, 'ipv4');
privateNetworks.addSubnet('192.168.0.0', 16, 'ipv4');
privateNetworks.addSubnet('169.254.0.0', 16, 'ipv4');
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** A server that listens on IPv6 sees IPv4 clients as `::ffff:192.0.2.1`. */
const toAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/iu, '');

function isPrivate(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && privateNetworks.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Returns the network of one subscriber: the address itself for IPv4, its /64 for IPv6. */
function toNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const [start = '', end] = address.toLowerCase().split('::');
  const groups = start.split(':').filter(Boolean);
  const rest = end?.split(':').filter(Boolean) ?? [];
  const zeros = end === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/u, ''))
    .join(':');
}

/**
 * Returns the network of the client of a request, or null when no address names a single client.
 *
 * The shop's server states its client as the last entry of `X-Forwarded-For`. Only a private network is believed: a
 * client that reaches the backend directly cannot choose its address. Loopback and private addresses name no client,
 * because behind a container network or a proxy without that header all shoppers share one.
 */
export function getClientNetwork({
  headers,
  remoteAddress = '',
}: Pick<IncomingCall, 'headers' | 'remoteAddress'>): string | null {
  const remote = toAddress(remoteAddress);
  const stated = toAddress(headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '');
  const address = isPrivate(remote) ? stated : remote;
  return isIP(address) === 0 || isPrivate(address) ? null : toNetwork(address);
}
