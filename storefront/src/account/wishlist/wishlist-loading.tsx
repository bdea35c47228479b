import { ProductGrid } from '@witryna/ui/product-grid';
import { ProductCardSkeleton } from '@witryna/ui/skeleton';
import { useIntl } from '../../i18n/index.ts';

/** Placeholders of a wishlist that is being loaded. */
export function WishlistLoading() {
  const intl = useIntl();
  return (
    <div role="status" aria-label={intl.formatMessage('wishlist.loading')}>
      <ProductGrid>
        <ProductCardSkeleton />
        <ProductCardSkeleton />
        <ProductCardSkeleton />
      </ProductGrid>
    </div>
  );
}
