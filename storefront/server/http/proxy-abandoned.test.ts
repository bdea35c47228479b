import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { silentLogger } from '../testing/silent-logger.ts';
import { startHttp } from '../testing/start-http.ts';
import { createBackendProxy } from './proxy.ts';
import { requestUrl } from './request-url.ts';

/** A promise with the functions that settle it. */
function deferred<Value = void>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/**
 * Sends a request and closes the connection as soon as the backend has it, or with `answering` the first bytes of its
 * answer have come.
 *
 * @returns the request as the backend has it, once the proxy knows that the shopper has gone
 */
async function abandon(method: string, { length = 0, body = '', answering = false } = {}) {
  const arrived = deferred<{ request: IncomingMessage; response: ServerResponse }>();
  const left = deferred();
  const backend = await startHttp((request, response) => {
    if (request.url === '/graphql') response.end();
    else {
      // More than the proxy reads before it sends any of it.
      if (answering) response.write(Buffer.alloc(2_000_000));
      arrived.resolve({ request: request.resume(), response });
    }
  });
  const proxy = createBackendProxy({ commerceUrl: backend, publicUrl: 'https://shop.example', logger: silentLogger });
  onTestFinished(() => proxy.close());
  const url = await startHttp((request, response) => {
    proxy.handle(request, response, requestUrl(request.url, 'https://shop.example'));
    if (request.url !== '/graphql') response.on('close', () => left.resolve());
  });
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(`${method} /rest/V1/order HTTP/1.1\r\nhost: shop\r\ncontent-length: ${length}\r\n\r\n${body}`);
  const seen = await arrived.promise;
  if (answering) await once(socket, 'data');
  socket.destroy();
  await left.promise;
  return { ...seen, url };
}

/** Whether the backend's connection ends. */
const closed = async ({ socket }: IncomingMessage) => {
  if (!socket.destroyed) await new Promise((resolve) => socket.once('close', resolve));
  return socket.destroyed;
};

describe('a request whose shopper goes away', () => {
  it('[RSK-02] leaves an order to finish when the shopper has closed the tab', async () => {
    const { request, response, url } = await abandon('POST');
    // By the time this answer has come through, the order's connection would be closed.
    await fetch(`${url}/graphql`);
    expect(request.socket.destroyed).toBe(false);
    await new Promise<void>((resolve) => response.end('{}', resolve));
  });

  it.each([
    ['has not begun', false],
    ['has begun', true],
  ])('reads an answer to the end that %s when the shopper goes: its connection is free again', async (_, answering) => {
    const { response } = await abandon('POST', { answering });
    // More than the buffers on the way hold.
    await new Promise<void>((resolve) => response.end(Buffer.alloc(30_000_000), resolve));
    expect(response.writableFinished).toBe(true);
  });

  it('gives up a reading request when the shopper has gone', async () => {
    const { request } = await abandon('GET');
    expect(await closed(request)).toBe(true);
  });
});
