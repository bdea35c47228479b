import { describe, expect, it } from 'vitest';
import { examine } from './testing/examine.ts';

describe('examineBackend', () => {
  it.each([
    [
      'a web page',
      new Response('<title>Sklep</title>', { headers: { 'content-type': 'text/html' } }),
      /a web page \(“Sklep”\).*use that of Magento itself/,
    ],
    ['no such path', new Response('', { status: 404 }), /does not exist \(status 404\).*with its folder/],
    ['a password', new Response('', { status: 401 }), /requires a password/],
    ['a firewall', new Response('', { status: 403 }), /Allow the IP address/],
    [
      'too many requests',
      new Response('<title>Error 1015</title>', { status: 429, headers: { 'content-type': 'text/html' } }),
      /status 429.*Allow the IP address/,
    ],
    [
      'another address',
      new Response(null, { status: 301, headers: { location: 'https://www.shop.example/graphql' } }),
      /redirects to https:\/\/www\.shop\.example\/graphql/,
    ],
    ['maintenance', new Response('', { status: 503 }), /maintenance:disable/],
    ['a failure', new Response('', { status: 500 }), /var\/log\/exception\.log/],
    [
      'another GraphQL',
      Response.json({ errors: [{ message: 'Cannot query field "storeConfig" on type "Query".' }] }),
      /not Magento’s/,
    ],
    ['other data', Response.json([]), /does not respond as Magento does: status 200, application\/json/],
  ])('says what to do about an address that answers with %s', async (_, answer, words) => {
    const { connection, behavior, features } = await examine('https://shop.example', () => Promise.resolve(answer));
    expect([connection.length, behavior, features]).toEqual([1, [], []]);
    expect(connection[0]).toMatchObject({ name: 'GraphQL', verdict: 'broken' });
    expect(connection[0]?.text).toMatch(words);
  });

  it.each([
    ['ENOTFOUND', /host name does not exist/],
    ['ECONNREFUSED', /nothing listens on this port/],
    ['CERT_HAS_EXPIRED', /certificate has expired/],
    ['UND_ERR_CONNECT_TIMEOUT', /does not respond in time/],
    ['ERR_SSL_WRONG_VERSION_NUMBER', /no HTTPS on this port\. Use http:/],
    ['UND_ERR_SOCKET', /may expect https:/],
    ['EPROTO', /cannot be reached: as the system says it/],
  ])('says why a host cannot be reached: %s', async (code, words) => {
    const cause = Object.assign(new Error('as the system says it'), { code });
    const { connection } = await examine('https://shop.example', () =>
      Promise.reject(new TypeError('fetch failed', { cause })),
    );
    expect(connection.map(({ text }) => text)).toEqual([expect.stringMatching(words)]);
  });
});
