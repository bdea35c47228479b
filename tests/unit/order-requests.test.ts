import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../storefront/server/http/listen.ts';
import { createBackendProxy, type BackendProxy } from '../../storefront/server/http/proxy.ts';
import { requestUrl } from '../../storefront/server/http/request-url.ts';
import { silentLogger } from '../../storefront/server/testing/silent-logger.ts';
import { createRestClient } from '../../storefront/src/commerce/rest.ts';
import { brokenResponses } from '../support/broken-responses.ts';

/** Paths of the orders that reached the backend. */
let received: string[] = [];
let backend: http.Server;
let shop: http.Server;
let proxy: BackendProxy;
let shopUrl = '';

const place = (path: string) =>
  createRestClient({
    backendUrl: shopUrl,
    token: () => undefined,
    // What the browser would repeat, this repeats.
    retryEnvironment: { enabled: true, isOnline: () => true, onceOnline: () => () => undefined, random: () => 0 },
  })
    .request({ method: 'POST', path, body: { cartId: 'c', paymentMethod: { method: 'checkmo' } }, parse: String })
    .catch(() => 'failed');

beforeAll(async () => {
  backend = http.createServer((request) => {
    received.push(request.url ?? '');
    const [, text = '', end] = brokenResponses[Number(request.url?.split('/').pop())] ?? [];
    request.resume().on('end', () => request.socket.write(text, () => end?.(request.socket)));
  });
  proxy = createBackendProxy({
    commerceUrl: `http://127.0.0.1:${await listen(backend, 0)}`,
    publicUrl: 'https://shop.example',
    logger: silentLogger,
    // Some responses never end.
    limits: { backendTimeout: 300, readTimeout: 300 },
  });
  shop = http.createServer((request, response) =>
    proxy.handle(request, response, requestUrl(request.url, 'https://shop.example')),
  );
  shopUrl = `http://127.0.0.1:${await listen(shop, 0)}`;
});

afterAll(() => {
  proxy.close();
  for (const server of [shop, backend]) {
    server.close();
    server.closeAllConnections();
  }
});

describe('a click on the button that orders', () => {
  it.each(brokenResponses.map(([name], number) => [name, number] as const))(
    '[RSK-02] sends one request to the backend when the response is broken: %s',
    async (_, number) => {
      received = [];
      for (const path of ['guest-carts/c/payment-information', 'carts/mine/payment-information'])
        await place(`${path}/${number}`);
      expect(received).toEqual([
        `/rest/V1/guest-carts/c/payment-information/${number}`,
        `/rest/V1/carts/mine/payment-information/${number}`,
      ]);
    },
  );
});
