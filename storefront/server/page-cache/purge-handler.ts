import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { isPrivateAddress } from '../../shared/ip-address.ts';
import { parsePurge, type PurgedTags } from './parse-purge.ts';
import { isForwarded, type ShopperAddresses } from './shopper-addresses.ts';

export interface PurgeHandlerOptions {
  /** Purges the pages of all processes, and resolves when none of them sends one any more. */
  purge(tags: PurgedTags): Promise<void>;
  /** Secret for clients outside of the private network; null rejects them. */
  token: string | null;
  /** Addresses that need the token although they are of the private network. */
  shoppers: ShopperAddresses;
  logger: Logger;
}

/**
 * Creates the handler of `PURGE`, which Magento sends to each of its `http_cache_hosts` when it saves something. It
 * takes requests that come directly from a private network, unless browsers come from the same address, and those with
 * `Authorization: Bearer <token>`.
 *
 * @see https://experienceleague.adobe.com/en/docs/commerce-operations/configuration-guide/cache/configure-varnish-commerce
 */
export function createPurgeHandler({ purge, token, shoppers, logger }: PurgeHandlerOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (status: number, text: string) => {
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
    };
    // Without the body, the connection cannot be used again.
    request.resume();
    const isShared = shoppers.includes(request);
    if ((!isDirect(request) || isShared) && !hasToken(request, token)) {
      if (isShared)
        logger.warn(
          { address: request.socket.remoteAddress },
          'a purge was rejected, because browsers come from the same address; see "Page cache" in docs/deploy.md',
        );
      send(403, 'PURGE is allowed from the private network, or with the token in PURGE_TOKEN.');
      return;
    }
    const tags = parsePurge(request.headers);
    if (tags === null) {
      send(400, 'Name the pages in X-Magento-Tags-Pattern as Magento does, or their tags in Cache-Tag.');
      return;
    }
    await purge(tags);
    logger.info({ tags }, 'pages purged');
    send(200, 'Purged');
  };
}

/** Whether the request comes from the private network and from no proxy, behind which anybody could be. */
function isDirect(request: IncomingMessage): boolean {
  return isPrivateAddress(request.socket.remoteAddress ?? '') && !isForwarded(request);
}

function hasToken({ headers }: IncomingMessage, token: string | null): boolean {
  const [, given] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  if (token === null || given === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}
