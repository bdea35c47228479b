import { Fragment, useMemo } from 'react';
import { Carousel } from '@witryna/ui/carousel';
import { ProductGrid } from '@witryna/ui/product-grid';
import { getBoxProps } from '../../render/box.ts';
import { useRenderContext } from '../../render/render-context.tsx';
import { usePageBuilder } from '../../render/provider.tsx';
import { resolveProductPaths } from '../../render/resolve-link.ts';
import type { ContentTypeProps } from '../../render/renderer.ts';
import { PlainProducts } from './plain-products.tsx';
import type { ProductItem } from './products-component-props.ts';
import * as styles from './products.css.ts';
import type { ProductsNode } from '../../nodes.ts';

/** A list of products, as a grid or a carousel. The host loads and renders the products; see `productsComponent`. */
export default function Products({ node }: ContentTypeProps<ProductsNode>) {
  const { productsComponent: Source = PlainProducts, shopHosts } = usePageBuilder();
  const { hasPriority } = useRenderContext();
  const pathNames = useMemo(() => resolveProductPaths(node.pathNames, shopHosts), [node.pathNames, shopHosts]);
  if (pathNames.length === 0) return null;
  return (
    <div {...getBoxProps(node)}>
      <Source pathNames={pathNames} priority={hasPriority}>
        {(cards) =>
          node.appearance === 'carousel' ? <ProductCarousel node={node} cards={cards} /> : <Grid cards={cards} />
        }
      </Source>
    </div>
  );
}

function Grid({ cards }: { cards: readonly ProductItem[] }) {
  if (cards.length === 0) return null;
  return (
    <ProductGrid columns="four">
      {cards.map(({ id, content }) => (
        <Fragment key={id}>{content}</Fragment>
      ))}
    </ProductGrid>
  );
}

function ProductCarousel({ node, cards }: { node: ProductsNode; cards: readonly ProductItem[] }) {
  const { strings } = usePageBuilder();
  if (cards.length === 0) return null;
  const isContinuous = node.carouselMode === 'continuous';
  return (
    <div style={{ '--pb-center-padding': isContinuous ? (node.centerPadding ?? '0px') : '0px' }}>
      <Carousel
        label={strings.products}
        items={cards.map(({ id, label, content }) => ({ key: id, label, content }))}
        autoplay={node.autoplay}
        autoplaySpeed={node.autoplaySpeed}
        infinite={isContinuous || node.infinite}
        showArrows={node.arrows ?? false}
        showDots={node.dots ?? false}
        className={styles.carousel}
        trackClassName={styles.track}
        itemClassName={styles.item}
        strings={strings}
      />
    </div>
  );
}
