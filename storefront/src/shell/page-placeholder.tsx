import { CategoryPageSkeleton, CmsPageSkeleton, ProductPageSkeleton } from '@witryna/ui/skeleton';

/** What is in place of a page that takes long to come, in the outline of its type. */
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
