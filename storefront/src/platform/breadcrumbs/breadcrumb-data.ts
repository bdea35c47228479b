import type { IntlShape } from '../../i18n/index.ts';

/** A page in the breadcrumb navigation. */
export interface BreadcrumbLink {
  /** Name on the screen. */
  name: string;
  /** Path of the page. */
  href: string;
}

/**
 * Returns the Schema.org BreadcrumbList from the home page to the current page.
 *
 * @param root of the store view, see `LoadContext`
 * @param trail the pages after the home page, the current one last
 */
export function getBreadcrumbJsonLd(
  root: string,
  trail: readonly BreadcrumbLink[],
  intl: Pick<IntlShape, 'formatMessage'>,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: intl.formatMessage('layout.start'), href: '/' }, ...trail].map(
      ({ name, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: new URL(root + href).href,
      }),
    ),
  };
}
