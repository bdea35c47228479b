import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { BackendOptions } from './backend.ts';
import { openDatabase } from './database/index.ts';
import { CommerceError, inputError } from './graphql-error.ts';
import type { BackendModule } from './module.ts';
import { notAuthenticated } from './graphql-error.ts';
import type { RequestContext } from './request-context.ts';
import { RestError } from './rest-error.ts';
import { anything, textContaining, textMatching } from './testing/matchers.ts';
import { bodyJson, createTestBackend } from './testing/test-backend.ts';
import type { TestBackend } from './testing/test-backend.ts';

const sample: BackendModule = {
  name: 'sample',
  typeDefs: ['common.graphql'],
  generateTypeDefs: () => `
    extend type Query { storeConfig: String currency: String mine: Int list: [Int] broken: String refused: String route: String chain: Link }
    extend type Mutation { touch: Boolean }
    type Link { next: Link name: String }
  `,
  resolvers: {
    Query: {
      storeConfig: (_: unknown, __: unknown, { storeView }: RequestContext) => storeView.code,
      currency: (_: unknown, __: unknown, { currency }: RequestContext) => currency,
      mine: (_: unknown, __: unknown, { customer }: RequestContext) => customer?.id ?? null,
      list: () => [1, inputError('The requested qty is not available'), 3],
      route: () => {
        throw inputError('No route');
      },
      broken: () => {
        throw new Error('secret detail');
      },
      refused: () => {
        throw new CommerceError('No', 'graphql-no-such-entity', { error_code: 'X' });
      },
    },
    Mutation: { touch: () => true },
  },
  authenticate: (token) => {
    if (token === 'good') return { id: 7, group: null };
    throw notAuthenticated('User token has been revoked');
  },
  rest: [
    {
      method: 'POST',
      path: 'guest-carts/:cartId/echo',
      handle: ({ parameters, body }, { storeView, customer }) => ({
        parameters,
        body,
        store: storeView.code,
        customer,
      }),
    },
    {
      method: 'GET',
      path: 'missing',
      handle: () => {
        throw new RestError(404, 'No such entity with %fieldName = %fieldValue', {
          fieldName: 'cartId',
          fieldValue: null,
        });
      },
    },
    {
      method: 'GET',
      path: 'crash',
      handle: () => {
        throw new Error('secret detail');
      },
    },
  ],
  http: [
    { method: 'GET', path: '/outbox/:id', handle: ({ parameters }) => ({ status: 200, body: parameters['id'] ?? '' }) },
  ],
};

