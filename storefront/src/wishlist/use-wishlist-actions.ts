import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { createCartMutation, useCartIdStore } from '../cart-id/index.ts';
import { evictQueries, execute, sendConfirmed, useCommerce } from '../commerce/index.ts';
import { fetchWishlist } from './fetch-wishlist.ts';
import { toWishlistItemInput, type ChosenOptions, type WishlistChoice } from './wishlist-choice.ts';
import { findListedIds } from './listed-wishes.ts';
import { addToWishlistMutation, moveToCartMutation, removeFromWishlistMutation } from './wishlist-operations.ts';

/** Names of the queries that show the customer's list. */
export const listViews: readonly string[] = ['getWishlist', 'getWishlistSkus', 'getWishlistChoices'];

/**
 * Changes the customer's list; the hearts and the page follow. All functions throw CommerceError when the backend
 * fails.
 */
export function useWishlistActions() {
  const { client } = useCommerce();
  const { cache, mutate } = useSWRConfig();
  const cart = useCartIdStore();
  return useMemo(() => {
    const refresh = (names: readonly string[]) => mutate((key) => Array.isArray(key) && names.includes(String(key[1])));
    /** Makes a change; what is shown follows also when the change fails, because it may have been made. */
    const change = async (make: () => Promise<unknown>) => {
      try {
        await make();
      } catch (error) {
        void refresh(listViews);
        throw error;
      }
      await refresh(listViews);
    };
    const findLines = async (sku: string, options: ChosenOptions | undefined) =>
      findListedIds(await fetchWishlist(client), sku, options);
    return {
      /**
       * Reads the whole list.
       *
       * @returns ids of the lines that a product with a choice is on it by; see `findListedIds`
       */
      findLines,
      /** Fetches again what shows the list. */
      refresh: () => refresh(listViews),
      /** Puts a product on the list. @throws Error also when the list refuses it */
      add: async (choice: WishlistChoice) => {
        let refusal: string | undefined;
        const send = async () => {
          const { data } = await execute(client, addToWishlistMutation, { items: [toWishlistItemInput(choice)] });
          refusal = data.addProductsToWishlist?.user_errors[0]?.message;
        };
        const { sku, selectedOptions = [], enteredOptions = [] } = choice;
        const isListed = async () => (await findLines(sku, { selectedOptions, enteredOptions })).length > 0;
        await change(() => sendConfirmed(send, isListed));
        if (refusal !== undefined) throw new Error(refusal);
      },
      remove: (wishlistId: string, itemIds: readonly string[]) =>
        change(() => execute(client, removeFromWishlistMutation, { wishlistId, itemIds: [...itemIds] })),
      /** Moves lines into the cart. Answers how many stay on the list. */
      moveToCart: async (wishlistId: string, itemIds: readonly string[]): Promise<number> => {
        let staying = 0;
        const send = async () => {
          const { data } = await execute(client, moveToCartMutation, { wishlistId, itemIds: [...itemIds] });
          staying = data.addWishlistItemsToCart?.add_wishlist_items_to_cart_user_errors.length ?? 0;
        };
        const hasLeft = async () => {
          const listed = (await fetchWishlist(client)).map(({ id }) => id);
          staying = itemIds.filter((id) => listed.includes(id)).length;
          return staying < itemIds.length;
        };
        await change(async () => {
          await sendConfirmed(send, hasLeft);
          if (cart && cart.get() === null) {
            const created = await execute(client, createCartMutation, {});
            if (created.data.cartId) cart.set(created.data.cartId);
          }
          await evictQueries({ cache, mutate }, ([, name]) => name === 'getCartDetails');
        });
        return staying;
      },
    };
  }, [client, cache, mutate, cart]);
}
