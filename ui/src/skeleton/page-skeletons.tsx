import { PageBlock, type PageBlockProps } from '../layout/index.ts';
import { ProductGrid } from '../product-grid/index.ts';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { Skeleton } from './skeleton.tsx';
import * as styles from './skeleton.css.ts';

const sixCards = ['1', '2', '3', '4', '5', '6'];

/** All attributes go to the root. */
export type PageSkeletonProps = Omit<PageBlockProps, 'children' | 'space'>;

/** A category page on its way: heading, filters, six products. */
export function CategoryPageSkeleton(props: PageSkeletonProps) {
  return (
    <PageBlock {...props} space="x6">
      <div className={styles.column}>
        <Skeleton width="30%" />
        <Skeleton shape="heading" width="50%" />
        <div className={styles.withSidebar}>
          <div className={styles.sidebar}>
            <Skeleton shape="button" />
            <Skeleton width="60%" />
            <Skeleton width="70%" />
            <Skeleton width="50%" />
          </div>
          <ProductGrid>
            {sixCards.map((card) => (
              <ProductCardSkeleton key={card} />
            ))}
          </ProductGrid>
        </div>
      </div>
    </PageBlock>
  );
}

/** A product page on its way: gallery, name, price, options, quantity, add to cart, description (RTE-34). */
export function ProductPageSkeleton(props: PageSkeletonProps) {
  return (
    <PageBlock {...props} space="x6">
      <div className={styles.productPage}>
        <Skeleton shape="picture" />
        <div className={styles.column}>
          <Skeleton width="30%" />
          <Skeleton shape="heading" />
          <Skeleton width="90%" />
          <Skeleton shape="heading" width="40%" />
          <Skeleton shape="button" width="60%" />
          <Skeleton shape="button" />
          <Skeleton width="100%" />
          <Skeleton width="95%" />
          <Skeleton width="70%" />
        </div>
      </div>
    </PageBlock>
  );
}

/** A CMS page on its way: a large panel and a row of products. */
export function CmsPageSkeleton(props: PageSkeletonProps) {
  return (
    <PageBlock {...props} space="x6">
      <div className={styles.column}>
        <Skeleton shape="panel" />
        <Skeleton shape="heading" width="40%" />
        <ProductGrid columns="four">
          {sixCards.slice(0, 4).map((card) => (
            <ProductCardSkeleton key={card} />
          ))}
        </ProductGrid>
      </div>
    </PageBlock>
  );
}
