import type { Database } from '../../database/index.ts';
import { memoizePerDatabase } from '../memoize-per-database.ts';
import { findCategories } from './category.ts';
import type { Category } from './category.ts';

interface CategoryTree {
  /** In the order of the tree. */
  readonly all: readonly Category[];
  readonly byId: ReadonlyMap<number, Category>;
  readonly byPath: ReadonlyMap<string, Category>;
  /** In the order of their positions. */
  readonly children: ReadonlyMap<number, readonly Category[]>;
  /** Number of all categories below. */
  readonly descendants: ReadonlyMap<number, number>;
}

const NONE: readonly Category[] = [];

const ancestorIds = ({ idPath }: Category): number[] => idPath.split('/').slice(0, -1).map(Number);

// A menu asks for the children of each category: a statement for each made a menu of 500 five times as slow as one of
// 50.
const categoryTree = memoizePerDatabase((database): CategoryTree => {
  const all = findCategories(database, '1');
  const descendants = new Map<number, number>();
  const children = new Map<number, Category[]>();
  for (const id of all.flatMap(ancestorIds)) descendants.set(id, (descendants.get(id) ?? 0) + 1);
  for (const category of all) {
    if (category.parentId === null) continue;
    const siblings = children.get(category.parentId) ?? [];
    siblings.push(category);
    children.set(category.parentId, siblings);
  }
  return {
    all,
    byId: new Map(all.map((category): [number, Category] => [category.id, category])),
    byPath: new Map(
      all.flatMap((category): [string, Category][] =>
        category.urlPath === null ? [] : [[category.urlPath, category]],
      ),
    ),
    children,
    descendants,
  };
});

/** All categories, in the order of the tree. */
export function allCategories(database: Database): readonly Category[] {
  return categoryTree(database).all;
}

/** One category by numeric id. */
export function findCategoryById(database: Database, id: number): Category | undefined {
  return categoryTree(database).byId.get(id);
}

/** One category by its path without suffix. */
export function findCategoryByPath(database: Database, urlPath: string): Category | undefined {
  return categoryTree(database).byPath.get(urlPath);
}

/** Direct subcategories in the order of their positions. */
export function findSubcategories(database: Database, id: number): readonly Category[] {
  return categoryTree(database).children.get(id) ?? NONE;
}

/** Ancestors below the root, the highest first. */
export function findAncestors(database: Database, category: Category): Category[] {
  const { byId } = categoryTree(database);
  return ancestorIds(category).flatMap((id) => {
    const ancestor = byId.get(id);
    return ancestor && ancestor.level > 1 ? [ancestor] : [];
  });
}

/** Number of all categories below. */
export function countDescendants(database: Database, { id }: Category): number {
  return categoryTree(database).descendants.get(id) ?? 0;
}
