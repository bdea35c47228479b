import { Breadcrumbs } from '@witryna/ui/breadcrumbs';
import { useIntl } from '../../i18n/index.ts';
import type { BreadcrumbLink } from './breadcrumb-data.ts';

interface PageBreadcrumbsProps {
  /** The pages between the home page and this one, from the top. Default: none. */
  ancestors?: readonly BreadcrumbLink[];
  /** Name of this page. */
  current: string;
}

/** Breadcrumb navigation from the home page to the current page. */
export function PageBreadcrumbs({ ancestors = [], current }: PageBreadcrumbsProps) {
  const intl = useIntl();
  return (
    <Breadcrumbs
      items={[{ name: intl.formatMessage('layout.start'), href: '/' }, ...ancestors].map(({ name, href }) => ({
        label: name,
        href,
      }))}
      current={current}
    />
  );
}
