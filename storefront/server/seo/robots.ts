import type { ServerResponse } from 'node:http';

const privatePaths = [
  '/cart',
  '/checkout',
  '/sign-in',
  '/create-account',
  '/forgot-password',
  '/customer/',
  '/wishlist',
  '/order-history',
  '/saved-payments',
  '/downloads',
  '/communications',
  '/address-book',
  '/account-information',
  '/gdpr-request/',
  '/search.html',
  '/graphql',
  '/rest/',
];

/** Serves `robots.txt`: everything public may be read, personal pages and filtered lists may not. */
export function createRobots(publicUrl: string) {
  const body = [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    'Disallow: /*?*sort=',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  return (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' });
    response.end(body);
  };
}
