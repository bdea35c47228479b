import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { silentLogger } from '../testing/silent-logger.ts';
import { startHttp } from '../testing/start-http.ts';
import { isBackendPath } from './backend-paths.ts';
import { createBackendProxy, type defaultProxyLimits } from './proxy.ts';
import { requestUrl } from './request-url.ts';

/** A request that only a backend answers which reads the body of another one as a request. */
const inner = 'GET /smuggled HTTP/1.1\r\nhost: backend\r\n\r\n';
const chunked = `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`;

/** A proxy, and what its backend has got. */
async function setUp(limits: Partial<typeof defaultProxyLimits> = {}) {
  const seen: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const backend = await startHttp((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    headers.push(request.headers);
    request
      .resume()
      .on('end', () =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ path: request.url })),
      );
  });
  const proxy = createBackendProxy({
    commerceUrl: backend,
    publicUrl: 'https://shop.example',
    logger: silentLogger,
    limits,
  });
  onTestFinished(() => proxy.close());
  const url = await startHttp((request, response) => {
    const address = requestUrl(request.url, 'https://shop.example');
    if (isBackendPath(address.pathname)) proxy.handle(request, response, address);
    else response.writeHead(404).end();
  });
  return { url, proxy, seen, headers };
}

/**
 * Opens a connection, writes to it, and resolves with all that came back once the server has ended it or `until`
 * matches.
 */
function sendRaw(url: string, text: string, until: RegExp): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let received = '';
    const settle = () => {
      socket.destroy();
      resolve(received);
    };
    socket.on('data', (chunk) => {
      received += chunk.toString();
      if (until.test(received)) settle();
    });
    socket.on('close', settle).on('error', settle);
    onTestFinished(() => void socket.destroy());
    socket.write(text);
  });
}

const response = /^HTTP\/1\.1 \d{3}[\s\S]*\r\n\r\n[\s\S]*$/;
const status = (received: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0);

const methods = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'POST', 'PUT', 'CONNECT', 'PROPFIND'];
const framings: readonly (readonly [name: string, headers: string, body: string])[] = [
  ['Content-Length', `content-length: ${inner.length}\r\n`, inner],
  ['Transfer-Encoding', 'transfer-encoding: chunked\r\n', chunked],
  ['both', `content-length: ${inner.length}\r\ntransfer-encoding: chunked\r\n`, chunked],
  ['both, the other way round', 'transfer-encoding: chunked\r\ncontent-length: 0\r\n', chunked],
  ['two lengths', `content-length: 0\r\ncontent-length: ${inner.length}\r\n`, inner],
  ['a length with a sign', `content-length: +${inner.length}\r\n`, inner],
  ['a length in hexadecimal', 'content-length: 0x2a\r\n', inner],
  ['capitals', 'Transfer-Encoding: Chunked\r\n', chunked],
  ['an unknown coding', 'transfer-encoding: xchunked\r\n', chunked],
  ['a coding after chunked', 'transfer-encoding: chunked, identity\r\n', chunked],
  ['identity', `transfer-encoding: identity\r\ncontent-length: ${inner.length}\r\n`, inner],
  ['two codings', 'transfer-encoding: chunked\r\ntransfer-encoding: identity\r\n', chunked],
  ['a folded header', 'transfer-encoding:\r\n chunked\r\n', chunked],
  ['a space before the colon', 'transfer-encoding : chunked\r\n', chunked],
  ['a vertical tab', 'transfer-encoding: \vchunked\r\n', chunked],
  ['a header after a bare line feed', 'x: 1\ntransfer-encoding: chunked\r\n', chunked],
  ['Connection: content-length', `connection: content-length\r\ncontent-length: ${inner.length}\r\n`, inner],
  ['Connection: transfer-encoding', 'connection: transfer-encoding\r\ntransfer-encoding: chunked\r\n', chunked],
];

