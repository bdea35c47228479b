export { Skeleton, type SkeletonProps } from './skeleton.tsx';
export { ProductCardSkeleton, type ProductCardSkeletonProps } from './product-card-skeleton.tsx';
export {
  CategoryPageSkeleton,
  CmsPageSkeleton,
  ProductPageSkeleton,
  type PageSkeletonProps,
} from './page-skeletons.tsx';
