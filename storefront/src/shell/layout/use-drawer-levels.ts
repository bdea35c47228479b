import { useState } from 'react';
import { useQuery } from '../../commerce/index.ts';
import { getPreloadedLevel, toDrawerLevel, type DrawerCategory } from './drawer-level.ts';
import { drawerLevelQuery } from './drawer-operations.ts';
import { useLayout } from '../../platform/layout/layout-context.tsx';

/** The level of the category tree that the drawer shows. */
export interface DrawerLevels {
  /** Null at the top. */
  category: DrawerCategory | null;
  /** One level up; null at and below the top. */
  parent: DrawerCategory | null;
  categories: readonly DrawerCategory[];
  status: 'ready' | 'loading' | 'error';
  /** Loads the level again. */
  retry(): void;
  descend(category: DrawerCategory): void;
  ascend(): void;
}

/**
 * Walks through the category tree, a level at a time, from the root category of the store config. What
 * came with the page is shown immediately, and without a connection.
 *
 * @param wanted whether the level is to be loaded: the drawer is open
 */
export function useDrawerLevels(wanted: boolean): DrawerLevels {
  const { menu, store } = useLayout();
  const [trail, setTrail] = useState<readonly DrawerCategory[]>([]);
  const category = trail.at(-1) ?? null;
  const { data, error, revalidate } = useQuery(
    drawerLevelQuery,
    wanted ? { id: category?.uid ?? store.rootCategoryUid } : null,
  );
  const categories = toDrawerLevel(data) ?? getPreloadedLevel(menu, category?.uid ?? null);
  return {
    category,
    parent: trail.at(-2) ?? null,
    categories: categories ?? [],
    status: categories ? 'ready' : error ? 'error' : 'loading',
    retry: () => void revalidate(),
    descend: (next) => setTrail([...trail, next]),
    ascend: () => setTrail(trail.slice(0, -1)),
  };
}
