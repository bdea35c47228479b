import { describe, expect, it } from 'vitest';
import { capabilityFields, stockCapabilities } from '../../storefront/src/commerce/capabilities.ts';
import { featureNames } from './backend-features.mjs';
import { examine, useBackend } from './testing/examine.ts';

const extended = useBackend('extended', '2.4.8');
const stock = useBackend('stock', '2.4.9');

const verdicts = (findings: readonly { name: string; verdict: string }[]) =>
  Object.fromEntries(findings.map(({ name, verdict }) => [name, verdict]));

describe('examineBackend', () => {
  it('finds everything in a backend with all extensions', async () => {
    const { connection, behavior, features } = await examine(extended());
    expect(verdicts(connection)).toEqual({
      GraphQL: 'ok',
      'Limits of queries': 'ok',
      Introspection: 'ok',
      'What the shop needs': 'ok',
    });
    expect(verdicts(behavior)).toEqual({
      Version: 'ok',
      Store: 'ok',
      'Addresses of the store': 'missing',
      Countries: 'ok',
      Currencies: 'ok',
      'Terms and conditions': 'ok',
      'Guests and customers': 'ok',
      'Home page': 'broken',
      'CMS blocks': 'ok',
      'Paths of the shop': 'ok',
      'Types of products': 'ok',
      Captcha: 'ok',
      'Design and lists': 'ok',
      Purchase: 'ok',
      'Required attributes': 'ok',
      Catalog: 'ok',
      'Attributes of products': 'missing',
      'Queries by GET': 'ok',
      Errors: 'ok',
      Tokens: 'ok',
      REST: 'ok',
      'Payment methods': 'ok',
      Images: 'broken',
      CORS: 'ok',
    });
    expect(features.filter(({ verdict }) => verdict !== 'ok')).toEqual([]);
    expect(features).toHaveLength(Object.keys(capabilityFields).length);
  });

  it('takes errors of Magento 2.4.6, which have no category, but a path', async () => {
    const answered =
      (error: object): typeof fetch =>
      (input, init) =>
        typeof init?.body === 'string' && init.body.includes('cart(cart_id')
          ? Promise.resolve(Response.json({ data: { cart: null }, errors: [error] }))
          : fetch(input, init);
    const finding = async (error: object) =>
      (await examine(extended(), answered(error))).behavior.find(({ name }) => name === 'Errors');
    expect(await finding({ message: 'Could not find a cart', path: ['cart'] })).toMatchObject({ verdict: 'ok' });
    expect(await finding({ message: 'Could not find a cart' })).toMatchObject({ verdict: 'broken' });
  });

  it('names the features that stock Magento lacks, with their fields, and 4xx answers', async () => {
    const { connection, behavior, features } = await examine(`${stock()}/`);
    expect(connection.every(({ verdict }) => verdict === 'ok')).toBe(true);
    expect(features.filter(({ verdict }) => verdict === 'ok')).toHaveLength(stockCapabilities.length);
    expect(features.find(({ name }) => name === 'Favorite store')?.text).toContain('Query.getFavoriteStore');
    expect(behavior.find(({ name }) => name === 'Tokens')?.text).toContain('status 401');
  });

  it('says that the dynamic blocks of Adobe Commerce are left out', async () => {
    const withBlocks: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (typeof init?.body !== 'string' || !init.body.includes('__type')) return response;
      const text = await response.text();
      return new Response(
        text.replaceAll('{"name":"cmsBlocks"', '{"name":"dynamicBlocks"},{"name":"cmsBlocks"'),
        response,
      );
    };
    const { behavior } = await examine(stock(), withBlocks);
    expect(behavior.find(({ name }) => name === 'Dynamic blocks')?.text).toContain('leaves them out');
  });

  it('says what to do about a backend that tells nothing of itself', async () => {
    const mute: typeof fetch = (input, init) =>
      typeof init?.body === 'string' && init.body.includes('__type')
        ? Promise.resolve(Response.json({ errors: [{ message: 'No.' }] }))
        : fetch(input, init);
    const { connection, features } = await examine(extended(), mute);
    expect(verdicts(connection)).toEqual({ GraphQL: 'ok', 'Limits of queries': 'ok', Introspection: 'missing' });
    expect(features).toEqual([]);
  });

  it('reports everything else when a check gets no response', async () => {
    const url = extended();
    const dropping =
      (word: string, drop: () => Promise<Response>): typeof fetch =>
      (input, init) =>
        typeof init?.body === 'string' && init.body.includes(word) ? drop() : fetch(input, init);
    const hasUnknown = async (word: string, drop: () => Promise<Response>) => {
      const { connection, behavior } = await examine(url, dropping(word, drop));
      expect(behavior.length).toBeGreaterThan(20);
      return [...connection, ...behavior].filter(({ verdict }) => verdict === 'unknown');
    };
    const timeout = () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'));
    const limited = () => Promise.resolve(new Response('<h1>Too many requests</h1>', { status: 429 }));
    expect(await hasUnknown('total_count', timeout)).toEqual([
      {
        name: 'Catalog',
        verdict: 'unknown',
        text: expect.stringMatching(/^not checked: the backend does not respond in time/) as string,
      },
    ]);
    expect(await hasUnknown('route(url', limited)).toMatchObject([
      { name: 'Paths of the shop', text: expect.stringContaining('status 429') as string },
    ]);
    expect(await hasUnknown('secure_base_media_url } products', limited)).toMatchObject([{ name: 'Images' }]);
    expect(await hasUnknown('cmsPage', timeout)).toMatchObject([{ name: 'Home page' }]);
    expect(await hasUnknown('recaptchaV3Config', timeout)).toMatchObject([{ name: 'Captcha' }]);
  });

  it('reports all but what it read of the store or the schema when these got no response', async () => {
    const timeout = () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'));
    const { behavior, features, connection } = await examine(extended(), (input, init) =>
      typeof init?.body === 'string' && /checkoutAgreements|Query:__type/.test(init.body)
        ? timeout()
        : fetch(input, init),
    );
    expect(features).toEqual([]);
    expect(verdicts(connection)).toEqual({ GraphQL: 'ok', 'Limits of queries': 'ok', Introspection: 'unknown' });
    expect(verdicts(behavior)).toMatchObject({ Store: 'unknown', Catalog: 'ok', CORS: 'ok' });
  });

  it('has a name for every feature, and for nothing else', () => {
    expect(Object.keys(featureNames).sort()).toEqual(Object.keys(capabilityFields).sort());
  });
});
