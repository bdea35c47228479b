import type { IncomingHttpHeaders } from 'node:http';

/**
 * Request headers that a GraphQL response depends on. Magento relies on its own cache to know them and sends no
 * complete `Vary`.
 */
const keyHeaders = ['Store', 'Content-Currency', 'Authorization', 'X-Magento-Cache-Id'];

/**
 * Returns the headers of a GraphQL response for any cache: it varies by store view, currency and customer, and is not
 * stored if the request had a token, whatever the backend makes of it.
 *
 * @param answer headers of the backend
 * @param request headers of the browser
 */
export function withCacheKey(answer: IncomingHttpHeaders, { authorization }: IncomingHttpHeaders): IncomingHttpHeaders {
  const said = (answer.vary ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const names = new Set(said.map((name) => name.toLowerCase()));
  const vary = [...said, ...keyHeaders.filter((name) => !names.has(name.toLowerCase()))].join(', ');
  return { ...answer, vary, ...(authorization && { 'cache-control': 'private, no-store' }) };
}
