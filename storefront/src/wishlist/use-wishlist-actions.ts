import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { createCartMutation, useCartIdStore } from '../cart-id/index.ts';
import { evictQueries, execute, useCommerce } from '../commerce/index.ts';
import { toWishlistItemInput, type WishlistChoice } from './wishlist-choice.ts';
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
    return {
      /** Puts a product on the list. @throws Error also when the list refuses it */
      add: async (choice: WishlistChoice) => {
        const { data } = await execute(client, addToWishlistMutation, { items: [toWishlistItemInput(choice)] });
        await refresh(listViews);
        const refusal = data.addProductsToWishlist?.user_errors[0];
        if (refusal) throw new Error(refusal.message);
      },
      remove: async (wishlistId: string, itemIds: readonly string[]) => {
        await execute(client, removeFromWishlistMutation, { wishlistId, itemIds: [...itemIds] });
        await refresh(listViews);
      },
      /** Moves lines into the cart. Answers how many stay on the list. */
      moveToCart: async (wishlistId: string, itemIds: readonly string[]): Promise<number> => {
        const { data } = await execute(client, moveToCartMutation, { wishlistId, itemIds: [...itemIds] });
        if (cart && cart.get() === null) {
          const created = await execute(client, createCartMutation, {});
          if (created.data.cartId) cart.set(created.data.cartId);
        }
        await evictQueries({ cache, mutate }, ([, name]) => name === 'getCartDetails');
        await refresh(listViews);
        return data.addWishlistItemsToCart?.add_wishlist_items_to_cart_user_errors.length ?? 0;
      },
    };
  }, [client, cache, mutate, cart]);
}
