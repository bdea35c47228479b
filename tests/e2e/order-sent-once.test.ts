import http, { type IncomingMessage } from 'node:http';
import { expect, test } from '@playwright/test';
import { isBackendPath } from '../../storefront/server/http/backend-paths.ts';
import { listen } from '../../storefront/server/http/listen.ts';
import { createBackendProxy } from '../../storefront/server/http/proxy.ts';
import { requestUrl } from '../../storefront/server/http/request-url.ts';
import { silentLogger } from '../../storefront/server/testing/silent-logger.ts';
import { brokenResponses } from '../support/broken-responses.ts';

test('[RSK-02] sends an order to the backend once per click, however the response breaks @desktop', async ({
  page,
}) => {
  const received: string[] = [];
  const respond = (request: IncomingMessage, response: http.ServerResponse) => {
    if (request.method !== 'POST') {
      response.end('{}');
      return;
    }
    received.push(request.url ?? '');
    const [, text, end] = brokenResponses[Number(request.url?.split('/').pop())] ?? [];
    request.resume().on('end', () => request.socket.write(text ?? '', () => end?.(request.socket)));
  };
  const backend = http.createServer(respond);
  const proxy = createBackendProxy({
    commerceUrl: `http://127.0.0.1:${await listen(backend, 0)}`,
    publicUrl: 'https://shop.example',
    logger: silentLogger,
    // Some responses never end.
    limits: { backendTimeout: 500, readTimeout: 500 },
  });
  const shop = http.createServer((request, response) => {
    const url = requestUrl(request.url, 'https://shop.example');
    if (isBackendPath(url.pathname)) proxy.handle(request, response, url);
    else response.setHeader('content-type', 'text/html').end('<!doctype html><title>shop</title>');
  });
  try {
    await page.goto(`http://127.0.0.1:${await listen(shop, 0)}/`);
    for (const number of brokenResponses.keys()) {
      await page.evaluate(async (path) => {
        // The order then goes over a connection that was used before: only there does a browser send a POST again.
        await fetch('/graphql?query=x').then((response) => response.text());
        await fetch(path, { method: 'POST', body: '{}' })
          .then((response) => response.text())
          .catch(() => null);
      }, `/rest/V1/payment-information/${number}`);
    }
    expect(received).toEqual(brokenResponses.map((_, number) => `/rest/V1/payment-information/${number}`));
  } finally {
    proxy.close();
    for (const server of [shop, backend]) {
      server.close();
      server.closeAllConnections();
    }
  }
});
