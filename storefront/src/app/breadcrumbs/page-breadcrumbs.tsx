import { Breadcrumbs } from '@witryna/ui/breadcrumbs';
import { useIntl } from '../../i18n/index.ts';
import { messages } from '../frame/messages.ts';
import type { Crumb } from './breadcrumb-data.ts';

interface PageBreadcrumbsProps {
  /** The pages between the home page and this one, from the top. Default: none. */
  ancestors?: readonly Crumb[];
  /** Name of this page. */
  current: string;
}

/** Breadcrumbs of a page of the shop, from its home page on. */
export function PageBreadcrumbs({ ancestors = [], current }: PageBreadcrumbsProps) {
  const intl = useIntl();
  return (
    <Breadcrumbs
      label={intl.formatMessage(messages.breadcrumbs)}
      trail={[{ name: intl.formatMessage(messages.start), href: '/' }, ...ancestors].map(({ name, href }) => ({ label: name, href }))}
      current={current}
    />
  );
}
