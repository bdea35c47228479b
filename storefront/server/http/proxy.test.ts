import http, {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { silentLogger } from '../testing/silent-logger.ts';
import { startHttp } from '../testing/start-http.ts';
import { isBackendPath } from './backend-paths.ts';
import { createBackendProxy } from './proxy.ts';
import { requestUrl } from './request-url.ts';

/** A proxy in front of a backend that the test plays. */
async function setUp(backend: RequestListener | string) {
  const lines: string[] = [];
  const log = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const commerceUrl = typeof backend === 'string' ? backend : await startHttp(backend);
  const proxy = createBackendProxy({ commerceUrl, publicUrl: 'https://shop.example', logger: pino(log) });
  onTestFinished(() => proxy.close());
  return {
    url: await startHttp((request, response) =>
      proxy.handle(request, response, requestUrl(request.url, 'https://shop.example')),
    ),
    lines,
  };
}

const readAll = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (chunk instanceof Buffer) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};
/** Asks with a request line that no browser would write. */
const getRaw = (
  url: string,
  target: string,
): Promise<{ statusCode: number | undefined; headers: IncomingHttpHeaders; body: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    http
      .get({ hostname, port, path: target }, (response) => {
        readAll(response).then(
          (body) => resolve({ statusCode: response.statusCode, headers: response.headers, body }),
          reject,
        );
      })
      .on('error', reject);
  });
const order = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"cartId":"x"}' };

describe('isBackendPath', () => {
  it.each(['/graphql', '/graphql/', '/rest/V1/carts/mine', '/media/a.jpg', '/sandbox-card/nonce'])(
    'is true of %s',
    (path) => expect(isBackendPath(path)).toBe(true),
  );
  it.each([
    '/',
    '/graphql-docs.html',
    '/rest',
    '/restaurant.html',
    '/media',
    '/outbox',
    '/outbox/1',
    '/pl/graphql',
    '/sandbox-card',
  ])('is false of %s', (path) => expect(isBackendPath(path)).toBe(false));
});

