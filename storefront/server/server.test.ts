import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { render as renderShop } from '../src/shell/entry-server.ts';
import { readServerConfig } from './config.ts';
import { getThemeModules } from './pages/document-theme.ts';
import type { RenderApplication } from './pages/render-page.ts';
import { startServer } from './server.ts';
import { startHttp } from './testing/start-http.ts';

/** Every page redirects to where it stands. */
const redirecting: RenderApplication = ({ url }) =>
  Promise.resolve({ kind: 'redirect', status: 302, headers: { location: url.href } });

/** The server with a small build, before a backend that answers with the path it was asked for. */
async function setUp(render = redirecting, env: Record<string, string> = {}) {
  const clientDir = mkdtempSync(path.join(tmpdir(), 'witryna-server-'));
  onTestFinished(() => rmSync(clientDir, { recursive: true }));
  const config = readServerConfig({
    PORT: '0',
    PUBLIC_URL: 'https://shop.example',
    COMMERCE_URL: await startHttp((request, response) => response.end(request.url)),
    CLIENT_DIR: clientDir,
    IMAGE_CACHE_DIR: path.join(clientDir, 'images'),
    LOG_LEVEL: 'silent',
    ...env,
  });
  const modules = [
    'src/platform/hydration/boot.ts',
    'src/shell/entry-client.tsx',
    ...getThemeModules(config.documentTheme),
  ];
  mkdirSync(path.join(clientDir, '.vite'));
  writeFileSync(
    path.join(clientDir, '.vite/manifest.json'),
    JSON.stringify(Object.fromEntries(modules.map((name) => [name, { file: 'a.js' }]))),
  );
  writeFileSync(path.join(clientDir, 'a.js'), 'script');
  const server = await startServer(config, render);
  const agent = new http.Agent({ keepAlive: true });
  onTestFinished(async () => {
    agent.destroy();
    await server.close();
  });
  const { port } = new URL(server.url);
  const ask = (target: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => http.get({ port, path: target, agent }, resolve).on('error', reject));
  return { server, ask };
}

it.each([
  ['', 65],
  ['620', 620],
])('keeps an idle connection for the time in the setting "%s"', async (setting, seconds) => {
  const { ask } = await setUp(redirecting, { KEEP_ALIVE_TIMEOUT: setting });
  expect((await ask('/a.js')).resume().headers['keep-alive']).toBe(`timeout=${seconds}`);
});

it('answers with a file, with what the backend says, or else with a page', async () => {
  const { ask } = await setUp();
  expect(await text(await ask('/a.js'))).toBe('script');
  expect(await text(await ask('/graphql?query=x'))).toBe('/graphql?query=x');
  expect((await ask('/sport.html?p=2')).resume().headers.location).toBe('https://shop.example/sport.html?p=2');
});

it('asks the backend for the address that it has looked at', async () => {
  const { ask } = await setUp();
  expect(await text(await ask('http://other-vhost.internal/graphql?query=x'))).toBe('/graphql?query=x');
  expect((await ask('/media/..%2fadmin/')).resume().statusCode).toBe(400);
});

it('requests no original whose path the backend may read as another one', async () => {
  const requested: (string | undefined)[] = [];
  const { ask } = await setUp(redirecting, {
    COMMERCE_URL: await startHttp((request, response) => {
      requested.push(request.url);
      response.writeHead(404).end();
    }),
  });
  const statuses = [];
  for (const name of ['..%2fadmin%2fa', 'a'])
    statuses.push((await ask(`/media/${name}.jpg?auto=webp&quality=85`)).resume().statusCode);
  expect(statuses).toEqual([400, 404]);
  expect(requested).toEqual(['/media/a.jpg']);
});

it('tells a shopper that a form is too long, in the language of the shop', async () => {
  const { server } = await setUp(redirecting, { DEFAULT_LOCALE: 'fr_CA', SHOP_NAME: 'Chaussures Nord' });
  const response = await fetch(`${server.url}/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `comment=${'x'.repeat(20_000_000)}`,
  });
  expect([response.status, response.headers.get('cache-control')]).toEqual([413, 'no-store']);
  const html = await response.text();
  expect(html).toContain('<html lang="fr-CA">');
  expect(html).toContain('<title>Votre texte est trop long | Chaussures Nord</title>');
});

it('keeps a connection longer than a proxy in front does, which is 60 s', async () => {
  const { ask } = await setUp();
  const [, seconds] = /timeout=(\d+)/.exec(String((await ask('/a.js')).resume().headers['keep-alive'])) ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

it('finishes the page that it is at when it is told to close, and the connection with it', async () => {
  let go: () => void = () => undefined;
  const going = new Promise<void>((resolve) => (go = resolve));
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const { server, ask } = await setUp(async (request) => {
    begin();
    await going;
    return redirecting(request);
  });
  const page = ask('/');
  await begun;
  const closed = server.close();
  go();
  const { statusCode, headers } = (await page).resume();
  expect([statusCode, headers.connection]).toEqual([302, 'close']);
  await closed;
});

it('sends a small page in the configured language with the name of the shop when the backend of a German shop is down', async () => {
  const { ask } = await setUp(renderShop, {
    COMMERCE_URL: 'http://127.0.0.1:9',
    DEFAULT_LOCALE: 'de_DE',
    SHOP_NAME: 'Schuhhaus <Nord>',
  });
  const response = await ask('/schuhe.html');
  const html = await text(response);
  expect([response.statusCode, response.headers['retry-after'], response.headers['cache-control']]).toEqual([
    503,
    '30',
    'no-store',
  ]);
  expect(html).toContain('<html lang="de-DE">');
  expect(html).toContain('<title>Der Shop ist vorübergehend nicht erreichbar | Schuhhaus &lt;Nord&gt;</title>');
  expect(html).toContain('Ihr Warenkorb bleibt erhalten');
  expect(html).not.toMatch(/[ąęłńśźż]/);
  expect(Buffer.byteLength(html)).toBeLessThan(15_000);
});
