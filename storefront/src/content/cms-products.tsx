import type { ProductsComponentProps } from '@witryna/page-builder';
import { ProductCardSkeleton } from '@witryna/ui/skeleton';
import { getShopPath, useQuery } from '../commerce/index.ts';
import { ProductCardItem, productCardsQuery, productsByUrlKey, toProductSummaries } from '../products/index.ts';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { urlKeys } from './product-paths.ts';

/**
 * Loads the products of a Page Builder list and renders their cards; placeholders of the same size while they load, and
 * nothing after an error.
 */
export function CmsProducts({ pathNames, priority, children }: ProductsComponentProps) {
  const { store } = useLayout();
  const keys = urlKeys(pathNames, store.productUrlSuffix);
  const { data, error } = useQuery(productCardsQuery, keys.length > 0 ? productsByUrlKey(keys) : null);
  if (!data) {
    return children(error ? [] : keys.map((key) => ({ id: key, label: '', content: <ProductCardSkeleton /> })));
  }
  const products = toProductSummaries(data);
  const inOrder = keys.flatMap((key) =>
    products.filter(({ href }) => href === getShopPath(key, store.productUrlSuffix)),
  );
  return children(
    inOrder.map((product) => ({
      id: product.uid,
      label: product.name,
      content: <ProductCardItem product={product} priority={priority} />,
    })),
  );
}
