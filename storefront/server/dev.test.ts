import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let child: ChildProcess;
let url: string;

beforeAll(async () => {
  child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('./dev.ts', import.meta.url))], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NODE_OPTIONS: '--conditions=@witryna/source',
      PORT: '0',
      // No backend is needed, and port 9 has none.
      COMMERCE_URL: 'http://localhost:9',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let log = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  url = await Promise.race([
    once(child, 'message').then(([message]: { url: string }[]) => message?.url ?? ''),
    once(child, 'exit').then(([code]) =>
      Promise.reject(new Error(`The development server ended with ${code}.\n${log}`)),
    ),
  ]);
}, 120_000);

afterAll(async () => {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
});

describe('development server', () => {
  it('starts from the sources', async () => {
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });

  it('rejects a form that is too long, with a page that says so', async () => {
    const response = await fetch(`${url}/cart`, {
      method: 'POST',
      headers: { origin: url },
      body: new URLSearchParams({ text: 'a'.repeat(70_000) }),
    });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('<h1>Your text is too long</h1>');
  });

  it('serves what the production server serves next to pages', async () => {
    const get = async (path: string, method = 'GET') => {
      const { status, headers } = await fetch(url + path, { method });
      return [status, headers.get('content-type')];
    };
    expect(await get('/robots.txt')).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await get('/favicon.svg')).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(await get('/manifest.webmanifest')).toEqual([200, 'application/manifest+json; charset=utf-8']);
    expect(await get('/ready')).toEqual([503, 'application/json']);
    // Without a backend.
    expect((await get('/sitemap.xml'))[0]).toBe(500);
    expect((await get('/media/a.jpg?width=40&auto=webp&quality=85'))[0]).toBe(502);
    expect((await get('/', 'PURGE'))[0]).toBe(400);
    expect((await get('/', 'PUT'))[0]).toBe(405);
  });

  it('sends the sources of scripts, with hot reload', async () => {
    const response = await fetch(`${url}/src/platform/hydration/boot.ts`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/javascript']);
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  it('shows the error of a page that cannot be rendered', async () => {
    const response = await fetch(`${url}/`);
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('CommerceError');
  });
});
