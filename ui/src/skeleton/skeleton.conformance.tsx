import { conforms } from '../conformance/conformance.ts';
import { CategoryPageSkeleton, CmsPageSkeleton, ProductCardSkeleton, ProductPageSkeleton, Skeleton } from './index.ts';

export default [
  conforms({ component: CategoryPageSkeleton, props: {} }),
  conforms({ component: CmsPageSkeleton, props: {} }),
  conforms({ component: ProductCardSkeleton, props: {} }),
  conforms({ component: ProductPageSkeleton, props: {} }),
  conforms({ component: Skeleton, props: {} }),
];