describe('backend over HTTP', () => {
  let backend: TestBackend | undefined;
  const start = (options: Partial<Parameters<typeof createTestBackend>[0]> = {}): TestBackend =>
    (backend = createTestBackend({ modules: [sample], ...options }));

  afterEach(() => {
    backend?.dispose();
    backend = undefined;
  });

  const get = (query: string) => `/graphql?${new URLSearchParams({ query }).toString()}`;

  it('answers queries by GET and by POST', async () => {
    const { call, graphql } = start();
    expect(bodyJson(await call('GET', get('{ storeConfig }')))).toEqual({ data: { storeConfig: 'witryna_pl_pl_pl' } });
    expect(await graphql('query Q { currency }')).toEqual({ data: { currency: 'PLN' } });
  });

  it('reads variables of a GET from JSON and refuses broken JSON with 500', async () => {
    const { call } = start();
    const good = await call(
      'GET',
      `${get('query Q($on: Boolean!) { storeConfig @include(if: $on) currency }')}&variables=%7B%22on%22%3Afalse%7D`,
    );
    expect(bodyJson(good)).toEqual({ data: { currency: 'PLN' } });
    expect((await call('GET', `${get('{ currency }')}&variables=%7B`)).status).toBe(500);
  });

  it('accepts URLs of 8 kB', async () => {
    const { call } = start();
    const long = `{ currency ${'# padding\n'.repeat(500)} }`;
    expect((await call('GET', get(long))).status).toBe(200);
  });

  it('refuses mutations by GET and other content types with 500', async () => {
    const { call } = start();
    const mutation = await call('GET', get('mutation { touch }'));
    expect(mutation.status).toBe(500);
    expect(bodyJson(mutation)).toEqual({
      errors: [
        { message: 'Mutation requests allowed only for POST requests', extensions: { category: 'graphql-input' } },
      ],
    });
    const form = await call('POST', '/graphql', {
      body: 'query={currency}',
      headers: { 'Content-Type': 'text/plain' },
    });
    expect(form.status).toBe(500);
  });

  it('answers 500 to a document that cannot be parsed and 200 to one that is invalid', async () => {
    const { call } = start();
    const unparsable = await call('GET', get('{ currency'));
    expect(unparsable.status).toBe(500);
    expect(bodyJson(unparsable)).toMatchObject({ errors: [{ message: textContaining('Syntax Error') }] });
    const invalid = await call('GET', get('{ nothing }'));
    expect(invalid.status).toBe(200);
    expect(bodyJson(invalid)).toMatchObject({ errors: [{ extensions: { category: 'graphql' } }] });
  });

  it('sends category, extensions and path of a refusal, and hides what failed inside', async () => {
    const failures: unknown[] = [];
    const { graphql } = start({ reportFailure: (error) => failures.push(error) });
    const answer = await graphql('{ refused broken }');
    expect(answer.data).toEqual({ refused: null, broken: null });
    expect(answer.errors).toEqual([
      {
        message: 'No',
        path: ['refused'],
        locations: anything(),
        extensions: { category: 'graphql-no-such-entity', error_code: 'X' },
      },
      { message: 'Internal server error', path: ['broken'], locations: anything() },
    ]);
    expect(failures).toEqual([new Error('secret detail')]);
  });

  it('ends the path of a failed list element with its index', async () => {
    const answer = await start().graphql('{ list }');
    expect(answer.data).toEqual({ list: [1, null, 3] });
    expect(answer.errors).toMatchObject([{ path: ['list', 1], message: 'The requested qty is not available' }]);
  });

  it('scopes the request by Store and Content-Currency and refuses unknown ones', async () => {
    const { graphql, call } = start({ secondStoreView: true });
    expect((await graphql('{ currency }', { headers: { Store: 'witryna_pl_en_gb' } })).data).toEqual({
      currency: 'EUR',
    });
    expect((await graphql('{ storeConfig }')).data).toEqual({ storeConfig: 'witryna_pl_pl_pl' });
    expect((await graphql('{ storeConfig }', { headers: { Store: 'default' } })).errors).toMatchObject([
      { message: 'Requested store is not found' },
    ]);
    const wrongStore = await call('GET', get('{ currency }'), { headers: { Store: 'nowhere' } });
    expect(wrongStore.status).toBe(500);
    expect(bodyJson(wrongStore)).toEqual({
      errors: [{ message: 'Requested store is not found', extensions: { category: 'graphql-input' } }],
    });
    const wrongCurrency = await graphql('{ currency }', { headers: { 'Content-Currency': 'EUR' } });
    expect(wrongCurrency.errors).toMatchObject([{ message: 'Please correct the target currency' }]);
  });

  it('takes the customer from the Bearer token, an empty one as a guest, and refuses the whole request for a bad one', async () => {
    const { graphql, call } = start();
    const as = (authorization: string) => graphql('{ mine currency }', { headers: { Authorization: authorization } });
    expect((await as('Bearer good')).data).toEqual({ mine: 7, currency: 'PLN' });
    expect((await as('')).data).toEqual({ mine: null, currency: 'PLN' });
    expect(await as('Bearer bad')).toEqual({
      errors: [{ message: 'User token has been revoked', extensions: { category: 'graphql-authentication' } }],
    });
    expect((await call('GET', get('{ mine }'), { headers: { Authorization: 'Bearer bad' } })).status).toBe(200);
  });

  it('turns categories into status codes when asked to behave like 2.4.9', async () => {
    const { call } = start({ release: '2.4.9' });
    expect((await call('GET', get('{ mine }'), { headers: { Authorization: 'Bearer bad' } })).status).toBe(401);
    expect((await call('GET', get('{ mine'))).status).toBe(400);
    expect((await call('GET', get('{ refused }'))).status).toBe(200);
  });

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

  it('lets only the origin of the shop read responses', async () => {
    const { call } = start({ publicUrl: 'https://shop.example/' });
    for (const origin of ['https://evil.example', 'https://shop.example.evil.example', 'http://shop.example', 'null']) {
      const headers = { Origin: origin };
      expect((await call('OPTIONS', '/graphql', { headers })).headers).toEqual({ Vary: 'Origin' });
      const response = await call('GET', get('{ currency }'), { headers });
      expect(
        Object.keys(response.headers ?? {}).filter((name) => name.toLowerCase().startsWith('access-control')),
      ).toEqual([]);
    }
  });

  it('answers CORS as a headless shop needs it', async () => {
    const { call } = start({ publicUrl: 'https://shop.example/' });
    const preflight = await call('OPTIONS', '/graphql', { headers: { Origin: 'https://shop.example' } });
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      'Access-Control-Allow-Origin': 'https://shop.example',
      'Access-Control-Allow-Credentials': 'true',
    });
    for (const header of [
      'Store',
      'Content-Currency',
      'Authorization',
      'X-Magento-Cache-Id',
      'X-ReCaptcha',
      'Content-Type',
    ]) {
      expect(preflight.headers?.['Access-Control-Allow-Headers']).toContain(header);
    }
    const answer = await call('GET', get('{ currency }'), { headers: { Origin: 'https://shop.example' } });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://shop.example',
      'access-control-expose-headers': 'X-Magento-Cache-Id',
      vary: textContaining('Origin'),
    });
  });

  it('routes REST by method and path, with or without a store code', async () => {
    const { rest } = start({ secondStoreView: true });
    expect(await rest('POST', 'V1/guest-carts/abc/echo', { a: 1 }, { Authorization: 'Bearer good' })).toEqual({
      status: 200,
      body: {
        parameters: { cartId: 'abc' },
        body: { a: 1 },
        store: 'witryna_pl_pl_pl',
        customer: { id: 7, group: null },
      },
    });
    expect((await rest('POST', 'witryna_pl_en_gb/V1/guest-carts/abc/echo')).body).toMatchObject({
      store: 'witryna_pl_en_gb',
    });
    expect(await rest('GET', 'V1/nothing')).toEqual({
      status: 404,
      body: { message: 'Request does not match any route.' },
    });
  });

  it('sends REST errors with their placeholders apart and hides what failed inside', async () => {
    const { rest } = start({ reportFailure: () => undefined });
    expect(await rest('GET', 'V1/missing')).toEqual({
      status: 404,
      body: {
        message: 'No such entity with %fieldName = %fieldValue',
        parameters: { fieldName: 'cartId', fieldValue: null },
      },
    });
    const crash = await rest('GET', 'V1/crash');
    expect(crash.status).toBe(500);
    expect(crash.body).toEqual({ message: textMatching(/^Internal Error\. .*Report ID: webapi-/u) });
    expect((await rest('POST', 'V1/guest-carts/abc/echo', {}, { Authorization: 'Bearer bad' })).status).toBe(401);
  });

  it('refuses documents that are too large or too deep', async () => {
    const { graphql } = start();
    const many = Array.from({ length: 301 }, (_, index) => `a${index}: currency`).join(' ');
    expect((await graphql(`{ ${many} }`)).errors).toMatchObject([
      { message: 'Max query complexity should be 300 but got 301.' },
    ]);
    const deep = `${'{ next '.repeat(21)}{ name }${' }'.repeat(21)}`;
    expect((await graphql(`{ chain ${deep} }`)).errors).toMatchObject([{ message: textContaining('Max query depth') }]);
  });

  it('rejects a bomb of fragments before it is validated or executed', async () => {
    const { graphql } = start();
    const fragments = Array.from(
      { length: 22 },
      (_, index) => `fragment F${index} on Query{...F${index + 1} ...F${index + 1}}`,
    ).join('');
    const bomb = `{...F0}${fragments}fragment F22 on Query{noSuchField}`;
    expect((await graphql(bomb)).errors).toMatchObject([
      { message: 'Max query complexity should be 300 but got 4194304.' },
    ]);
    const hidden = bomb
      .replace('{...F0}', '{__schema{queryType{...F0}}}')
      .replaceAll(' on Query', ' on __Type')
      .replace('noSuchField', '__typename');
    expect((await graphql(hidden)).errors).toMatchObject([{ message: textContaining('Max number of selections') }]);
  });

  it('rejects batches and variables that are too many or too deep', async () => {
    const { call, graphql } = start();
    const headers = { 'Content-Type': 'application/json' };
    const batch = JSON.stringify(Array.from({ length: 10 }, () => ({ query: '{ currency }' })));
    expect((await call('POST', '/graphql', { headers, body: batch })).status).toBe(500);
    const deep = `{"query":"{ currency }","variables":{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`;
    expect(bodyJson(await call('POST', '/graphql', { headers, body: deep }))).toMatchObject({
      errors: [{ message: 'Max depth of variables should be 20.' }],
    });
    const many = await graphql('{ currency }', { variables: { a: Array.from({ length: 5_000 }, () => 1) } });
    expect(many.errors).toMatchObject([{ message: 'Max number of values in variables should be 5000.' }]);
  });

  it('serves the plain routes of modules and a health page', async () => {
    const { call } = start();
    expect(await call('GET', '/outbox/4')).toMatchObject({ status: 200, body: '4' });
    expect((await call('GET', '/health')).status).toBe(200);
    expect((await call('GET', '/elsewhere')).status).toBe(404);
  });
});
