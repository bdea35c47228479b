import { BlockList, isIP } from 'node:net';

/** Loopback, private and link-local networks, in which servers and their reverse proxies run. */
const privateNetworks = new BlockList();
privateNetworks.addSubnet('127.0.0.0', 8, 'ipv4');
privateNetworks.addSubnet('10.0.0.0', 8, 'ipv4');
privateNetworks.addSubnet('172.16.0.0', 12, 'ipv4');
privateNetworks.addSubnet('192.168.0.0', 16, 'ipv4');
privateNetworks.addSubnet('169.254.0.0', 16, 'ipv4');
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** Returns an address without the prefix of IPv4: a server that listens on IPv6 sees `::ffff:192.0.2.1`. */
export function normalizeAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/iu, '');
}

/** Returns the family of an IP address, as `node:net` names it. */
export function getAddressFamily(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** Returns whether a text is an IP address of a private network, loopback or link-local. */
export function isPrivateAddress(text: string): boolean {
  const address = normalizeAddress(text);
  return isIP(address) !== 0 && privateNetworks.check(address, getAddressFamily(address));
}

/** Returns the network of one subscriber: the address itself for IPv4, its /64 for IPv6, in one spelling. */
export function getSubscriberNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const [start = '', end] = address.toLowerCase().split('::');
  const groups = start.split(':').filter(Boolean);
  const rest = end?.split(':').filter(Boolean) ?? [];
  const zeros = end === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/u, ''))
    .join(':');
}
