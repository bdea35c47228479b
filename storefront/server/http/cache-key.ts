import type { IncomingHttpHeaders } from 'node:http';

/**
 * Request headers that a GraphQL response depends on. Magento relies on its own cache to know them and sends no
 * complete `Vary`.
 */
const keyHeaders = ['Store', 'Content-Currency', 'Authorization', 'X-Magento-Cache-Id'];

/**
 * Returns the headers of a GraphQL response for any cache: it varies by store view, currency and customer, and is not
 * stored if the request had a token, whatever the backend makes of it. Browsers revalidate a public one, as they do
 * with pages: a backend that expects Varnish in front lets everybody keep prices for a day, and no purge reaches a
 * browser.
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
  const cacheControl = authorization ? 'private, no-store' : toSharedCacheControl(answer['cache-control']);
  return { ...answer, vary, ...(cacheControl !== undefined && { 'cache-control': cacheControl }) };
}

function toSharedCacheControl(given: string | undefined): string | undefined {
  const directives = new Map(
    (given ?? '')
      .toLowerCase()
      .split(',')
      .map((directive) => {
        const [name = '', value = ''] = directive.split('=');
        return [name.trim(), value.trim().replaceAll('"', '')];
      }),
  );
  const lifetime = directives.get('s-maxage') ?? directives.get('max-age');
  const isStored = !['private', 'no-store', 'no-cache'].some((name) => directives.has(name));
  return isStored && lifetime !== undefined && /^\d+$/.test(lifetime)
    ? `public, max-age=0, s-maxage=${lifetime}`
    : given;
}