describe('createBackendProxy', () => {
  it('hands method, path, headers and body on, and the answer back', async () => {
    let seen: object | undefined;
    const { url } = await setUp((request, response) => {
      void readAll(request).then((body) => {
        const { host, authorization, connection, 'x-request-id': id } = request.headers;
        seen = { method: request.method, url: request.url, body, host, authorization, connection, id };
        response
          .writeHead(418, {
            'content-type': 'application/json',
            'set-cookie': ['a=1', 'b=2'],
            'x-magento-cache-id': 'abc',
          })
          .end('{"a":1}');
      });
    });
    const response = await fetch(`${url}/rest/V1/x?y=%2F`, {
      ...order,
      headers: { ...order.headers, authorization: 'Bearer abc', 'x-request-id': 'id-12345' },
    });
    expect(seen).toMatchObject({
      method: 'POST',
      url: '/rest/V1/x?y=%2F',
      body: order.body,
      authorization: 'Bearer abc',
      id: 'id-12345',
    });
    expect(seen).not.toMatchObject({ host: new URL(url).host });
    expect(response.status).toBe(418);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(response.headers.get('x-magento-cache-id')).toBe('abc');
    expect(await response.json()).toEqual({ a: 1 });
  });

  it('tells caches what an answer of GraphQL depends on, and lets none keep what was asked for in somebody’s name', async () => {
    const { url } = await setUp((_, response) =>
      response.setHeader('cache-control', 'public, max-age=60').setHeader('vary', 'Accept-Encoding, store').end('{}'),
    );
    const ask = async (path: string, authorization = '') => {
      const { headers } = await fetch(`${url}${path}`, { headers: { authorization } });
      return [headers.get('cache-control'), headers.get('vary')];
    };
    const vary = 'Accept-Encoding, store, Content-Currency, Authorization, X-Magento-Cache-Id';
    expect(await ask('/graphql?query=x')).toEqual(['public, max-age=0, s-maxage=60', vary]);
    expect(await ask('/graphql?query=x', 'Bearer stale')).toEqual(['private, no-store', vary]);
    expect(await ask('/media/a.jpg')).toEqual(['public, max-age=60', 'Accept-Encoding, store']);
  });

  it.each([
    ['public, max-age=86400, s-maxage=3600', 'public, max-age=0, s-maxage=3600'],
    ['public, max-age=86400', 'public, max-age=0, s-maxage=86400'],
    ['Max-Age=60, immutable', 'public, max-age=0, s-maxage=60'],
    ['max-age=0, must-revalidate, no-cache, no-store', 'max-age=0, must-revalidate, no-cache, no-store'],
    ['private, max-age=60', 'private, max-age=60'],
    ['public', 'public'],
  ])('lets browsers keep no answer of GraphQL with %s', async (given, expected) => {
    const { url } = await setUp((_, response) => response.setHeader('cache-control', given).end('{}'));
    expect((await fetch(`${url}/graphql?query=x`)).headers.get('cache-control')).toBe(expected);
  });

  it.each(['/graphql?query=x', '/rest/V1/x', '/media/a.jpg'])(
    'hands on no header of %s that would be about the whole shop',
    async (path) => {
      const theirs = {
        'strict-transport-security': 'max-age=31536000; includeSubDomains; preload',
        'public-key-pins': 'max-age=5184000; pin-sha256="x"',
        'expect-ct': 'max-age=86400, enforce',
        'alt-svc': 'h3=":443"; ma=86400',
        nel: '{"report_to":"cdn","max_age":604800}',
        'report-to': '{"group":"cdn","max_age":604800,"endpoints":[{"url":"https://reports.example"}]}',
        'reporting-endpoints': 'cdn="https://reports.example"',
        'clear-site-data': '"storage"',
      };
      const { url } = await setUp((_, response) =>
        response.setHeader('set-cookie', 'a=1').writeHead(200, theirs).end(),
      );
      const { headers } = await fetch(url + path);
      expect(Object.keys(theirs).filter((name) => headers.has(name))).toEqual([]);
      expect(headers.getSetCookie()).toEqual(['a=1']);
    },
  );

  it('puts the path of the backend in front', async () => {
    const backend = await startHttp((request, response) => response.end(request.url));
    const { url } = await setUp(`${backend}/sklep`);
    expect(await (await fetch(`${url}/graphql?query=x`)).text()).toBe('/sklep/graphql?query=x');
  });

  it.each([
    ['a whole address', 'http://other-vhost.internal/graphql?query=x', '/graphql?query=x'],
    ['a detour', '/a/../graphql?query=x', '/graphql?query=x'],
  ])('hands on what it has looked at, and not %s', async (_, target, path) => {
    const { url } = await setUp((request, response) => response.end(request.url));
    const answer = await getRaw(url, target);
    expect(answer.body).toBe(path);
    expect(answer.headers.vary).toContain('X-Magento-Cache-Id');
  });

  it.each([
    '/media/..%2fadmin/',
    '/media/..%5Cadmin/',
    '/media/.%2E%2fadmin',
    '/media/a%2ejpg',
    '/media/a.php%00.jpg',
    '/graphql/%2F',
  ])('refuses %s, which the backend may read as another path', async (target) => {
    let asked = 0;
    const { url } = await setUp((_, response) => {
      asked += 1;
      response.end();
    });
    const { statusCode, body } = await getRaw(url, target);
    expect([statusCode, asked]).toEqual([400, 0]);
    expect(JSON.parse(body)).toEqual({ errors: [{ message: 'The address is not valid.' }] });
  });

  it.each([
    '/media/wysiwyg/dieta%20%C5%82%C3%B3d%C5%BA%25.jpg',
    '/graphql?query=%7Ba(b%3A%22..%2F%2e%00%5c%22)%7D',
    "/media/a,b;c='d'(1)@2x.jpg?width=1&height=2",
  ])('leaves %s as it is', async (target) => {
    const { url } = await setUp((request, response) => response.end(request.url));
    expect((await getRaw(url, target)).body).toBe(target);
  });

  it('streams an answer while the backend is still writing it', async () => {
    let backend: ServerResponse | undefined;
    const { url } = await setUp((_, response) => {
      backend = response;
      response.write('first');
    });
    const { body } = await fetch(`${url}/media/film.mp4`);
    const reader = body?.getReader();
    const decode = (chunk: Uint8Array | undefined) => new TextDecoder().decode(chunk);
    expect(decode((await reader?.read())?.value)).toBe('first');
    backend?.end('second');
    expect(decode((await reader?.read())?.value)).toBe('second');
    expect((await reader?.read())?.done).toBe(true);
  });

  it('refuses a body that says it is too large, without asking the backend', async () => {
    let asked = 0;
    const { url } = await setUp((_, response) => {
      asked += 1;
      response.end();
    });
    const response = await fetch(`${url}/graphql`, { method: 'POST', body: 'x'.repeat(1_000_001) });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ errors: [{ message: 'The request is too large.' }] });
    expect(asked).toBe(0);
  });

  it('takes a body of the largest size', async () => {
    const { url } = await setUp(
      (request, response) => void readAll(request).then((body) => response.end(String(body.length))),
    );
    const response = await fetch(`${url}/graphql`, { method: 'POST', body: 'x'.repeat(1_000_000) });
    expect(await response.text()).toBe('1000000');
  });

  it.each([
    ['/rest/V1/guest-carts/abc123/items', 200],
    ['/rest/de/V1/carts/mine/items', 200],
    ['/rest/V1/guest-carts/abc123/items/5', 413],
    ['/rest/V1/guest-carts/abc123/gift-message', 413],
    ['/rest/V1/guest-carts/abc123/../items', 413],
    ['/graphql', 413],
  ])('takes images of shoppers only where products are added by REST: %s', async (path, status) => {
    const { url } = await setUp((request, response) => void readAll(request).then(() => response.end('{}')));
    const post = (size: number) => fetch(url + path, { method: 'POST', body: 'x'.repeat(size) });
    expect((await post(8_000_000)).status).toBe(status);
    expect((await post(8_000_001)).status).toBe(413);
  });

  it('refuses a body that turns out too large while it is sent', async () => {
    const { url, lines } = await setUp((request) => request.resume());
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const request = http.request(
        `${url}/graphql`,
        { method: 'POST', headers: { 'transfer-encoding': 'chunked' } },
        (response) => {
          resolve(response.statusCode);
          response.resume();
        },
      );
      request.on('error', reject);
      for (let part = 0; part < 11; part += 1) request.write('x'.repeat(100_000));
      request.end();
    });
    expect(status).toBe(413);
    expect(lines.join('')).not.toContain('unreachable');
  });

  it('says with status 502 that the backend cannot be reached, and logs it without the query', async () => {
    const { url, lines } = await setUp('http://127.0.0.1:1');
    const response = await fetch(`${url}/graphql?query=secret`);
    expect(response.status).toBe(502);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ errors: [{ message: 'The commerce backend cannot be reached.' }] });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"path":"/graphql"');
    expect(lines[0]).not.toContain('secret');
  });

  it.each([
    ['/graphql', 'GET', 302],
    ['/graphql', 'POST', 301],
    ['/rest/V1/directory/currency', 'GET', 308],
  ])('answers 502 instead of the redirect of %s (%s, %s), and logs what to set', async (path, method, status) => {
    const { url, lines } = await setUp((request, response) => {
      request.resume();
      response.writeHead(status, { location: `https://www.magento.example${request.url}` }).end();
    });
    const response = await fetch(`${url}${path}?token=secret`, { method, redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([502, null]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('Set COMMERCE_URL=https://www.magento.example, ');
    expect(lines[0]).not.toContain('secret');
  });

  it.each([
    ['/media/a.jpg', 301],
    ['/graphql', 304],
  ])('hands on what %s answers with status %s', async (path, status) => {
    const { url } = await setUp((_, response) => response.writeHead(status, { location: '/media/b.jpg' }).end());
    expect((await fetch(url + path, { redirect: 'manual' })).status).toBe(status);
  });

  it('finds a backend by its IPv6 address', async () => {
    const { url, lines } = await setUp('http://[::1]:1');
    await fetch(`${url}/graphql`);
    expect(lines[0]).toContain('::1');
    expect(lines[0]).not.toContain('ENOTFOUND');
  });

  it.each(['GET', 'POST'])('[RSK-01] [RSK-02] never repeats a %s whose answer is lost', async (method) => {
    let asked = 0;
    const { url } = await setUp((request) => {
      asked += 1;
      request.resume();
      request.on('end', () => request.socket.destroy());
    });
    const response = await fetch(`${url}/rest/V1/guest-carts/x/payment-information`, {
      method,
      ...(method === 'POST' && { body: '{}' }),
    });
    expect(response.status).toBe(502);
    expect(asked).toBe(1);
  });

  it('[RSK-02] does not repeat an order on a kept connection that the backend closes', async () => {
    const paths: (string | undefined)[] = [];
    const { url } = await setUp((request, response) => {
      paths.push(request.url);
      if (request.method === 'POST') request.socket.destroy();
      else response.end('ok');
    });
    await (await fetch(`${url}/graphql`)).text();
    expect((await fetch(`${url}/rest/V1/order`, order)).status).toBe(502);
    expect(paths).toEqual(['/graphql', '/rest/V1/order']);
  });

  it('replaces what the backend says about caches, when told so', async () => {
    const commerceUrl = await startHttp((_, response) => {
      response.writeHead(200, {
        'cache-control': 'public, max-age=31536000',
        expires: 'Fri, 26 Nov 2027 12:00:00 GMT',
        'surrogate-control': 'max-age=31536000',
        vary: 'Origin',
        etag: '"a"',
      });
      response.end('image');
    });
    const proxy = createBackendProxy({ commerceUrl, publicUrl: 'https://shop.example', logger: silentLogger });
    onTestFinished(() => proxy.close());
    const cacheHeaders = { 'cache-control': 'no-store', 'cloudflare-cdn-cache-control': 'no-store', vary: 'Accept' };
    const url = await startHttp((request, response) =>
      proxy.handle(request, response, requestUrl(request.url, 'https://shop.example'), cacheHeaders),
    );
    const headers = Object.fromEntries((await fetch(`${url}/media/a.jpg`)).headers);
    expect(headers).toMatchObject({ ...cacheHeaders, vary: 'Origin, Accept', etag: '"a"' });
    expect([headers['expires'], headers['surrogate-control']]).toEqual([undefined, undefined]);
  });

  it('cuts an answer off that the backend cuts off', async () => {
    const { url } = await setUp((request, response) => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('12345', () => request.socket.destroy());
    });
    await expect(fetch(`${url}/media/a.jpg`).then((response) => response.text())).rejects.toThrow();
  });
});
