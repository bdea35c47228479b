import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './database/index.ts';
import type { BackendModule } from './module.ts';
import type { RequestContext } from './request-context.ts';
import { startBackend } from './server.ts';
import type { RunningBackend, ServerOptions } from './server.ts';
import { fixtureShop } from './testing/fixture-shop.ts';

const counter: BackendModule = {
  name: 'counter',
  sql: 'CREATE TABLE IF NOT EXISTS counted (id INTEGER PRIMARY KEY) STRICT;',
  typeDefs: ['common.graphql'],
  generateTypeDefs: () => 'extend type Query { storeConfig: String } extend type Mutation { count: Int }',
  resolvers: {
    Query: { storeConfig: () => 'ok' },
    Mutation: {
      count: (_: unknown, __: unknown, { database }: RequestContext) =>
        database.run('INSERT INTO counted DEFAULT VALUES').lastInsertRowid,
    },
  },
  faultActions: {
    forget: (_argument, { database }) => {
      database.run('DELETE FROM counted');
    },
  },
};

describe('startBackend', () => {
  let dataFolder: string;
  let running: RunningBackend | undefined;

  beforeEach(() => {
    dataFolder = mkdtempSync(join(tmpdir(), 'witryna-server-'));
  });

  afterEach(async () => {
    await running?.close();
    running = undefined;
    rmSync(dataFolder, { recursive: true, force: true });
  });

  async function start(options: Partial<ServerOptions> = {}): Promise<string> {
    running = await startBackend({
      port: 0,
      host: '127.0.0.1',
      dataFolder,
      shop: fixtureShop(),
      modules: [counter],
      ...options,
    });
    return running.url.replace('localhost', '127.0.0.1');
  }

  const count = async (url: string): Promise<unknown> => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: 'mutation Count { count }', operationName: 'Count' }),
    });
    return response.json();
  };

  const fault = (url: string, body: unknown) =>
    fetch(`${url}/__faults`, { method: 'POST', body: JSON.stringify(body) });

  it('answers over the network and keeps its data over a restart', async () => {
    const first = await start();
    expect(await count(first)).toEqual({ data: { count: 1 } });
    await running?.close();
    const second = await start();
    expect(await count(second)).toEqual({ data: { count: 2 } });
  });

  it('accepts a query of 8 kB in the address', async () => {
    const url = await start();
    const query = `{ storeConfig ${'#padding\n'.repeat(650)} }`;
    const address = `${url}/graphql?query=${encodeURIComponent(query)}`;
    expect(address.length).toBeGreaterThan(8_000);
    expect(await (await fetch(address)).json()).toEqual({ data: { storeConfig: 'ok' } });
  });

  it('refuses bodies that are too large', async () => {
    const url = await start();
    const response = await fetch(`${url}/graphql`, { method: 'POST', body: 'x'.repeat(1_100_000) });
    expect(response.status).toBe(413);
    expect(await count(url)).toEqual({ data: { count: 1 } });
  });

  it('says in one sentence that the port is taken', async () => {
    const other = createServer().listen(0);
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await expect(startBackend({ port, dataFolder, shop: fixtureShop(), modules: [counter] })).rejects.toThrow(
      `Port ${port} is taken`,
    );
    other.close();
  });

  it('says in one sentence that the folder cannot be written', async () => {
    const file = join(dataFolder, 'file');
    writeFileSync(file, '');
    await expect(
      startBackend({ port: 0, dataFolder: join(file, 'sub'), shop: fixtureShop(), modules: [counter] }),
    ).rejects.toThrow(/^The data folder .* cannot be written/u);
  });

  it('says in one sentence that the database is none', async () => {
    writeFileSync(join(dataFolder, 'commerce.sqlite'), 'not a database '.repeat(100));
    await expect(startBackend({ port: 0, dataFolder, shop: fixtureShop(), modules: [counter] })).rejects.toThrow(
      /^The database .*commerce\.sqlite cannot be opened .* Move it away/u,
    );
  });

  it('says in one sentence that the disk is full when it has to write to the database', async () => {
    // SQLite fails in the same way when a database has all the pages that it may have.
    const filling: BackendModule = {
      ...counter,
      sql: 'PRAGMA max_page_count = 1; CREATE TABLE one (id); CREATE TABLE two (id);',
    };
    await expect(start({ modules: [filling] })).rejects.toThrow(
      /^The database in .* cannot be written because the disk is full; make room there/u,
    );
  });

  it('says in one sentence that pages of the database are damaged', async () => {
    const file = join(dataFolder, 'commerce.sqlite');
    const database = openDatabase(file);
    database.exec('CREATE TABLE large (id INTEGER PRIMARY KEY, text TEXT) STRICT');
    for (let row = 0; row < 2000; row += 1) database.run('INSERT INTO large (text) VALUES (?)', ['x'.repeat(100)]);
    database.close();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0x5a, bytes.length / 2, bytes.length / 2 + 8192));
    await expect(startBackend({ port: 0, dataFolder, shop: fixtureShop(), modules: [counter] })).rejects.toThrow(
      /^The database .*commerce\.sqlite cannot be opened \(.*\)\. Move it away/su,
    );
  });

  it('lets nobody else on the machine read the database', async () => {
    await start();
    expect(statSync(join(dataFolder, 'commerce.sqlite')).mode & 0o077).toBe(0);
  });

  it('serves media through the given handler', async () => {
    const url = await start({
      media: ({ path, query, accept }) =>
        Promise.resolve(
          path === '/media/a/b.jpg' ? { status: 200, body: `${query.get('width') ?? ''} ${accept ?? ''}` } : null,
        ),
    });
    const found = await fetch(`${url}/media/a/b.jpg?width=40`, { headers: { Accept: 'image/webp' } });
    expect(await found.text()).toBe('40 image/webp');
    expect((await fetch(`${url}/media/other.jpg`)).status).toBe(404);
  });

  describe('faults', () => {
    it('do not exist unless they are switched on', async () => {
      expect((await fault(await start(), { rules: [{ operation: '*' }] })).status).toBe(404);
    });

    it('answer with a status for a number of requests of one operation', async () => {
      const url = await start({ faults: true });
      await fault(url, {
        rules: [{ operation: 'Count', times: 2, status: 503, headers: { 'Retry-After': '1' }, body: '<h1>away</h1>' }],
      });
      const query = `${url}/graphql?query=%7BstoreConfig%7D`;
      expect((await fetch(query)).status).toBe(200);
      for (const attempt of [1, 2]) {
        const response = await fetch(`${url}/graphql?query=query%20Count%7BstoreConfig%7D`);
        expect([attempt, response.status, response.headers.get('retry-after')]).toEqual([attempt, 503, '1']);
      }
      expect(await count(url)).toEqual({ data: { count: 1 } });
    });

    it('cut the connection before or after the request was handled', async () => {
      const url = await start({ faults: true });
      await fault(url, {
        rules: [
          { operation: 'Count', drop: 'before' },
          { operation: 'Count', drop: 'after' },
        ],
      });
      await expect(count(url)).rejects.toThrow();
      await expect(count(url)).rejects.toThrow();
      expect(await count(url)).toEqual({ data: { count: 2 } });
    });

    it('let some requests pass first, match paths, and can be taken back', async () => {
      const url = await start({ faults: true });
      await fault(url, { rules: [{ operation: '/health', skip: 1, times: 5, status: 500 }] });
      expect((await fetch(`${url}/health`)).status).toBe(200);
      expect((await fetch(`${url}/health`)).status).toBe(500);
      await fetch(`${url}/__faults`, { method: 'DELETE' });
      expect((await fetch(`${url}/health`)).status).toBe(200);
    });

    it('run the fault actions of modules and refuse unknown ones', async () => {
      const url = await start({ faults: true });
      await count(url);
      expect((await fault(url, { actions: [{ name: 'forget' }] })).status).toBe(200);
      expect(await count(url)).toEqual({ data: { count: 1 } });
      expect((await fault(url, { actions: [{ name: 'nothing' }] })).status).toBe(400);
      expect((await fault(url, { rules: [{}] })).status).toBe(400);
    });
  });
});
