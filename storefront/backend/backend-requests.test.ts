import { describe, expect, it } from 'vitest';
import { anything, textContaining } from './testing/matchers.ts';
import { bodyJson } from './testing/test-backend.ts';
import { createBackendStarter } from './testing/backend-starter.ts';

describe('backend over HTTP', () => {
  const start = createBackendStarter();

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
});
