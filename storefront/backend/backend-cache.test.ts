import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BackendOptions } from './backend.ts';
import { openDatabase } from './database/index.ts';
import type { BackendModule } from './module.ts';
import type { RequestContext } from './request-context.ts';
import { sample } from './testing/sample-module.ts';
import { createBackendStarter } from './testing/backend-starter.ts';

describe('backend over HTTP', () => {
  const start = createBackendStarter();

  const get = (query: string) => `/graphql?${new URLSearchParams({ query }).toString()}`;

  it('sends a cache id with queries that differs between guests and customers, and none with mutations', async () => {
    const { call } = start();
    const id = async (headers: Record<string, string> = {}) =>
      (await call('GET', get('{ currency }'), { headers })).headers?.['x-magento-cache-id'];
    expect(await id()).toMatch(/^[\da-f]{64}$/u);
    expect(await id({ Authorization: 'Bearer good' })).not.toBe(await id());
    const body = JSON.stringify({ query: 'mutation { touch }' });
    const mutation = await call('POST', '/graphql', { headers: { 'Content-Type': 'application/json' }, body });
    expect(mutation.headers).not.toHaveProperty('x-magento-cache-id');
  });

  it('lets only error-free GETs of cacheable fields be cached', async () => {
    const { call } = start();
    const control = async (method: string, query: string) =>
      (
        await call(method, method === 'GET' ? get(query) : '/graphql', {
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ query }),
        })
      ).headers?.['cache-control'];
    expect(await control('GET', '{ storeConfig currency }')).toBe('public, max-age=60');
    expect(await control('GET', '{ ...f } fragment f on Query { storeConfig }')).toBe('public, max-age=60');
    expect(await control('POST', '{ storeConfig }')).toContain('no-store');
    expect(await control('GET', '{ storeConfig mine }')).toContain('no-store');
    expect(await control('GET', '{ storeConfig route }')).toContain('no-store');
  });

  it('keeps responses out of the caches of clients in the stock profile, as the built-in cache of Magento does', async () => {
    const { call } = start({ profile: 'stock' });
    const { status, headers } = await call('GET', get('{ storeConfig }'));
    expect([status, headers?.['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
  });

  describe('a full-page cache', () => {
    let asked = 0;
    const counting: BackendModule = {
      ...sample,
      resolvers: {
        ...sample.resolvers,
        Query: { storeConfig: () => String((asked += 1)), mine: () => (asked += 1) },
        Mutation: {
          touch: (_: unknown, __: unknown, { database }: RequestContext) => {
            database.exec('CREATE TABLE IF NOT EXISTS touched (id INTEGER PRIMARY KEY) STRICT;');
            return database.run('INSERT INTO touched DEFAULT VALUES').changes === 1;
          },
        },
      },
    };
    const setUp = (options: Partial<BackendOptions> = {}) => {
      asked = 0;
      const { call, graphql, service } = start({ modules: [counting], ...options });
      const ask = async (query = '{ storeConfig }', headers: Record<string, string> = {}) => {
        const before = asked;
        const answer = await call('GET', get(query), { headers });
        expect(answer.status).toBe(200);
        return asked > before ? 'made' : 'kept';
      };
      return { ask, graphql, service };
    };

    it('keeps a public answer for each store view and currency, and gives the same again', async () => {
      const { ask } = setUp({ secondStoreView: true });
      expect([await ask(), await ask(), await ask()]).toEqual(['made', 'kept', 'kept']);
      expect(await ask('{ storeConfig }', { Store: 'witryna_pl_pl_pl', 'Content-Currency': 'PLN' })).toBe('made');
      expect(await ask('{ a: storeConfig }')).toBe('made');
    });

    it('keeps answers in the stock profile, whatever it says of them', async () => {
      const { ask } = setUp({ profile: 'stock' });
      expect([await ask(), await ask()]).toEqual(['made', 'kept']);
    });

    it('keeps nothing for customers, and nothing that is private', async () => {
      const { ask } = setUp();
      for (const query of ['{ storeConfig }', '{ mine }']) {
        expect([
          await ask(query, { Authorization: 'Bearer good' }),
          await ask(query, { Authorization: 'Bearer good' }),
        ]).toEqual(['made', 'made']);
      }
      expect([await ask('{ mine }'), await ask('{ mine }')]).toEqual(['made', 'made']);
    });

    it('drops everything once something is written, by this process or by another', async () => {
      const { ask, graphql, service } = setUp();
      await ask();
      await graphql('mutation { touch }');
      expect([await ask(), await ask()]).toEqual(['made', 'kept']);
      const other = openDatabase(join(service.dataFolder, 'commerce.sqlite'));
      other.run('DELETE FROM touched');
      other.close();
      expect([await ask(), await ask()]).toEqual(['made', 'kept']);
    });

    it('keeps an answer as long as it may be cached', async () => {
      let now = new Date('2026-03-01T12:00:00Z');
      const { ask } = setUp({ cacheSeconds: 30, now: () => now });
      await ask();
      now = new Date('2026-03-01T12:00:29Z');
      expect(await ask()).toBe('kept');
      now = new Date('2026-03-01T12:00:30Z');
      expect(await ask()).toBe('made');
    });

    it('can be switched off', async () => {
      const { ask } = setUp({ cacheSeconds: 0 });
      expect([await ask(), await ask()]).toEqual(['made', 'made']);
    });
  });
});
