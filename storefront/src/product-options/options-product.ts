import type { ResultOf } from '../commerce/index.ts';
import type { productOptionsQuery } from './product-options-query.ts';

/** The product of a response to the query for options. */
export type OptionsProduct = NonNullable<
  NonNullable<NonNullable<ResultOf<typeof productOptionsQuery.document>['products']>['items']>[number]
>;

/** Compares entries by their `sort_order`; without one they come first. */
export const byOrder = (a: { sort_order?: number | null } | null, b: { sort_order?: number | null } | null) =>
  (a?.sort_order ?? 0) - (b?.sort_order ?? 0);
/** Compares entries by their `position`; without one they come first. */
export const byPosition = (a: { position?: number | null } | null, b: { position?: number | null } | null) =>
  (a?.position ?? 0) - (b?.position ?? 0);

/** A value of an option that has no quantity, no preselection and no sample of its own, and is always in stock. */
export const plainValue = { quantity: 1, isDefault: false, inStock: true, sampleUrl: null };
