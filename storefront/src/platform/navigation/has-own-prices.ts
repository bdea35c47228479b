import type { RouteName } from './navigation-types.ts';

/**
 * Returns whether the loader of a route returns prices. Those of product lists in CMS content come by queries of its
 * components instead.
 */
export const hasOwnPrices = (name: RouteName): boolean => /^(?:category|product|search)$/.test(name);
