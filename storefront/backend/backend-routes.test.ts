import { describe, expect, it } from 'vitest';
import { textMatching } from './testing/matchers.ts';
import { createBackendStarter } from './testing/backend-starter.ts';

describe('backend over HTTP', () => {
  const start = createBackendStarter();

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

  it('serves the plain routes of modules and a health page', async () => {
    const { call } = start();
    expect(await call('GET', '/outbox/4')).toMatchObject({ status: 200, body: '4' });
    expect((await call('GET', '/health')).status).toBe(200);
    expect((await call('GET', '/elsewhere')).status).toBe(404);
  });
});
