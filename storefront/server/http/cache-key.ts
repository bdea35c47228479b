import type { IncomingHttpHeaders } from 'node:http';

/**
 * What an answer of GraphQL depends on besides its address. Magento relies on its own cache to know that and does not
 * say it.
 */
const keyHeaders = ['Store', 'Content-Currency', 'Authorization', 'X-Magento-Cache-Id'];

/**
 * Headers of a GraphQL answer that any cache on the way understands: told apart by store view, currency and customer,
 * and kept by nobody when it was asked for in somebody's name, whatever the backend thinks of the token.
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
