import http, { type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { isBackendPath } from '../../storefront/server/http/backend-paths.ts';
import { listen } from '../../storefront/server/http/listen.ts';
import { createBackendProxy } from '../../storefront/server/http/proxy.ts';
import { requestUrl } from '../../storefront/server/http/request-url.ts';
import { silentLogger } from '../../storefront/server/testing/silent-logger.ts';

const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
const reset = (socket: Socket) => socket.resetAndDestroy();
const close = (socket: Socket) => socket.destroySoon();
const keep = () => undefined;

/**
 * Ways in which a backend may break its response to an order: what it writes, and what it does with the connection
 * then.
 */
const brokenResponses: readonly (readonly [name: string, text: string, end: (socket: Socket) => unknown])[] = [
  ['reset before anything', '', reset],
  ['closed before anything', '', close],
  ['reset after the headers', `${head}content-length: 20\r\n\r\n`, reset],
  ['closed after the headers', `${head}content-length: 20\r\n\r\n`, close],
  ['reset within the body', `${head}content-length: 20\r\n\r\n{"a":`, reset],
  ['closed within the body', `${head}content-length: 20\r\n\r\n{"a":`, close],
  ['a body longer than its length', `${head}content-length: 2\r\n\r\n{"a":"b"}`, keep],
  ['a body without length, reset', `${head}\r\n{"a":`, reset],
  ['chunks without end, closed', `${head}transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n`, close],
  ['half a chunk, reset', `${head}transfer-encoding: chunked\r\n\r\nff\r\n{`, reset],
  ['a chunk of no size', `${head}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n`, keep],
  ['no status line', 'garbage\r\n\r\n', keep],
  ['half a status line, reset', 'HTTP/1.', reset],
  ['half a header, closed', `${head}content-le`, close],
  ['a header without a name', `${head}: x\r\n\r\n`, keep],
  ['headers without end', `${head}x: ${'x'.repeat(100_000)}`, keep],
  ['two lengths', `${head}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`, keep],
  ['status 408', 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n', close],
  ['status 421', 'HTTP/1.1 421 Misdirected Request\r\ncontent-length: 0\r\n\r\n', keep],
  ['status 425', 'HTTP/1.1 425 Too Early\r\ncontent-length: 0\r\n\r\n', keep],
  ['status 101', 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n', keep],
  ['status 103, reset', 'HTTP/1.1 103 Early Hints\r\nlink: </a.css>\r\n\r\n', reset],
  ['status 204 with a body', 'HTTP/1.1 204 No Content\r\ncontent-length: 2\r\n\r\n{}', keep],
  ['gzip that is none', `${head}content-encoding: gzip\r\ncontent-length: 9\r\n\r\nnot zipped`, keep],
  ['a long body, reset', `${head}content-length: 9000000\r\n\r\n${'x'.repeat(3_000_000)}`, reset],
];

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
