export { Skeleton, type SkeletonProps } from './skeleton.tsx';
export { ProductCardSkeleton } from './product-card-skeleton.tsx';
export { CategoryPageSkeleton, CmsPageSkeleton, ProductPageSkeleton } from './page-skeletons.tsx';
