import { CategoryPageSkeleton, CmsPageSkeleton, ProductPageSkeleton } from '@witryna/ui/skeleton';
import type { PageKind } from './navigation/page-kinds.ts';

/** What stands in place of a page that takes long to come, in the outline of its type (RTE-33). */
export function PagePlaceholder({ kind }: { kind: PageKind | null }) {
  switch (kind) {
    case 'product':
      return <ProductPageSkeleton />;
    case 'category':
    case 'search':
      return <CategoryPageSkeleton />;
    default:
      return <CmsPageSkeleton />;
  }
}
