import { NotFound } from '@witryna/ui/not-found';
import type { CmsContent, CmsPageView } from '../../content/index.ts';
import { useIntl } from '../../i18n/index.ts';
import { useLayout } from '../../platform/layout/layout-context.tsx';
import { definePage } from '../../platform/navigation/page.tsx';
import { SearchForm, searchMessages } from '../../search/index.ts';
import { loadNoRoutePage } from './load-no-route-page.ts';
import { pagesMessages } from './messages.ts';

/** What shows the merchant's content, once its script is loaded. */
let Content: typeof CmsContent | null = null;

function NotFoundPage({ view }: { view: CmsPageView['content'] | null }) {
  const intl = useIntl();
  const { menu } = useLayout();
  return (
    <>
      <NotFound
        title={intl.formatMessage('pages.notFound.heading')}
        description={intl.formatMessage('pages.notFound.text')}
        homeLabel={intl.formatMessage('pages.takeMeHome')}
        search={<SearchForm query="" />}
        linksLabel={intl.formatMessage('pages.notFound.links')}
        links={menu.map(({ uid, name, href }) => ({ id: uid, label: name, href }))}
      />
      {view && Content && <Content content={view} hasHeading width="panel" />}
    </>
  );
}

/** Page with status 404, and what the merchant has written for it. */
export const page = definePage({
  messageCatalogs: [pagesMessages, searchMessages],
  load: async (_: object, context) => {
    const own = await loadNoRoutePage(context);
    return {
      view: own?.view ?? null,
      status: 404,
      metadata: { title: context.intl.formatMessage('pages.notFound.title') },
      ...(own && { modules: ['src/content/cms-page.tsx', ...(own.modules ?? [])] }),
    };
  },
  loadParts: async (view) => {
    if (!view) return [];
    const { CmsContent: Loaded, page: contentPage } = await import('../../content/cms-page.tsx');
    Content = Loaded;
    return contentPage.messageCatalogs;
  },
  Component: NotFoundPage,
});
