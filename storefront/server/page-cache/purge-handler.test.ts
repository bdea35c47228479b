import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { silentLogger } from '../testing/silent-logger.ts';
import type { PurgedTags } from './parse-purge.ts';
import { createPurgeHandler } from './purge-handler.ts';
import { createShopperAddresses } from './shopper-addresses.ts';

const token = 'a-secret-of-24-letters!!';

function createRequest(remoteAddress: string, headers: Record<string, string>): IncomingMessage {
  const request = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }));
  return Object.assign(request, { headers });
}

/** Returns what sends `PURGE` from an address, and the purges that were made. */
function createCache() {
  const shoppers = createShopperAddresses();
  const purged: PurgedTags[] = [];
  const handle = createPurgeHandler({
    purge: (tags) => {
      purged.push(tags);
      return Promise.resolve();
    },
    token,
    shoppers,
    logger: silentLogger,
  });
  const purge = async (address: string, headers: Record<string, string> = {}) => {
    const request = createRequest(address, { 'cache-tag': 'cat_p_12', ...headers });
    const response = new ServerResponse(request);
    await handle(request, response);
    return response.statusCode;
  };
  const visit = (address: string) => shoppers.remember(createRequest(address, { accept: 'text/html' }));
  return { purge, visit, purged };
}

describe('createPurgeHandler', () => {
  it('takes purges that come directly from the private network, and none through a proxy or from elsewhere', async () => {
    const { purge, purged } = createCache();
    expect(await purge('10.0.3.7')).toBe(200);
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect(await purge('10.0.3.7', { [name]: '203.0.113.7' }), name).toBe(403);
    expect(await purge('203.0.113.7')).toBe(403);
    expect(purged).toHaveLength(1);
  });

  it('takes purges with the token from everywhere', async () => {
    const { purge } = createCache();
    const authorization = `Bearer ${token}`;
    expect(await purge('203.0.113.7', { authorization })).toBe(200);
    expect(await purge('203.0.113.7', { authorization: 'Bearer another-secret-of-24-l' })).toBe(403);
  });

  it('demands the token from an address behind which browsers are, such as a gateway of containers', async () => {
    const { purge, visit } = createCache();
    visit('172.18.0.1');
    expect(await purge('172.18.0.1')).toBe(403);
    expect(await purge('172.18.0.1', { authorization: `Bearer ${token}` })).toBe(200);
    expect(await purge('172.18.0.5')).toBe(200);
  });
});
