import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Networks in which a reverse proxy in front of the storefront runs: loopback, private and link-local. */
const privateNetworks = new BlockList();
privateNetworks.addSubnet('127.0.0.0', 8, 'ipv4');
privateNetworks.addSubnet('10.0.0.0', 8, 'ipv4');
privateNetworks.addSubnet('172.16.0.0', 12, 'ipv4');
privateNetworks.addSubnet('192.168.0.0', 16, 'ipv4');
privateNetworks.addSubnet('169.254.0.0', 16, 'ipv4');
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** Returns the address of the client that sent a request. */
export type GetClientAddress = (
  request: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
) => string;

/**
 * Creates the function that returns the address of a client: the last entry of `X-Forwarded-For` that no trusted proxy
 * has, or the address of the connection. A client on the internet cannot choose it: only private networks and the given
 * ones are trusted.
 *
 * @param trustedProxies - Networks of proxies on the internet, such as a CDN, e.g. `203.0.113.0/24`.
 */
export function createGetClientAddress(trustedProxies: readonly string[]): GetClientAddress {
  const proxies = new BlockList();
  for (const network of trustedProxies) {
    const [address = '', prefix] = network.split('/');
    proxies.addSubnet(address, Number(prefix), getFamily(address));
  }
  const isTrusted = (address: string) =>
    isPrivateAddress(address) || (isIP(address) !== 0 && proxies.check(address, getFamily(address)));

  return ({ headers, socket }) => {
    const forwarded = [headers['x-forwarded-for'] ?? []]
      .flat()
      .join(',')
      .split(',')
      .map((entry) => toAddress(entry.trim()));
    let address = toAddress(socket.remoteAddress ?? '');
    while (isTrusted(address)) {
      const next = forwarded.pop();
      if (!next || isIP(next) === 0) break;
      address = next;
    }
    return address;
  };
}

/** Returns the network of one subscriber: the address itself for IPv4, its /64 for IPv6. */
export function getClientNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const [start = '', end] = address.split('::');
  const groups = start.split(':').filter(Boolean);
  const rest = end?.split(':').filter(Boolean) ?? [];
  const zeros = end === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest].slice(0, 4).join(':');
}

// A server that listens on IPv6 sees IPv4 clients as `::ffff:192.0.2.1`.
function toAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

const getFamily = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether an IP address is of a private network, loopback or link-local. */
export function isPrivateAddress(text: string): boolean {
  const address = toAddress(text);
  return isIP(address) !== 0 && privateNetworks.check(address, getFamily(address));
}
