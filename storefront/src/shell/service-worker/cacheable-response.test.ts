import { describe, expect, it } from 'vitest';
import { isCacheableResponse } from './cacheable-response.ts';

const answer = (cacheControl: string | null, { status = 200, type = 'text/html; charset=utf-8' } = {}) =>
  new Response('', {
    status,
    headers: { 'content-type': type, ...(cacheControl !== null && { 'cache-control': cacheControl }) },
  });

describe('isPublicPage', () => {
  it('is true of a page that the server marks as public', () => {
    expect(isCacheableResponse(answer('public, max-age=0, s-maxage=60'))).toBe(true);
  });

  it.each<[string, Response]>([
    ['a private page, such as the cart', answer('private, no-store')],
    ['a page without a mark', answer(null)],
    ['a page that says both', answer('public, no-store')],
    ['an error page', answer('public, max-age=60', { status: 404 })],
    ['an answer of the backend', answer('public, max-age=60', { type: 'application/json' })],
  ])('is false of %s', (_, response) => expect(isCacheableResponse(response)).toBe(false));
});
