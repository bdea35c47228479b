import type { StoreSettings } from '../platform/layout/layout-data.ts';

/**
 * Schema.org Organization of the shop, for the home page; with the logo that the merchant has uploaded.
 *
 * @param root of the store view, see `LoadContext`
 */
export function getOrganizationJsonLd(
  root: string,
  { storeName, logo }: Pick<StoreSettings, 'storeName' | 'logo'>,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: storeName,
    url: `${root}/`,
    ...(logo.image && { logo: new URL(logo.image.src, root).href }),
  };
}
