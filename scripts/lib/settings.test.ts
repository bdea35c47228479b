import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './paths.mjs';
import { freePort } from './ports.mjs';
import { readOutboxSetting, readSettings } from './settings.mjs';

let folder: string;
let env: Record<string, string>;
const servers: Server[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'witryna-settings-'));
  env = { PORT: String(await freePort()), BACKEND_PORT: String(await freePort()), DATA_DIR: path.join(folder, 'data') };
});

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

async function listen(answer: { type: string; body: string; location?: string }): Promise<number> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', answer.type);
    if (answer.location) response.writeHead(301, { location: answer.location });
    response.end(answer.body);
  });
  servers.push(server);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return port;
}

describe('settings', () => {
  it('come from the environment, and the data folder is made', async () => {
    const settings = await readSettings(env);
    expect(settings).toEqual({
      port: Number(env['PORT']),
      backendPort: Number(env['BACKEND_PORT']),
      dataDir: env['DATA_DIR'],
      commerceUrl: null,
    });
    expect((await stat(settings.dataDir)).isDirectory()).toBe(true);
  });

  it('take a free port for 0', async () => {
    expect((await readSettings({ ...env, PORT: '0' })).port).toBeGreaterThan(0);
  });

  it.each(['/', '/graphql', '/graphql/'])('name another backend without %s at the end', async (end) => {
    const port = await listen({ type: 'application/json', body: '{}' });
    const { commerceUrl } = await readSettings({ ...env, COMMERCE_URL: `http://localhost:${port}${end}` });
    expect(commerceUrl).toBe(`http://localhost:${port}`);
  });
});

describe('one sentence says', () => {
  it('that the address of another backend must hold no credentials, without repeating them', async () => {
    await expect(readSettings({ ...env, COMMERCE_URL: 'https://shop:secret@magento.example' })).rejects.toThrow(
      /^(?!.*secret).*COMMERCE_URL must be /,
    );
  });

  it.each(['start.mjs', 'dev.mjs'])(
    'which setting of the storefront is wrong, before %s starts anything',
    async (script) => {
      const run = promisify(execFile)(process.execPath, [path.join(root, 'scripts', script)], {
        env: { ...process.env, ...env, THEME: 'purple' },
      });
      await expect(run).rejects.toMatchObject({ code: 1, stdout: '' });
      await expect(run).rejects.toHaveProperty(
        'stderr',
        expect.stringMatching(/^THEME must be one of [^\n]+, but it is "purple"\.\n$/),
      );
    },
  );

  it('that a port is taken', async () => {
    const port = await listen({ type: 'text/plain', body: '' });
    await expect(readSettings({ ...env, PORT: String(port) })).rejects.toThrow(`Port ${port} is taken`);
    await expect(readSettings({ ...env, BACKEND_PORT: String(port) })).rejects.toThrow('BACKEND_PORT=');
  });

  it.each(['http', '-1', '70000', '3.5', '0x50'])('that %s is no port', async (port) => {
    await expect(readSettings({ ...env, PORT: port })).rejects.toThrow(`it is "${port}"`);
  });

  it('that the shop and the backend have the same port', async () => {
    await expect(readSettings({ ...env, BACKEND_PORT: env['PORT'] ?? '' })).rejects.toThrow('are both');
  });

  it('that the data folder cannot be written', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    await expect(readSettings({ ...env, DATA_DIR: path.join(file, 'data') })).rejects.toThrow('cannot be written');
  });

  it.runIf(process.platform === 'linux')('that no folder can be created below /proc', async () => {
    await expect(readSettings({ ...env, DATA_DIR: '/proc/witryna/data' })).rejects.toThrow(
      '/proc/witryna/data cannot be written',
    );
  });

  it('that another backend does not answer', async () => {
    const address = `http://localhost:${await freePort()}`;
    await expect(readSettings({ ...env, COMMERCE_URL: address })).rejects.toThrow(
      `COMMERCE_URL ${address} cannot be used: no answer`,
    );
  });

  it('that another backend redirects, and to where', async () => {
    const end = await listen({ type: 'application/json', body: '{}' });
    const location = `http://localhost:${end}/graphql?query=x`;
    const port = await listen({ type: 'application/json', body: '{}', location });
    await expect(readSettings({ ...env, COMMERCE_URL: `http://localhost:${port}` })).rejects.toThrow(
      `http://localhost:${port}/graphql redirects to http://localhost:${end}/graphql, so set COMMERCE_URL=http://localhost:${end};`,
    );
  });

  it('that another address is no backend', async () => {
    const port = await listen({ type: 'text/html', body: '<html></html>' });
    await expect(readSettings({ ...env, COMMERCE_URL: `http://localhost:${port}` })).rejects.toThrow('without JSON');
    await expect(readSettings({ ...env, COMMERCE_URL: 'shop.example' })).rejects.toThrow('must be an address');
  });
});

describe('readOutboxSetting', () => {
  it.each([
    [{}, '1'],
    [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, '1'],
    [{ PUBLIC_URL: 'https://shop.example' }, '0'],
    [{ PUBLIC_URL: 'https://localhost.shop.example' }, '0'],
    [{ PUBLIC_URL: 'https://shop.example', DEMO_OUTBOX: '1' }, '1'],
    [{ DEMO_OUTBOX: '0' }, '0'],
  ])('with %j returns %s', (variables, expected) => {
    expect(readOutboxSetting(variables)).toBe(expected);
  });
});
