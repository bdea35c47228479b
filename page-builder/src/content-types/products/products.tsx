import { Fragment } from 'react';
import { Carousel } from '@witryna/ui/carousel';
import { ProductGrid } from '@witryna/ui/product-grid';
import { boxProps } from '../../render/box.ts';
import { usePlace } from '../../render/place.tsx';
import { usePageBuilder } from '../../render/provider.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import { PlainProducts } from './plain-products.tsx';
import type { ProductCardItem } from './products-source.ts';
import * as styles from './products.css.ts';
import type { ProductsNode } from './products.node.ts';

/** A list of products, as a grid or a carousel (PBT-33, PBT-34). The host loads and draws the products; see `productsComponent`. */
export default function Products({ node }: ContentTypeProps<ProductsNode>) {
  const { productsComponent: Source = PlainProducts } = usePageBuilder();
  const { hasPriority } = usePlace();
  if (node.pathNames.length === 0) return null;
  return (
    <div {...boxProps(node)}>
      <Source pathNames={node.pathNames} priority={hasPriority}>
        {(cards) => (node.appearance === 'carousel' ? <ProductCarousel node={node} cards={cards} /> : <Grid cards={cards} />)}
      </Source>
    </div>
  );
}

function Grid({ cards }: { cards: readonly ProductCardItem[] }) {
  if (cards.length === 0) return null;
  return <ProductGrid columns="four">{cards.map(({ id, content }) => <Fragment key={id}>{content}</Fragment>)}</ProductGrid>;
}

function ProductCarousel({ node, cards }: { node: ProductsNode; cards: readonly ProductCardItem[] }) {
  const { strings } = usePageBuilder();
  if (cards.length === 0) return null;
  const isContinuous = node.carouselMode === 'continuous';
  return (
    <div style={{ '--pb-center-padding': isContinuous ? node.centerPadding ?? '0px' : '0px' }}>
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
        words={strings}
      />
    </div>
  );
}
