import { PageBlock, Stack } from '@witryna/ui/layout';
import { Heading, Text } from '@witryna/ui/text';
import { useEffect } from 'react';
import { definePage, useFrame, useStorage } from '../app/index.ts';
import { addingCatalogue } from '../cart/index.ts';
import { catalogCatalogue, loadListing, priceFilterCatalogue, ProductList, type ProductListing } from '../catalog/index.ts';
import { useIntl } from '../i18n/index.ts';
import { messages, searchCatalogue } from './messages.ts';
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
}

/** Filters may be cleared: only an unfiltered search without results has found nothing. */
const hasResults = ({ total, state }: ProductListing) => total > 0 || Object.keys(state.filters).length > 0;

function SearchPage({ view: { query, listing, alternatives } }: { view: SearchPageView }) {
  const intl = useIntl();
  const storage = useStorage();
  const total = listing?.total ?? 0;
  useEffect(() => {
    if (total > 0) rememberSearch(storage, query);
  }, [storage, query, total]);
  const { menu } = useFrame();
  return (
    <PageBlock space="x8">
      <Stack gap="x8">
        <Heading level={1}>
          {query ? intl.formatMessage(messages.resultsTitle, { query }) : intl.formatMessage(messages.title)}
        </Heading>
        <SearchForm key={query} query={query} />
        {!listing && (
          <>
            <Text tone="secondary">{intl.formatMessage(messages.emptyQuery)}</Text>
            <RecentSearchLinks />
            <Stack gap="x3">
              <Text tone="secondary">{intl.formatMessage(messages.browse)}</Text>
              <CategoryLinks categories={menu} />
            </Stack>
          </>
        )}
        {listing && alternatives && <NothingFound query={query} suggestions={listing.suggestions} alternatives={alternatives} />}
        {listing && !alternatives && (
          <Stack gap="x4">
            <SuggestedTerms suggestions={listing.suggestions} />
            <ProductList listing={listing} keep={{ query }} />
          </Stack>
        )}
      </Stack>
    </PageBlock>
  );
}

/** Search results; the text stands in the address as `query` (CAT-12, RTE-10). */
export const page = definePage({
  catalogues: [searchCatalogue, catalogCatalogue, priceFilterCatalogue, addingCatalogue],
  load: async (_: object, context) => {
    const query = (context.url.searchParams.get('query') ?? '').trim().slice(0, longestQuery);
    const listing = query ? await loadListing({ search: query }, context) : null;
    const { intl } = context;
    return {
      view: { query, listing, alternatives: listing && !hasResults(listing) ? await loadAlternatives(query, context) : null },
      metadata: { title: query ? intl.formatMessage(messages.resultsTitle, { query }) : intl.formatMessage(messages.title) },
    };
  },
  Component: SearchPage,
});
