import { Inline, PageBlock, Stack } from '@witryna/ui/layout';
import { Heading, Text, TextLink } from '@witryna/ui/text';
import { definePage, useFrame } from '../app/index.ts';
import { addingCatalogue } from '../cart/index.ts';
import { catalogCatalogue, loadListing, ProductList, type ProductListing } from '../catalog/index.ts';
import { useIntl } from '../i18n/index.ts';
import { messages, searchCatalogue } from './messages.ts';
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
  const found = listing !== null && (listing.total > 0 || Object.keys(listing.state.filters).length > 0);
  return (
    <PageBlock space="x8">
      <Stack gap="x8">
        <Heading level={1}>
          {query ? intl.formatMessage(messages.resultsTitle, { query }) : intl.formatMessage(messages.title)}
        </Heading>
        <SearchForm key={query} query={query} />
        {!listing && <Text tone="secondary">{intl.formatMessage(messages.emptyQuery)}</Text>}
        {listing && (found ? <ProductList listing={listing} keep={{ query }} /> : <NothingFound query={query} />)}
      </Stack>
    </PageBlock>
  );
}

function NothingFound({ query }: { query: string }) {
  const intl = useIntl();
  const { menu } = useFrame();
  return (
    <Stack gap="x4">
      <Text size="lead" weight="semibold" role="status">
        {intl.formatMessage(messages.nothingFound, { query })}
      </Text>
      <Text tone="secondary">{intl.formatMessage(messages.nothingFoundHint)}</Text>
      <Inline as="ul" role="list" gap="x4">
        {menu.map(({ uid, name, href }) => (
          <li key={uid}>
            <TextLink href={href}>{name}</TextLink>
          </li>
        ))}
      </Inline>
    </Stack>
  );
}

/** Search results; the text stands in the address as `query` (CAT-12, RTE-10). */
export const page = definePage({
  catalogues: [searchCatalogue, catalogCatalogue, addingCatalogue],
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
