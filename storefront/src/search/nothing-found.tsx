import { ProductGrid } from '@witryna/ui/product-grid';
import { Inline, Stack } from '@witryna/ui/layout';
import { Heading, Text, TextLink } from '@witryna/ui/text';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { ProductCardItem } from '../products/index.ts';
import { useIntl } from '../i18n/index.ts';
import type { SearchAlternatives } from './search-alternatives.ts';
import { SuggestedTerms } from './suggested-terms.tsx';

interface NothingFoundProps {
  query: string;
  /** Corrected search texts. */
  suggestions: readonly string[];
  alternatives: SearchAlternatives;
}

/** A search without results: corrected texts, matching categories, products and the contact page. */
export function NothingFound({ query, suggestions, alternatives: { categories, products } }: NothingFoundProps) {
  const intl = useIntl();
  const { menu, store } = useLayout();
  return (
    <Stack gap="x8">
      <Stack gap="x4">
        <Text size="lead" weight="semibold" role="status">
          {intl.formatMessage('search.nothingFound', { query })}
        </Text>
        <SuggestedTerms suggestions={suggestions} />
        <Text tone="secondary">{intl.formatMessage('search.nothingFoundHint')}</Text>
        <CategoryLinks categories={categories.length > 0 ? categories : menu} />
        {store.hasContactPage && (
          <Text>
            {intl.formatMessage('search.contactHint')}{' '}
            <TextLink href="/contact-us">{intl.formatMessage('search.contact')}</TextLink>
          </Text>
        )}
      </Stack>
      {products.length > 0 && (
        <Stack as="section" gap="x4" aria-labelledby="search-alternatives">
          <Heading level={2} size="h4" id="search-alternatives">
            {intl.formatMessage('search.alternatives')}
          </Heading>
          <ProductGrid>
            {products.map((product) => (
              <ProductCardItem key={product.uid} product={product} headingLevel={3} />
            ))}
          </ProductGrid>
        </Stack>
      )}
    </Stack>
  );
}

/** Links to categories, side by side. */
export function CategoryLinks({ categories }: { categories: readonly { uid: string; name: string; href: string }[] }) {
  return (
    <Inline as="ul" role="list" gap="x3">
      {categories.map(({ uid, name, href }) => (
        <li key={uid}>
          <TextLink href={href} standalone>
            {name}
          </TextLink>
        </li>
      ))}
    </Inline>
  );
}