describe('framing of requests', () => {
  it.each(methods)('passes no request on that hides in the body of a %s', async (method) => {
    const { url, seen } = await setUp();
    for (const [, headers, body] of framings) {
      for (const path of ['/graphql', '/rest/V1/x', '/media/a.jpg', '/sandbox-card/x']) {
        await sendRaw(url, `${method} ${path} HTTP/1.1\r\nhost: shop\r\n${headers}\r\n${body}`, response);
        // The next visitor shares the connections to the backend.
        expect(await (await fetch(`${url}/graphql?visitor`)).json()).toEqual({ path: '/graphql?visitor' });
      }
    }
    expect(seen.filter((line) => line.includes('smuggled'))).toEqual([]);
  });

  it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS'])('refuses a %s with a body', async (method) => {
    const { url, seen } = await setUp();
    for (const headers of [`content-length: ${inner.length}\r\n`, 'transfer-encoding: chunked\r\n']) {
      const received = await sendRaw(url, `${method} /rest/V1/x HTTP/1.1\r\nhost: shop\r\n${headers}\r\n`, response);
      expect(status(received)).toBe(400);
    }
    expect(seen).toEqual([]);
  });

  it('does not let an incomplete inner request take the next visitor’s', async () => {
    const { url, seen, headers } = await setUp();
    const half = 'POST /rest/V1/attack HTTP/1.1\r\nhost: backend\r\ncontent-length: 500\r\n\r\n';
    await sendRaw(
      url,
      `GET /graphql HTTP/1.1\r\nhost: shop\r\ntransfer-encoding: chunked\r\n\r\n${half.length.toString(16)}\r\n${half}\r\n0\r\n\r\n`,
      response,
    );
    await fetch(`${url}/rest/V1/carts/mine`, { headers: { authorization: 'Bearer visitor' } });
    expect(seen).toEqual(['GET /rest/V1/carts/mine']);
    expect(headers[0]?.authorization).toBe('Bearer visitor');
  });

  it('strips headers that Connection lists, and states itself who asks', async () => {
    const { url, headers } = await setUp();
    const forged =
      'x-forwarded-for: 1.2.3.4\r\nx-forwarded-host: evil.example\r\nx-http-method-override: DELETE\r\nx_forwarded_for: 5.6.7.8\r\nx-forwarded-port: 1\r\nx-forwarded-prefix: /evil\r\nx-original-url: /admin\r\n';
    await sendRaw(
      url,
      `POST /graphql HTTP/1.1\r\nhost: shop\r\nconnection: close, x-secret\r\nx-secret: 1\r\n${forged}content-length: 2\r\n\r\n{}`,
      response,
    );
    const [sent = {}] = headers;
    expect(sent).toMatchObject({
      'content-length': '2',
      'x-forwarded-host': 'shop.example',
      'x-forwarded-proto': 'https',
    });
    for (const name of [
      'x-secret',
      'x-http-method-override',
      'x_forwarded_for',
      'x-forwarded-port',
      'x-forwarded-prefix',
      'x-original-url',
      'transfer-encoding',
    ])
      expect(sent).not.toHaveProperty(name);
  });
});

describe('clients that hold connections', () => {
  it('serves others while a client sends bodies that never end', async () => {
    const { url, proxy } = await setUp({ maxConcurrent: 4, maxConcurrentPerClient: 4 });
    const { hostname, port } = new URL(url);
    const sockets = await Promise.all(
      Array.from(
        { length: 40 },
        () =>
          new Promise<ReturnType<typeof connect>>((resolve) => {
            const socket = connect(Number(port), hostname, () => {
              socket.write('POST /graphql HTTP/1.1\r\nhost: shop\r\ncontent-length: 100\r\n\r\n{', () =>
                resolve(socket),
              );
            });
          }),
      ),
    );
    onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
    expect(await (await fetch(`${url}/graphql?visitor`)).json()).toEqual({ path: '/graphql?visitor' });
    expect(proxy.isExhausted()).toBe(false);
  });

  it('ends a body that does not arrive in time with 408', async () => {
    const { url, seen } = await setUp({ bodyTimeout: 20 });
    const received = await sendRaw(
      url,
      'POST /graphql HTTP/1.1\r\nhost: shop\r\ncontent-length: 100\r\n\r\n{',
      response,
    );
    expect([status(received), /connection: close/i.test(received)]).toEqual([408, true]);
    expect(seen).toEqual([]);
  });

  it('takes the connection to the backend from a client that does not read', async () => {
    const backend = await startHttp((request, answer) => {
      if (request.url === '/media/film.mp4') answer.end(Buffer.alloc(100_000_000));
      else answer.end('ok');
    });
    const proxy = createBackendProxy({
      commerceUrl: backend,
      publicUrl: 'https://shop.example',
      logger: silentLogger,
      limits: { maxConcurrent: 1, maxConcurrentPerClient: 1, readTimeout: 20 },
    });
    onTestFinished(() => proxy.close());
    const url = await startHttp((request, answer) =>
      proxy.handle(request, answer, requestUrl(request.url, 'https://shop.example')),
    );
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    onTestFinished(() => void socket.destroy());
    await new Promise<void>((resolve) =>
      socket.write('GET /media/film.mp4 HTTP/1.1\r\nhost: shop\r\n\r\n', () => resolve()),
    );
    socket.pause();
    expect(await (await fetch(`${url}/graphql`)).text()).toBe('ok');
  });

  it('answers 503 with Retry-After when no connection becomes free in time', async () => {
    let release: () => void = () => undefined;
    const backend = await startHttp((request, answer) => {
      if (request.url === '/media/slow') release = () => answer.end('late');
      else answer.end('ok');
    });
    const proxy = createBackendProxy({
      commerceUrl: backend,
      publicUrl: 'https://shop.example',
      logger: silentLogger,
      limits: { maxConcurrent: 1, maxConcurrentPerClient: 1, waitTimeout: 20 },
    });
    onTestFinished(() => proxy.close());
    const url = await startHttp((request, answer) =>
      proxy.handle(request, answer, requestUrl(request.url, 'https://shop.example')),
    );
    const slow = fetch(`${url}/media/slow`);
    const refused = await fetch(`${url}/graphql`).then((answer) =>
      answer.status === 503 ? answer : fetch(`${url}/graphql`),
    );
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(proxy.isExhausted()).toBe(true);
    release();
    expect(await (await slow).text()).toBe('late');
    expect(await (await fetch(`${url}/graphql`)).text()).toBe('ok');
  });
});
