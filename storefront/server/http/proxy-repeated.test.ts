import type http from 'node:http';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startHttp } from '../testing/start-http.ts';
import { createBackendProxy } from './proxy.ts';
import { requestUrl } from './request-url.ts';

const KEY = 'a-random-key-of-a-request';

/** A proxy in front of a backend that answers each POST with its number, or not at all. */
async function setUp(
  respond: (response: http.ServerResponse, number: number) => void = (response, number) =>
    void response.end(`answer ${number}`),
) {
  let received = 0;
  const commerceUrl = await startHttp((request, response) => {
    request.resume().on('end', () => {
      received += 1;
      respond(response, received);
    });
  });
  const proxy = createBackendProxy({
    commerceUrl,
    publicUrl: 'https://shop.example',
    logger: pino({ level: 'silent' }),
  });
  onTestFinished(() => proxy.close());
  const url = await startHttp((request, response) =>
    proxy.handle(request, response, requestUrl(request.url, 'https://shop.example')),
  );
  return { url: `${url}/graphql`, received: () => received };
}

interface Sent {
  key?: string;
  body?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

function post(
  url: string,
  { key = KEY, body = '{"query":"mutation"}', headers = {}, signal }: Sent = {},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
    ...(signal && { signal }),
  });
}

describe('[RSK-02] a POST that is sent again with the same Idempotency-Key', () => {
  it('reaches the backend once and gets the same response', async () => {
    const { url, received } = await setUp();
    const texts = [];
    for (let attempt = 0; attempt < 3; attempt += 1) texts.push(await (await post(url)).text());

    expect(texts).toEqual(['answer 1', 'answer 1', 'answer 1']);
    expect(received()).toBe(1);
  });

  it('waits for the response of the first, also when that client has left', async () => {
    const held: http.ServerResponse[] = [];
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const { url, received } = await setUp((response) => {
      held.push(response);
      arrive();
    });
    const gone = new AbortController();
    const first = post(url, { signal: gone.signal }).catch((error: unknown) => error);
    await arrived;
    gone.abort();
    expect(await first).toBeInstanceOf(Error);
    const second = post(url);
    held[0]?.end('late answer');

    expect(await (await second).text()).toBe('late answer');
    expect(received()).toBe(1);
  });

  it('is not sent after a first one whose outcome is not known', async () => {
    const { url, received } = await setUp((response) => response.socket?.destroy());

    expect((await post(url)).status).toBe(502);
    expect((await post(url)).status).toBe(502);
    expect(received()).toBe(1);
  });

  it.each<[string, Sent]>([
    ['another key', { key: 'another-random-key-of-it' }],
    ['another body', { body: '{"query":"other"}' }],
    ['another customer', { headers: { authorization: 'Bearer other' } }],
    ['another store view', { headers: { store: 'other' } }],
  ])('is another request with %s', async (_what, other) => {
    const { url } = await setUp();

    expect(await (await post(url)).text()).toBe('answer 1');
    expect(await (await post(url, other)).text()).toBe('answer 2');
  });

  it.each(['', 'short', 'with spaces and so on'])('is sent each time with a key that is none: "%s"', async (key) => {
    const { url, received } = await setUp();
    await post(url, { key });
    await post(url, { key });

    expect(received()).toBe(2);
  });
});
