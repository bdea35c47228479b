/**
 * Schema.org Organization of the shop, for the home page.
 *
 * @param root of the store view, see `LoadContext`
 */
export function getOrganizationJsonLd(root: string, name: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: `${root}/`,
    logo: new URL('/favicon.svg', root).href,
  };
}
