import { CommerceError, execute, type CommerceClient } from '../commerce/index.ts';
import { fetchWishlist } from './fetch-wishlist.ts';
import type { GuestWishlistItem, GuestWishlist } from './guest-wishlist.ts';
import { getListedKeys } from './listed-wishes.ts';
import { toChoiceKeys, toWishlistItemInput } from './wishlist-choice.ts';
import { addToWishlistMutation } from './wishlist-operations.ts';

export interface MoveGuestWishlistOptions {
  client: CommerceClient;
  guest: Pick<GuestWishlist, 'getItems' | 'remove'>;
  /** Whether the customer whose list is filled is still signed in. */
  isCurrent(): boolean;
  /**
   * Fetches again what shows the customer's list. Called before the products leave the device, so that no toggle
   * changes twice.
   */
  refresh(): Promise<unknown>;
}

/** How many products came to the customer's list, and how many the backend refused. */
export interface MovedWishlist {
  added: number;
  refused: number;
}

/** A product on the customer's list. */
interface ListedWishlistItem {
  sku: string;
  /** Keys of what was chosen, see `getListedKeys`. */
  choice: ReadonlySet<string>;
}

const fetchListed = async (client: CommerceClient): Promise<ListedWishlistItem[]> =>
  (await fetchWishlist(client)).flatMap((item) =>
    item.product?.sku ? [{ sku: item.product.sku, choice: new Set(getListedKeys(item).flat()) }] : [],
  );

/** Whether a wish is on the list with everything that was chosen on the device. */
function isListed(wish: GuestWishlistItem, listed: readonly ListedWishlistItem[]): boolean {
  const keys = toChoiceKeys(wish);
  return listed.some((other) => other.sku === wish.sku && keys.every((key) => other.choice.has(key)));
}

/** Categories of errors that mean the product: asking again would end in the same way. */
const refusals: readonly (string | undefined)[] = ['graphql-input', 'graphql-no-such-entity'];

const isRefusal = (error: unknown): boolean =>
  error instanceof CommerceError &&
  error.kind === 'graphql' &&
  error.errors.every(({ category }) => refusals.includes(category));

/**
 * Adds the products of this device to the list of the customer who has signed in, one by one, so that a product that
 * the backend refuses keeps no other from the list. Products that are listed already are not added again, also not
 * those of a call whose response was lost. What was added or refused leaves the device.
 *
 * @throws CommerceError when the backend cannot be reached; what is left stays on the device for the next attempt
 */
export async function moveGuestWishlist({
  client,
  guest,
  isCurrent,
  refresh,
}: MoveGuestWishlistOptions): Promise<MovedWishlist> {
  const result: MovedWishlist = { added: 0, refused: 0 };
  const done: GuestWishlistItem[] = [];
  const listed = await fetchListed(client);
  try {
    // The oldest first: the backend lists what was added last first, as the device does.
    for (const wish of [...guest.getItems()].reverse()) {
      if (!isCurrent()) break;
      if (!isListed(wish, listed)) {
        const isAdded = await addWishlistItem(client, wish);
        result[isAdded ? 'added' : 'refused'] += 1;
      }
      done.push(wish);
    }
  } finally {
    if (result.added > 0 && isCurrent()) await refresh().catch(() => undefined);
    guest.remove(done);
  }
  return result;
}

/** Returns false when the backend refuses the product. @throws CommerceError */
async function addWishlistItem(client: CommerceClient, wish: GuestWishlistItem): Promise<boolean> {
  try {
    const { data } = await execute(client, addToWishlistMutation, { items: [toWishlistItemInput(wish)] });
    return data.addProductsToWishlist !== null && data.addProductsToWishlist.user_errors.length === 0;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}
