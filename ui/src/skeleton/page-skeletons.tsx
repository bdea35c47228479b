import { FilterLayout, FilterSidebar } from '../filter-sidebar/index.ts';
import { PageBlock, Stack, type PageBlockProps } from '../layout/index.ts';
import { ProductGrid } from '../product-grid/index.ts';
import { headingSize } from '../text/text.css.ts';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { Skeleton } from './skeleton.tsx';
import * as styles from './skeleton.css.ts';

const sixCards = ['1', '2', '3', '4', '5', '6'];
/** Props of the page skeletons. All attributes are passed to the root element. */
export type PageSkeletonProps = Omit<PageBlockProps, 'children' | 'space'>;

const fourThumbnails = sixCards.slice(0, 4);

function CrumbsSkeleton() {
  return (
    <div className={styles.crumbs}>
      <Skeleton width="30%" />
    </div>
  );
}

function TitleSkeleton({ width }: { width: string }) {
  return (
    <div className={headingSize.h1}>
      <Skeleton width={width} />
    </div>
  );
}

/** Skeleton of a category page: breadcrumbs, heading, filters, sort order and six products in their final positions. */
export function CategoryPageSkeleton(props: PageSkeletonProps) {
  return (
    <PageBlock {...props} space="x4" aria-hidden="true">
      <Stack gap="x6">
        <Stack gap="x3">
          <CrumbsSkeleton />
          <TitleSkeleton width="50%" />
        </Stack>
        <FilterLayout>
          <FilterSidebar>
            <Stack>
              <Skeleton variant="button" />
              <Skeleton width="60%" />
              <Skeleton width="70%" />
              <Skeleton width="50%" />
            </Stack>
          </FilterSidebar>
          <Stack gap="x6">
            <div className={styles.toolbar}>
              <Skeleton width="12ch" />
              <div className={styles.controls}>
                <div className={styles.filterButton}>
                  <Skeleton variant="button" />
                </div>
                <div className={styles.sort}>
                  <Skeleton width="50%" />
                  <Skeleton variant="button" />
                </div>
              </div>
            </div>
            <ProductGrid>
              {sixCards.map((card) => (
                <ProductCardSkeleton key={card} />
              ))}
            </ProductGrid>
          </Stack>
        </FilterLayout>
      </Stack>
    </PageBlock>
  );
}

/** Skeleton of a product page: gallery, name, price, options, quantity, add to cart, description, details. */
export function ProductPageSkeleton(props: PageSkeletonProps) {
  return (
    <PageBlock {...props} space="x4" aria-hidden="true">
      <Stack gap="x3">
        <CrumbsSkeleton />
        <div className={styles.productPage}>
          <div className={styles.gallery} data-part="gallery">
            <div className={styles.thumbnails}>
              {fourThumbnails.map((thumbnail) => (
                <div key={thumbnail} className={styles.thumbnail}>
                  <Skeleton variant="picture" />
                </div>
              ))}
            </div>
            <Skeleton variant="picture" data-part="stage" />
          </div>
          <Stack gap="x6">
            <Stack gap="x2" data-part="name">
              <TitleSkeleton width="90%" />
              <Skeleton width="40%" />
            </Stack>
            <div className={styles.price} data-part="price">
              <Skeleton width="40%" />
            </div>
            <Skeleton variant="button" width="60%" data-part="options" />
            <div className={styles.purchase}>
              <Skeleton variant="button" width="40%" data-part="quantity" />
              <Skeleton variant="button" data-part="add-to-cart" />
            </div>
            <div data-part="description">
              <Skeleton />
              <Skeleton width="95%" />
              <Skeleton width="70%" />
            </div>
            <Stack gap="x2" data-part="details">
              <Skeleton variant="button" />
              <Skeleton variant="button" />
            </Stack>
          </Stack>
        </div>
      </Stack>
    </PageBlock>
  );
}

/** Skeleton of a CMS page: the panel of the home slider and a row of products. */
export function CmsPageSkeleton(props: PageSkeletonProps) {
  return (
    <PageBlock {...props} space="x6" aria-hidden="true">
      <div className={styles.column}>
        <Skeleton variant="panel" />
        <Skeleton variant="heading" width="40%" />
        <ProductGrid columns="four">
          {sixCards.slice(0, 4).map((card) => (
            <ProductCardSkeleton key={card} />
          ))}
        </ProductGrid>
      </div>
    </PageBlock>
  );
}
