import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { getAddressFamily, isPrivateAddress, normalizeAddress } from '../../shared/ip-address.ts';

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
    proxies.addSubnet(address, Number(prefix), getAddressFamily(address));
  }
  const isTrusted = (address: string) =>
    isPrivateAddress(address) || (isIP(address) !== 0 && proxies.check(address, getAddressFamily(address)));

  return ({ headers, socket }) => {
    const forwarded = [headers['x-forwarded-for'] ?? []]
      .flat()
      .join(',')
      .split(',')
      .map((entry) => normalizeAddress(entry.trim()));
    let address = normalizeAddress(socket.remoteAddress ?? '');
    while (isTrusted(address)) {
      const next = forwarded.pop();
      if (!next || isIP(next) === 0) break;
      address = next;
    }
    return address;
  };
}
