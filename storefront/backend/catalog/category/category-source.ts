import type { Category } from './category.ts';

/** Source object of `CategoryInterface` fields. */
export interface CategorySource extends Category {
  readonly __typename: 'CategoryTree';
}

/** A category as a source object. */
export function categorySource(category: Category): CategorySource {
  return { __typename: 'CategoryTree', ...category };
}
