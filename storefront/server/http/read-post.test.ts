import { expect, it } from 'vitest';
import { startHttp } from '../testing/start-http.ts';
import { createPostReader, isSameOrigin } from './read-post.ts';

const publicUrl = 'https://shop.example';

const form = 'application/x-www-form-urlencoded;charset=UTF-8';

/** Sends a request to a server that returns what was read. */
async function post(body: string, headers: Record<string, string> = {}): Promise<unknown> {
  const readPost = createPostReader({ publicUrl });
  const url = await startHttp((request, response) => {
    void readPost(request).then((read) => response.end(JSON.stringify(read)));
  });
  return (await fetch(url, { method: 'POST', body, headers: { 'content-type': form, ...headers } })).json();
}

it('returns the fields of a form, the last of each name', async () => {
  expect(await post('email=ola%40example.com&comment=a+b%0D%0Ac&comment=%C5%81')).toEqual({
    fields: { email: 'ola@example.com', comment: 'Ł' },
    sameOrigin: false,
    clientAddress: '127.0.0.1',
  });
});

it('returns where the request comes from, as the proxy in front states and not as the client claims', async () => {
  expect(await post('a=1', { 'x-forwarded-for': '198.51.100.1, 203.0.113.5', origin: publicUrl })).toEqual({
    fields: { a: '1' },
    sameOrigin: true,
    clientAddress: '203.0.113.5',
  });
});

it('rejects what is no form of a page', async () => {
  expect(await post('{}', { 'content-type': 'application/json' })).toBe(415);
  expect(await post('a=1', { 'content-type': 'multipart/form-data; boundary=x' })).toBe(415);
  expect(await post(`a=${'x'.repeat(64_000)}`)).toBe(413);
});

it('lets a browser that still sends its form receive the answer', async () => {
  // More than the buffers of a connection hold.
  const body = 'x'.repeat(20_000_000);
  expect(await post(`a=${body}`)).toBe(413);
  expect(await post(body, { 'content-type': 'text/plain' })).toBe(415);
});

it.each([
  [true, { 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' }],
  [false, { 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }],
  [false, { 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.example' }],
  [false, { 'sec-fetch-site': 'none' }],
  [true, { origin: 'https://shop.example' }],
  [true, { origin: 'http://10.0.0.5:3000', host: '10.0.0.5:3000' }],
  [false, { origin: 'https://evil.example', host: 'shop.example' }],
  [false, { origin: 'null', host: 'shop.example' }],
  [false, { host: 'shop.example' }],
])('tells %s whether a page of the shop sent a request with %j', (expected, headers) => {
  expect(isSameOrigin({ headers }, publicUrl)).toBe(expected);
});
