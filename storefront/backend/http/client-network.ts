import { isIP } from 'node:net';
import { getSubscriberNetwork, isPrivateAddress, normalizeAddress } from '../../shared/ip-address.ts';
import type { IncomingCall } from './message.ts';

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
  const remote = normalizeAddress(remoteAddress);
  const stated = normalizeAddress(headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '');
  const address = isPrivateAddress(remote) ? stated : remote;
  return isIP(address) === 0 || isPrivateAddress(address) ? null : getSubscriberNetwork(address);
}
