import { toLineChoices, toProductChoice, type ShownOption } from '../../cart/index.ts';
import { isGiftCard, toProductSummary, type ProductSummary } from '../../products/index.ts';
import type { ResultOf } from '../../commerce/index.ts';
import type { ChosenOptions } from '../../wishlist/index.ts';
import type { wishlistItemFields } from './wishlist-query.ts';

/** A product on the list. */
export interface WishlistLine {
  id: string;
  /** Null when the product is no longer in the shop. */
  product: ProductSummary | null;
  /** Chosen options. */
  options: readonly ShownOption[];
  /** The customer's own note; empty without. */
  note: string;
  /** Options have to be chosen before it can be bought. */
  needsChoice: boolean;
  /** The same options, to add the product with them. */
  choice: ChosenOptions;
  quantity: number;
}

/** Reads a line of the backend's list. */
export function toWishlistLine(item: ResultOf<typeof wishlistItemFields>): WishlistLine {
  const options = toLineChoices(item);
  const { selectedOptions, enteredOptions } = toProductChoice({ sku: '', quantity: item.quantity, options });
  return {
    id: item.id,
    product: item.product ? toProductSummary(item.product) : null,
    options,
    note: item.description ?? '',
    needsChoice: isChoiceMissing(item),
    choice: { selectedOptions, enteredOptions },
    quantity: item.quantity,
  };
}

/** Whether an option without which the product cannot be bought is not chosen. */
function isChoiceMissing(item: ResultOf<typeof wishlistItemFields>): boolean {
  const { product } = item;
  if (product && isGiftCard(product.__typename)) return true;
  // The shop has no file that was chosen on another page.
  const custom = new Set(
    item.customizable_options.flatMap((option) =>
      option && option.type !== 'file' ? [option.customizable_option_uid] : [],
    ),
  );
  const required = product && 'custom' in product ? (product.custom ?? []) : [];
  if (required.some((option) => option?.required && !custom.has(option.uid))) return true;
  switch (item.__typename) {
    // The quantities of a group's products are chosen on its page.
    case 'GroupedProductWishlistItem':
      return true;
    case 'ConfigurableWishlistItem':
      return (item.configurable_options ?? []).length === 0;
    case 'BundleWishlistItem': {
      const chosen = new Set((item.bundle_options ?? []).flatMap((option) => option?.uid ?? []));
      const parts = product && 'bundle' in product ? (product.bundle ?? []) : [];
      return parts.some((part) => part?.required && part.uid && !chosen.has(part.uid));
    }
    case 'DownloadableWishlistItem': {
      const isSeparate = product && 'links_purchased_separately' in product && product.links_purchased_separately === 1;
      return isSeparate === true && (item.links ?? []).length === 0;
    }
    default:
      return false;
  }
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
