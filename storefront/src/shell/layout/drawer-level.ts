import type { ResultOf } from '../../commerce/index.ts';
import type { drawerLevelQuery } from './drawer-operations.ts';
import type { MenuCategory } from '../../platform/layout/layout-data.ts';
import { categoryHref, filterMenuCategories } from './to-layout-data.ts';

/** A category in the drawer. */
export interface DrawerCategory {
  uid: string;
  name: string;
  /** Path of its page. */
  href: string;
  /** Whether menus show categories below it. */
  hasChildren: boolean;
}

/**
 * The categories of a level from the backend's answer, without those that menus leave out; undefined without
 * an answer.
 */
export function toDrawerLevel(
  answer: ResultOf<typeof drawerLevelQuery.document> | undefined,
): DrawerCategory[] | undefined {
  const level = answer?.categories?.items?.[0];
  return level
    ? filterMenuCategories(level.children).map((category) => ({
        uid: category.uid,
        name: category.name ?? '',
        href: categoryHref(category),
        hasChildren: filterMenuCategories(category.children).length > 0,
      }))
    : undefined;
}

/** Returns the level from the menu of the page, which has three levels; undefined for deeper ones. */
export function getPreloadedLevel(menu: readonly MenuCategory[], uid: string | null): DrawerCategory[] | undefined {
  const categories = uid === null ? menu : find(menu, uid)?.children;
  // Below the last level of the menu there may be more.
  if (categories?.length === 0) return undefined;
  return categories?.map(({ uid: child, name, href, children }) => ({
    uid: child,
    name,
    href,
    hasChildren: children.length > 0,
  }));
}

function find(menu: readonly MenuCategory[], uid: string): MenuCategory | undefined {
  for (const category of menu) {
    const found = category.uid === uid ? category : find(category.children, uid);
    if (found) return found;
  }
  return undefined;
}
