import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { get, request as open, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startHttp } from '../testing/start-http.ts';
import { createStaticFiles } from './static-files.ts';

const changed = new Date('2026-03-01T10:00:00.000Z');

/** Serves a folder with these files; what is none of them is answered with 404. */
async function serve(contents: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'witryna-files-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  onTestFinished(remove);
  for (const [name, content] of Object.entries(contents)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    utimesSync(file, changed, changed);
  }
  const files = createStaticFiles(folder);
  const url = await startHttp((request, response) => {
    if (!files(request.url ?? '/', request, response)) response.writeHead(404).end();
  });
  return { url, remove };
}

/** The raw answer, as no client would decompress it. */
async function ask(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    open(url, { headers, method, agent: false }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode, headers: response.headers, body: body.toString() }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
}

const script = { 'assets/a.js': 'plain', 'assets/a.js.br': 'with brotli', 'assets/a.js.gz': 'with gzip' };

describe('createStaticFiles', () => {
  it.each([
    ['gzip, deflate, br', 'br', 'with brotli'],
    ['gzip', 'gzip', 'with gzip'],
    ['br;q=0, gzip', 'gzip', 'with gzip'],
    ['identity', undefined, 'plain'],
    ['', undefined, 'plain'],
  ])('answers a client that accepts %j with what the build made for it', async (accepted, coding, content) => {
    const { url } = await serve(script);
    const { status, headers, body } = await ask(`${url}/assets/a.js`, { 'accept-encoding': accepted });
    expect([status, body]).toEqual([200, content]);
    const { date: _date, connection: _connection, ...others } = headers;
    expect(others).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
      ...(coding && { 'content-encoding': coding }),
      'content-length': String(content.length),
      'content-type': 'text/javascript',
      etag: `W/"${content.length}-${changed.getTime()}"`,
      'last-modified': 'Sun, 01 Mar 2026 10:00:00 GMT',
      vary: 'Accept-Encoding',
    });
  });

  it('has files kept for a year whose names change with their content, and the worker not at all (RSK-40)', async () => {
    const { url } = await serve({ ...script, 'sw.js': '', 'sw.js.br': '', 'manifest.webmanifest': '{}' });
    const caching = async (name: string) =>
      (await ask(`${url}${name}`, { 'accept-encoding': 'br' })).headers['cache-control'];
    expect(await caching('/assets/a.js')).toBe('public, max-age=31536000, immutable');
    expect(await caching('/sw.js')).toBe('no-cache');
    expect(await caching('/manifest.webmanifest')).toBe('public, max-age=3600');
  });

  it('sends nothing again that the client has', async () => {
    const { url } = await serve(script);
    const { headers } = await ask(`${url}/assets/a.js`, { 'accept-encoding': 'br' });
    const again = await ask(`${url}/assets/a.js`, { 'accept-encoding': 'br', 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    expect(again.headers['cache-control']).toBe(headers['cache-control']);
    // A cache in front may have several copies, and compare them weakly.
    for (const header of [`"old", ${headers.etag}`, (headers.etag ?? '').replace('W/', '')])
      expect(
        (await ask(`${url}/assets/a.js`, { 'accept-encoding': 'br', 'if-none-match': header })).status,
        header,
      ).toBe(304);
    expect(
      (await ask(`${url}/assets/a.js`, { 'accept-encoding': 'gzip', 'if-none-match': headers.etag ?? '' })).status,
    ).toBe(200);
  });

  it('answers HEAD without the content', async () => {
    const { url } = await serve(script);
    const { status, headers, body } = await ask(`${url}/assets/a.js`, {}, 'HEAD');
    expect([status, headers['content-length'], body]).toEqual([200, '5', '']);
  });

  it.each(['bytes=-2', 'bytes=3-1', 'bytes=0-0', 'bytes=99-'])(
    'answers a request for %s with the whole file',
    async (range) => {
      const { url } = await serve(script);
      const { status, headers, body } = await ask(`${url}/assets/a.js`, { range });
      expect([status, body]).toEqual([200, 'plain']);
      expect(headers).not.toHaveProperty('content-range');
    },
  );

  it('has the files of its build when a newer one has taken them away', async () => {
    const { url, remove } = await serve(script);
    remove();
    expect((await ask(`${url}/assets/a.js`)).body).toBe('plain');
  });

  it.each([
    '/',
    '/assets',
    '/assets/',
    '/assets/b.js',
    '/assets/../a.js',
    '/.vite/manifest.json',
    '/assets/.hidden',
    '/%2e%2e/a',
    '/__proto__',
  ])('has no file at %s', async (pathname) => {
    const { url } = await serve({ ...script, '.vite/manifest.json': '{}', 'assets/.hidden': '' });
    expect(await getStatus(url, pathname)).toBe(404);
  });

  it('finds names that an address spells in another way, and those of well-known places', async () => {
    const { url } = await serve({ 'zdjęcie 1.png': '', '.well-known/security.txt': '' });
    expect(await getStatus(url, '/zdj%C4%99cie%201.png')).toBe(200);
    expect(await getStatus(url, '/.well-known/security.txt')).toBe(200);
  });
});

/** Asks for the very path, which an address would tidy up. */
function getStatus(url: string, pathname: string): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path: pathname, agent: false }, (response) => resolve(response.resume().statusCode)).on(
      'error',
      reject,
    );
  });
}
