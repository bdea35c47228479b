import { NotFound } from '@witryna/ui/not-found';
import { useIntl } from '../../i18n/index.ts';
import { useLayout } from '../../platform/layout/layout-context.tsx';
import { definePage } from '../../platform/navigation/page.tsx';
import { SearchForm, searchMessages } from '../../search/index.ts';
import { pagesMessages } from './messages.ts';

function NotFoundPage() {
  const intl = useIntl();
  const { menu } = useLayout();
  return (
    <NotFound
      title={intl.formatMessage('pages.notFound.heading')}
      description={intl.formatMessage('pages.notFound.text')}
      homeLabel={intl.formatMessage('pages.takeMeHome')}
      search={<SearchForm query="" />}
      linksLabel={intl.formatMessage('pages.notFound.links')}
      links={menu.map(({ uid, name, href }) => ({ id: uid, label: name, href }))}
    />
  );
}

/** Page with status 404. */
export const page = definePage({
  messageCatalogs: [pagesMessages, searchMessages],
  load: (_: object, { intl }) =>
    Promise.resolve({ view: null, status: 404, metadata: { title: intl.formatMessage('pages.notFound.title') } }),
  Component: NotFoundPage,
});
