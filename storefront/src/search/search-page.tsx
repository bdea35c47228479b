import { PageBlock, Stack } from '@witryna/ui/layout';
import { Heading, Text } from '@witryna/ui/text';
import { useEffect } from 'react';
import { BelowFold } from '../platform/hydration/below-fold.tsx';
import { useLayout } from '../platform/layout/layout-context.tsx';
import type { LoadContext } from '../platform/navigation/load-context.ts';
import { definePage } from '../platform/navigation/page.tsx';
import { useStorage } from '../platform/storage-context.tsx';
import { addingMessages } from '../cart/index.ts';
import { productsMessages } from '../products/index.ts';
import {
  listViewModule,
  loadListing,
  loadListView,
  priceFilterMessages,
  ProductList,
  type ProductListing,
} from '../catalog/index.ts';
import {
  cmsBlocksQuery,
  contentMessages,
  EditorialSection,
  preloadRichText,
  parseRichText,
  richTextModules,
  type RichText,
} from '../content/index.ts';
import { useIntl } from '../i18n/index.ts';
import { searchMessages } from './messages.ts';
import { CategoryLinks, NothingFound } from './nothing-found.tsx';
import { RecentSearchLinks } from './recent-search-links.tsx';
import { rememberSearch } from './recent-searches.ts';
import { loadAlternatives, type SearchAlternatives } from './search-alternatives.ts';
import { SearchForm } from './search-form.tsx';
import { SuggestedTerms } from './suggested-terms.tsx';

/** Longest search text in characters that is sent to the backend. */
const longestQuery = 128;

interface SearchPageView {
  query: string;
  /** Null without a query. */
  listing: ProductListing | null;
  /** What is offered instead of results; null where there are some. */
  alternatives: SearchAlternatives | null;
  /** The merchant's text below the results; null without. */
  advice: RichText | null;
}

/** Identifier of the CMS block below the results. */
const adviceBlock = 'search-results-bottom';

/** Filters may be cleared: only an unfiltered search without results has found nothing. */
const hasResults = ({ total, state }: ProductListing) => total > 0 || Object.keys(state.filters).length > 0;

function SearchPage({ view: { query, listing, alternatives, advice } }: { view: SearchPageView }) {
  const intl = useIntl();
  const storage = useStorage();
  const total = listing?.total ?? 0;
  useEffect(() => {
    if (total > 0) rememberSearch(storage, query);
  }, [storage, query, total]);
  const { menu } = useLayout();
  return (
    <>
      <PageBlock space="x8">
        <Stack gap="x8">
          <Heading level={1}>
            {query ? intl.formatMessage('search.resultsTitle', { query }) : intl.formatMessage('search.title')}
          </Heading>
          <SearchForm query={query} />
          {!listing && (
            <>
              <Text tone="secondary">{intl.formatMessage('search.emptyQuery')}</Text>
              <RecentSearchLinks />
              <Stack gap="x3">
                <Text tone="secondary">{intl.formatMessage('search.browse')}</Text>
                <CategoryLinks categories={menu} />
              </Stack>
            </>
          )}
          {listing && alternatives && (
            <NothingFound query={query} suggestions={listing.suggestions} alternatives={alternatives} />
          )}
          {listing && !alternatives && (
            <Stack gap="x4">
              <SuggestedTerms suggestions={listing.suggestions} />
              <ProductList listing={listing} keep={{ query }} />
            </Stack>
          )}
        </Stack>
      </PageBlock>
      {advice && (
        <BelowFold key={query}>
          <EditorialSection text={advice} />
        </BelowFold>
      )}
    </>
  );
}

/** Reads the merchant's text below the results. The results do not depend on it. */
async function loadAdvice({ fetch, layout }: LoadContext): Promise<RichText | null> {
  try {
    const { cmsBlocks } = await fetch(cmsBlocksQuery, { identifiers: [adviceBlock] });
    return await parseRichText(
      cmsBlocks?.items?.find((block) => block?.identifier === adviceBlock)?.content,
      layout.settings,
    );
  } catch {
    return null;
  }
}

/** Search results; the text is in the address as `query`. */
export const page = definePage({
  messageCatalogs: [searchMessages, productsMessages, priceFilterMessages, addingMessages, contentMessages],
  load: async (_: object, context) => {
    const query = (context.url.searchParams.get('query') ?? '').trim().slice(0, longestQuery);
    const [listing, text] = query
      ? await Promise.all([loadListing({ search: query }, context), loadAdvice(context)])
      : [null, null];
    const hasFound = listing !== null && hasResults(listing);
    const advice = hasFound ? text : null;
    await preloadRichText([advice]);
    const { intl } = context;
    return {
      view: {
        query,
        listing,
        alternatives: listing && !hasFound ? await loadAlternatives(query, context) : null,
        advice,
      },
      metadata: {
        title: query ? intl.formatMessage('search.resultsTitle', { query }) : intl.formatMessage('search.title'),
      },
      ...(import.meta.env.SSR && {
        lazyModules: [...(await richTextModules([advice])), ...(listing?.listView ? [listViewModule] : [])],
      }),
    };
  },
  loadParts: async ({ listing }) => {
    await (listing?.listView && loadListView());
    return [];
  },
  Component: SearchPage,
});
