import { Button } from '@witryna/ui/button';
import { Inline, Stack } from '@witryna/ui/layout';
import { ProductGrid } from '@witryna/ui/product-grid';
import { ProductCardSkeleton } from '@witryna/ui/skeleton';
import { Heading } from '@witryna/ui/text';
import { useState } from 'react';
import { useStorage } from '../platform/storage-context.tsx';
import { ProductCardItem, productCardsQuery, toProductSummaries } from '../products/index.ts';
import { useQuery } from '../commerce/index.ts';
import { useIntl, useMessages } from '../i18n/index.ts';
import { recentlyViewedMessages } from './messages.ts';
import { forgetRecent, readRecent } from './recent-products.ts';

/** Cards that are shown. */
const shown = 4;

interface RecentListProps {
  /** The product that is open; it is not shown. */
  sku: string;
}

/** Products that the shopper looked at before; nothing without any, or when they cannot be fetched. */
export function RecentList({ sku }: RecentListProps) {
  const hasWords = useMessages(recentlyViewedMessages);
  const intl = useIntl();
  const storage = useStorage();
  const [skus, setSkus] = useState(() =>
    readRecent(storage)
      .filter((other) => other !== sku)
      .slice(0, shown),
  );
  const { data, error } = useQuery(
    productCardsQuery,
    skus.length > 0 ? { filter: { sku: { in: skus } }, size: shown } : null,
  );
  const found = data ? toProductSummaries(data) : [];
  const products = skus.flatMap((wanted) => found.find((product) => product.sku === wanted) ?? []);
  const isEmpty = data ? products.length === 0 : error !== undefined;
  if (!hasWords || skus.length === 0 || isEmpty) return null;
  return (
    <Stack as="section" gap="x6" aria-labelledby="recently-viewed">
      <Inline justify="between">
        <Heading level={2} id="recently-viewed">
          {intl.formatMessage('recentlyViewed.title')}
        </Heading>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            forgetRecent(storage);
            setSkus([]);
          }}
        >
          {intl.formatMessage('recentlyViewed.forget')}
        </Button>
      </Inline>
      <ProductGrid columns="four">
        {data
          ? products.map((product) => <ProductCardItem key={product.uid} product={product} />)
          : skus.map((wanted) => <ProductCardSkeleton key={wanted} />)}
      </ProductGrid>
    </Stack>
  );
}
