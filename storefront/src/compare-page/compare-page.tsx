import { PageBlock, Stack } from '@witryna/ui/layout';
import { Heading } from '@witryna/ui/text';
import { addingMessages, cartMessages } from '../cart/index.ts';
import { useIntl } from '../i18n/index.ts';
import { PageBreadcrumbs } from '../platform/breadcrumbs/page-breadcrumbs.tsx';
import { useHydrated } from '../platform/hydration/use-hydrated.ts';
import { PageNotFoundError } from '../platform/navigation/page-not-found-error.ts';
import { definePage } from '../platform/navigation/page.tsx';
import { productsMessages } from '../products/index.ts';
import { CompareLoading, CompareView } from './compare-view.tsx';
import { compareMessages } from '../compare/index.ts';

function ComparePage() {
  const intl = useIntl();
  const title = intl.formatMessage('compare.title');
  return (
    <PageBlock space="x6">
      <Stack gap="x6">
        <PageBreadcrumbs current={title} />
        <Heading level={1}>{title}</Heading>
        {useHydrated() ? <CompareView /> : <CompareLoading />}
      </Stack>
    </PageBlock>
  );
}

/** The compared products, fetched in the browser: the list is private. Not found where the shop has no comparisons. */
export const page = definePage({
  messageCatalogs: [productsMessages, addingMessages, cartMessages, compareMessages],
  load: (_: object, { intl, layout }) => {
    if (!layout.settings.comparison) throw new PageNotFoundError();
    return Promise.resolve({ view: {}, metadata: { title: intl.formatMessage('compare.title') }, cacheTags: [] });
  },
  Component: ComparePage,
});
