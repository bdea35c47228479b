import { describe, expect, it, vi } from 'vitest';
import { fetchJson, parseRetryAfter } from './transport.ts';

const answering = (init: ResponseInit, body = '{}') =>
  vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, init)));

describe('parseRetryAfter', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');

  it.each([
    ['120', 120_000],
    ['0', 0],
    ['Sat, 21 Nov 2026 10:00:30 GMT', 30_000],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads %j', (value, expected) => {
    expect(parseRetryAfter(value, now)).toBe(expected);
  });
});

describe('fetchJson', () => {
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/graphql-response+json',
    'Application/JSON',
  ])('takes %s', async (type) => {
    const response = await fetchJson(
      answering({ status: 400, headers: { 'content-type': type } }),
      'https://a.example',
      {},
    );
    expect(response.status).toBe(400);
  });

  it.each(['text/html', 'text/plain; note=application/json', 'application/jsonp', ''])('refuses "%s"', async (type) => {
    const send = answering({ status: 200, headers: { 'content-type': type } });
    await expect(fetchJson(send, 'https://a.example', {})).rejects.toMatchObject({ kind: 'unavailable', status: 200 });
  });

  it.each([502, 503, 504])('takes status %i for the word of a gateway, whatever it says', async (status) => {
    const send = answering({ status, headers: { 'content-type': 'application/json', 'retry-after': '3' } });
    await expect(fetchJson(send, 'https://a.example', {})).rejects.toMatchObject({
      kind: 'unavailable',
      status,
      retryAfter: 3000,
    });
  });

  it('names a failure after the reason of the signal', async () => {
    const send = vi.fn<typeof fetch>().mockRejectedValue(new DOMException('x', 'AbortError'));
    await expect(fetchJson(send, 'https://a.example', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      kind: 'aborted',
    });
    await expect(fetchJson(send, 'https://a.example', {})).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
