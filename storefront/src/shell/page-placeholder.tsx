import { CategoryPageSkeleton, CmsPageSkeleton, ProductPageSkeleton } from '@witryna/ui/skeleton';

/** Placeholder of a page that loads slowly, with the outline of its type. */
export function PagePlaceholder({ name }: { name: string | null }) {
  switch (name) {
    case 'product':
      return <ProductPageSkeleton />;
    case 'category':
    case 'search':
      return <CategoryPageSkeleton />;
    default:
      return <CmsPageSkeleton />;
  }
}
