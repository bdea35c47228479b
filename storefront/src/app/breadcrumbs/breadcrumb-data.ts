import type { IntlShape } from '../../i18n/index.ts';
import { messages } from '../frame/messages.ts';

/** A page on the way from the home page. */
export interface Crumb {
  /** As the shopper reads it. */
  name: string;
  /** Path of the page. */
  href: string;
}

/**
 * Schema.org BreadcrumbList from the home page to the present one.
 *
 * @param root of the store view, see `LoadContext`
 * @param trail the pages after the home page, the present one last
 */
export function breadcrumbData(root: string, trail: readonly Crumb[], intl: Pick<IntlShape, 'formatMessage'>): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: intl.formatMessage(messages.start), href: '/' }, ...trail].map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(root + href).href,
    })),
  };
}
