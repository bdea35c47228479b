import { describe, expect, it } from 'vitest';
import { textContaining } from './testing/matchers.ts';
import { createBackendStarter } from './testing/backend-starter.ts';

describe('backend over HTTP', () => {
  const start = createBackendStarter();

  const get = (query: string) => `/graphql?${new URLSearchParams({ query }).toString()}`;

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
});
