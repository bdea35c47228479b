import { Inline, PageBlock, Stack } from '@witryna/ui/layout';
import { Heading, Text, TextLink } from '@witryna/ui/text';
import { useEffect } from 'react';
import { definePage, useFrame, useStorage } from '../app/index.ts';
import { addingCatalogue } from '../cart/index.ts';
import { catalogCatalogue, loadListing, priceFilterCatalogue, ProductList, type ProductListing } from '../catalog/index.ts';
import { useIntl } from '../i18n/index.ts';
import { messages, searchCatalogue } from './messages.ts';
import { RecentSearchLinks } from './recent-search-links.tsx';
import { rememberSearch } from './recent-searches.ts';
import { searchAddress } from './search-address.ts';
import { SearchForm } from './search-form.tsx';

/** Longest search text in characters that is sent to the backend. */
const longestQuery = 128;

interface SearchPageView {
  query: string;
  /** Null without a query. */
  listing: ProductListing | null;
}

function SearchPage({ view: { query, listing } }: { view: SearchPageView }) {
  const intl = useIntl();
  const storage = useStorage();
  const total = listing?.total ?? 0;
  useEffect(() => {
    if (total > 0) rememberSearch(storage, query);
  }, [storage, query, total]);
  const found = listing !== null && (listing.total > 0 || Object.keys(listing.state.filters).length > 0);
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
              <CategoryLinks />
            </Stack>
          </>
        )}
        {listing && (found ? <ProductList listing={listing} keep={{ query }} /> : <NothingFound query={query} suggestions={listing.suggestions} />)}
      </Stack>
    </PageBlock>
  );
}

function NothingFound({ query, suggestions }: { query: string; suggestions: readonly string[] }) {
  const intl = useIntl();
  return (
    <Stack gap="x4">
      <Text size="lead" weight="semibold" role="status">
        {intl.formatMessage(messages.nothingFound, { query })}
      </Text>
      {suggestions.length > 0 && (
        <Inline gap="x3">
          <Text>{intl.formatMessage(messages.suggestedTerms)}</Text>
          {suggestions.map((text) => (
            <TextLink key={text} href={searchAddress(text)}>
              {text}
            </TextLink>
          ))}
        </Inline>
      )}
      <Text tone="secondary">{intl.formatMessage(messages.nothingFoundHint)}</Text>
      <CategoryLinks />
    </Stack>
  );
}

function CategoryLinks() {
  const { menu } = useFrame();
  return (
    <Inline as="ul" role="list" gap="x4">
      {menu.map(({ uid, name, href }) => (
        <li key={uid}>
          <TextLink href={href}>{name}</TextLink>
        </li>
      ))}
    </Inline>
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
      view: { query, listing },
      metadata: { title: query ? intl.formatMessage(messages.resultsTitle, { query }) : intl.formatMessage(messages.title) },
    };
  },
  Component: SearchPage,
});
