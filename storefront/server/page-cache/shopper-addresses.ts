import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isPrivateAddress } from '../../shared/ip-address.ts';

type AddressedRequest = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/** Private addresses from which browsers come. */
export interface ShopperAddresses {
  /** Remembers where a browser comes from that requests a page. */
  remember(request: AddressedRequest): void;
  /** Returns whether browsers came from the address of a request. */
  includes(request: AddressedRequest): boolean;
}

/**
 * Creates a memory of the private addresses from which browsers come without a reverse proxy. Such an address is that of
 * a hop that hides its clients, such as the gateway of Docker Desktop, a node of Kubernetes or a TCP proxy, so that a
 * request from there may come from anybody. This machine itself is left out, so that a browser can be used on it.
 */
export function createShopperAddresses(): ShopperAddresses {
  const addresses = new LRUCache<string, true>({ max: 1000 });
  return {
    remember: ({ headers, socket: { remoteAddress = '' } }) => {
      const isBrowser = headers.accept?.includes('text/html') === true;
      if (isBrowser && !isForwarded({ headers }) && isPrivateAddress(remoteAddress) && !isLoopback(remoteAddress))
        addresses.set(remoteAddress, true);
    },
    includes: ({ socket }) => addresses.has(socket.remoteAddress ?? ''),
  };
}

/** Headers that reverse proxies add and Magento does not send. `x-forwarded-proto` is of service meshes too. */
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Whether a request comes from a reverse proxy that says so. */
export const isForwarded = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  proxyHeaders.some((name) => headers[name] !== undefined);

const isLoopback = (address: string): boolean => /^(?:::ffff:)?127\.|^::1$/i.test(address);
