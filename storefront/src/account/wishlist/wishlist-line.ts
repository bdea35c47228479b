import { toProductSummary, type ProductSummary } from '../../products/index.ts';
import type { ResultOf } from '../../commerce/index.ts';
import type { wishlistItemFields } from './wishlist-query.ts';

/** A product on the list. */
export interface WishlistLine {
  id: string;
  /** Null when the product is no longer in the shop. */
  product: ProductSummary | null;
  /** Chosen options, e.g. `Smak: malina`. */
  options: readonly string[];
  /** The customer's own note; empty without. */
  note: string;
  /** Options have to be chosen before it can be bought. */
  needsChoice: boolean;
  /** Uids of the chosen option values. */
  selectedOptions: readonly string[];
  quantity: number;
}

/** Reads a line of the backend's list. */
export function toWishlistLine(item: ResultOf<typeof wishlistItemFields>): WishlistLine {
  const chosen = 'configurable_options' in item ? (item.configurable_options ?? []) : [];
  const known = chosen.flatMap((option) => option ?? []);
  const options = known.map((option) => `${option.option_label}: ${option.value_label}`);
  return {
    id: item.id,
    product: item.product ? toProductSummary(item.product) : null,
    options,
    note: item.description ?? '',
    needsChoice: item.__typename === 'ConfigurableWishlistItem' && options.length === 0,
    selectedOptions: known.map((option) => option.configurable_product_option_value_uid),
    quantity: item.quantity,
  };
}

/** Whether it can be put into the cart as it is. */
export const isMovable = ({ product, needsChoice }: WishlistLine): boolean => product?.inStock === true && !needsChoice;

/**
 * What is shown after a page of the list has come: page 1 comes first, later pages follow what is shown. A
 * line that is there already is not shown twice: removals move lines from one page to the one before it.
 */
export function appendLines<Line extends { id: string }>(shown: readonly Line[], page: readonly Line[]): Line[] {
  const known = new Set(shown.map(({ id }) => id));
  return [...shown, ...page.filter(({ id }) => !known.has(id))];
}

/** The page that has the lines after those which are shown, from 1. */
export const nextPage = (shown: number, pageSize: number): number => Math.floor(shown / pageSize) + 1;
