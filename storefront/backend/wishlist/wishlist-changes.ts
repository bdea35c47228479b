import { withoutFiles, withoutUnknownOptions } from '../cart/configuration.ts';
import { readChoice, writeChoice } from '../cart/line-choice.ts';
import type { EnteredOption } from '../cart/line-choice.ts';
import { findParent, findProductBySku, findVariantByUids } from '../catalog/index.ts';
import type { OptionScope } from '../catalog/product/purchase-options.ts';
import { textOrNull } from '../customer/postal-address.ts';
import type { Database } from '../database/index.ts';
import type { RequestContext } from '../request-context.ts';
import {
  addWishlistItem,
  deleteWishlistItem,
  listWishlistItems,
  touchWishlist,
  updateWishlistItem,
} from './wishlist-repository.ts';
import type { WishlistChoice, WishlistItemRecord, WishlistRecord } from './wishlist-repository.ts';

/** Why the shop does not change a list: Magento's WishListUserInputError. */
export interface WishlistRefusal {
  code: 'PRODUCT_NOT_FOUND' | 'UNDEFINED';
  message: string;
}

/** Magento's WishlistItemInput, as far as this shop's products need it. */
export interface WishlistItemInput {
  entered_options?: readonly (EnteredOption | null)[] | null;
  sku: string;
  parent_sku?: string | null;
  quantity: number;
  selected_options?: readonly (string | null)[] | null;
}

/** Magento's WishlistItemUpdateInput. */
export interface WishlistUpdateInput {
  entered_options?: readonly (EnteredOption | null)[] | null;
  wishlist_item_id: string;
  quantity?: number | null;
  description?: string | null;
  selected_options?: readonly (string | null)[] | null;
}

const MAXIMUM_QUANTITY = 10_000;

const isQuantity = (quantity: number) => Number.isFinite(quantity) && quantity > 0 && quantity <= MAXIMUM_QUANTITY;

const badQuantity: WishlistRefusal = { code: 'UNDEFINED', message: 'The product quantity should be greater than 0' };

/** The product and choice that an input means. Unlike a cart, a list may hold a product without a choice. */
function choose(scope: OptionScope, input: WishlistItemInput): WishlistChoice | undefined {
  const { database } = scope;
  const product = findProductBySku(database, input.sku.trim());
  if (!product) return undefined;
  const parent = product.parentId === null ? undefined : findParent(database, product.id);
  const shown = parent ?? product;
  const chosen = readChoice(input.selected_options, input.entered_options);
  const choice = writeChoice(withoutUnknownOptions(shown, withoutFiles(shown, chosen, scope), scope));
  if (parent) return { sku: parent.sku, variant_sku: product.sku, choice };
  const uids = (input.selected_options ?? []).filter((uid) => uid !== null);
  return { sku: product.sku, variant_sku: findVariantByUids(database, product.id, uids)?.product.sku ?? '', choice };
}

function change(
  { database, now }: RequestContext,
  wishlist: WishlistRecord,
  work: () => (WishlistRefusal | null)[],
): WishlistRefusal[] {
  return database.transaction(() => {
    const refusals = work().filter((refusal) => refusal !== null);
    touchWishlist(database, wishlist.id, now().toISOString());
    return refusals;
  });
}

/** Puts products on a list. Answers the refusals; the other products are added. */
export function addToWishlist(
  context: RequestContext,
  wishlist: WishlistRecord,
  inputs: readonly WishlistItemInput[],
): WishlistRefusal[] {
  const { database } = context;
  return change(context, wishlist, () =>
    inputs.map((input) => {
      const choice = choose(context, input);
      if (!choice) {
        return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${input.sku}"` };
      }
      if (!isQuantity(input.quantity)) return badQuantity;
      const item = { ...choice, quantity: input.quantity, description: null };
      addWishlistItem(database, wishlist.id, item, context.now().toISOString());
      return null;
    }),
  );
}

const notOnList = (id: string): WishlistRefusal => ({
  code: 'UNDEFINED',
  message: `Could not find a wishlist item with ID "${id}".`,
});

function findItem(database: Database, wishlist: WishlistRecord, id: string): WishlistItemRecord | undefined {
  return listWishlistItems(database, wishlist.id).find((item) => String(item.id) === id);
}

/** Takes lines off a list. Answers the refusals. */
export function removeFromWishlist(
  context: RequestContext,
  wishlist: WishlistRecord,
  ids: readonly string[],
): WishlistRefusal[] {
  return change(context, wishlist, () =>
    ids.map((id) => {
      const item = findItem(context.database, wishlist, id);
      if (!item) return notOnList(id);
      deleteWishlistItem(context.database, item.id);
      return null;
    }),
  );
}

/** Variant and options after an update: a new choice, or the former one. */
function getUpdatedChoice(
  scope: OptionScope,
  item: WishlistItemRecord,
  input: WishlistUpdateInput,
): Pick<WishlistChoice, 'variant_sku' | 'choice'> {
  const { selected_options: selected, entered_options: entered } = input;
  const chosen = [...(selected ?? []), ...(entered ?? [])].some((option) => option !== null);
  const next = chosen
    ? choose(scope, {
        sku: item.sku,
        quantity: item.quantity,
        selected_options: selected ?? null,
        entered_options: entered ?? null,
      })
    : undefined;
  return next ?? item;
}

function updateItem(
  context: RequestContext,
  wishlist: WishlistRecord,
  input: WishlistUpdateInput,
): WishlistRefusal | null {
  const { database } = context;
  const item = findItem(database, wishlist, input.wishlist_item_id);
  if (!item) return notOnList(input.wishlist_item_id);
  const quantity = input.quantity ?? item.quantity;
  if (!isQuantity(quantity)) return badQuantity;
  const { variant_sku: variant, choice } = getUpdatedChoice(context, item, input);
  const equal = listWishlistItems(database, wishlist.id).find(
    (other) =>
      other.id !== item.id && other.sku === item.sku && other.variant_sku === variant && other.choice === choice,
  );
  // Choosing what another line holds already makes one line of the two.
  if (equal) deleteWishlistItem(database, equal.id);
  updateWishlistItem(database, {
    id: item.id,
    variant_sku: variant,
    choice,
    quantity: quantity + (equal?.quantity ?? 0),
    description: input.description === undefined ? item.description : textOrNull(input.description),
  });
  return null;
}

/** Changes quantities, notes and choices. Answers the refusals. */
export function updateWishlistItems(
  context: RequestContext,
  wishlist: WishlistRecord,
  inputs: readonly WishlistUpdateInput[],
): WishlistRefusal[] {
  return change(context, wishlist, () => inputs.map((input) => updateItem(context, wishlist, input)));
}
