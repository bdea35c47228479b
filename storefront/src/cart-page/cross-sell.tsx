import { Stack } from '@witryna/ui/layout';
import { ProductGrid } from '@witryna/ui/product-grid';
import { Heading, Text } from '@witryna/ui/text';
import { useState } from 'react';
import { productsMessages, ProductCardItem, type ProductSummary } from '../products/index.ts';
import { useCartState } from '../cart/index.ts';
import { useQuery } from '../commerce/index.ts';
import { useIntl, useMessages } from '../i18n/index.ts';
import { crossSellQuery, toCrossSellProducts } from './cross-sell-query.ts';

/**
 * Products that go with those in the cart. What is added stays in the list: the button that was pressed must not vanish
 * under the finger.
 */
export function CrossSell({ cartId }: { cartId: string }) {
  const intl = useIntl();
  const hasWords = useMessages(productsMessages);
  const { data } = useQuery(crossSellQuery, { cartId });
  const [products, setProducts] = useState<readonly ProductSummary[] | null>(null);
  if (data && products === null) setProducts(toCrossSellProducts(data));
  const { upsell } = useCartState(products?.map(({ sku }) => sku));
  const added = upsell.isSuccess ? products?.find(({ sku }) => sku === upsell.successfulProductSku) : undefined;
  if (!hasWords || !products || products.length === 0) return null;
  return (
    <Stack as="section" gap="x5" aria-labelledby="cart-cross-sell">
      <Heading level={2} size="h4" id="cart-cross-sell">
        {intl.formatMessage('cart.crossSell')}
      </Heading>
      {added && (
        <Text role="status" weight="semibold">
          {intl.formatMessage('cart.crossSell.added', { name: added.name })}
        </Text>
      )}
      <ProductGrid columns="four">
        {products.map((product) => (
          <ProductCardItem key={product.uid} product={product} />
        ))}
      </ProductGrid>
    </Stack>
  );
}
