import type { ServerResponse } from 'node:http';

/** Pages of one shopper, with what is below them. */
const privatePages = [
  '/cart',
  '/checkout',
  '/sign-in',
  '/create-account',
  '/forgot-password',
  '/customer',
  '/wishlist',
  '/order-history',
  '/saved-payments',
  '/downloads',
  '/communications',
  '/address-book',
  '/account-information',
  '/gdpr-request',
  '/search.html',
];

/** Paths of Magento's APIs, which have no store view before them. */
const apiPaths = ['/graphql', '/rest'];

/** Patterns for a path itself and what is below it, but for no path that only begins so, e.g. `/cartridges.html`. */
const toPatterns = (path: string): string[] => [`${path}$`, `${path}/`, `${path}?`];

/**
 * Serves `robots.txt`: everything public may be read, personal pages and filtered lists may not.
 *
 * @param getBasePaths - Returns the paths before the pages of the store views, as far as they are known.
 */
export function createRobots(publicUrl: string, getBasePaths: () => readonly string[]) {
  return (response: ServerResponse): void => {
    const basePaths = new Set(['', ...getBasePaths()]);
    const privatePaths = [...basePaths].flatMap((basePath) => privatePages.map((path) => basePath + path));
    const body = [
      'User-agent: *',
      ...[...apiPaths, ...privatePaths].flatMap(toPatterns).map((pattern) => `Disallow: ${pattern}`),
      'Disallow: /*?*sort=',
      `Sitemap: ${publicUrl}/sitemap.xml`,
      '',
    ].join('\n');
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' });
    response.end(body);
  };
}
