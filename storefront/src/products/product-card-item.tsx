import type { ReactNode } from 'react';
import { Badge } from '@witryna/ui/badge';
import { ProductCard, ProductCardCorner } from '@witryna/ui/product-card';
import { useHasInteracted } from '../platform/hydration/use-has-interacted.ts';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { AddToCartButton } from '../cart/index.ts';
import { LazyCompareToggle } from '../compare/index.ts';
import { useIntl, type IntlShape } from '../i18n/index.ts';
import { getShownReduction } from '../price/index.ts';
import { useSession } from '../session/index.ts';
import { LazyWishlistToggle } from '../wishlist/index.ts';
import { PriceTag } from './price-tag.tsx';
import { RatingSummary } from './rating-summary.tsx';
import type { ProductSummary } from './product-summary.ts';

interface ProductCardItemProps {
  product: ProductSummary;
  /** Its image is in the first view. Default false. */
  priority?: boolean;
  headingLevel?: 2 | 3 | 4;
  /** `sizes` of its image. Default: those of a grid. */
  imageSizes?: string;
}

/**
 * A product in a list of the shop: card, price, rating, and a button that puts it into the cart where no choice is
 * needed.
 */
export function ProductCardItem({ product, priority = false, headingLevel = 3, ...props }: ProductCardItemProps) {
  const intl = useIntl();
  const { store } = useLayout();
  const { price, inStock } = product;
  const percent = getShownReduction(price?.reduction ?? null, store)?.percentOff;
  return (
    <ProductCard
      {...props}
      description={product.description}
      name={product.name}
      subtitle={product.subtitle ?? undefined}
      href={product.href}
      imageSrc={product.image ?? undefined}
      priority={priority}
      headingLevel={headingLevel}
      badge={getBadge(intl, inStock, percent)}
      rating={product.rating && <RatingSummary rating={product.rating} />}
      price={price && <PriceTag price={price} />}
      action={inStock && !product.configurable && <AddToCartButton product={product} />}
      hasOptions={inStock && product.configurable}
    >
      <CardCorners product={product} />
    </ProductCard>
  );
}

/** The buttons on the image. They come with the shopper's first action; before that they take no elements. */
function CardCorners({ product: { sku, uid, name } }: Pick<ProductCardItemProps, 'product'>) {
  const { token } = useSession();
  const { comparison } = useLayout().settings;
  const acted = useHasInteracted();
  if (!acted && token === undefined) return null;
  return (
    <>
      <ProductCardCorner>
        <LazyWishlistToggle sku={sku} name={name} />
      </ProductCardCorner>
      {comparison && (
        <ProductCardCorner position="bottom">
          <LazyCompareToggle uid={uid} name={name} />
        </ProductCardCorner>
      )}
    </>
  );
}

function getBadge(intl: IntlShape, inStock: boolean, percent: number | null | undefined): ReactNode {
  if (!inStock) return <Badge>{intl.formatMessage('catalog.outOfStock')}</Badge>;
  return percent ? <Badge tone="sale">{intl.formatMessage('catalog.percentOff', { percent })}</Badge> : null;
}
