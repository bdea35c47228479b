import { CommerceError, execute, executeExclusive, type CommerceClient } from '../commerce/index.ts';
import type { CompareListId } from './compare-list-id.ts';
import {
  addToCompareListMutation,
  assignCompareListMutation,
  createCompareListMutation,
  removeFromCompareListMutation,
} from './compare-operations.ts';

/** What changes of the lists need. */
export interface CompareConnection {
  client: CommerceClient;
  /** Uid of a guest's list. */
  id: CompareListId;
  isCustomer: boolean;
}

/** Categories of the refusals by which Magento says that a list has expired, or is that of another customer. */
const refusals: readonly (string | undefined)[] = ['graphql-input', 'graphql-no-such-entity', 'graphql-authorization'];

/** Returns whether the backend cannot use a list any more. A failure within the backend says nothing about it. */
const isListRefused = (error: unknown): boolean =>
  error instanceof CommerceError &&
  error.kind === 'graphql' &&
  error.errors.every(({ category }) => refusals.includes(category));

/**
 * Adds a product to the list of the shopper, or to a new one when there is none or the stored one is gone. A guest's list
 * is read from the device in the mutation's turn, because a click just before may have made it.
 *
 * @param customerUid - Uid of the list of a customer, where it is known; null otherwise.
 * @param productId - Number of the product.
 * @returns number of products on the list
 * @throws CommerceError when the backend cannot be reached or refuses
 */
export function addToCompareList(
  { client, id, isCustomer }: CompareConnection,
  customerUid: string | null,
  productId: string,
): Promise<number> {
  const products = [productId];
  return executeExclusive(client, async (send) => {
    const uid = isCustomer ? customerUid : id.get();
    if (uid !== null) {
      try {
        const { data } = await send(addToCompareListMutation, { uid, products });
        if (data.addProductsToCompareList) return countItems(data.addProductsToCompareList);
      } catch (error) {
        // A customer's list is found by createCompareList.
        if (!isListRefused(error)) throw error;
      }
    }
    const { data } = await send(createCompareListMutation, { products });
    if (!data.createCompareList) throw new CommerceError('unavailable');
    if (!isCustomer) id.set(data.createCompareList.uid);
    return countItems(data.createCompareList);
  });
}

const countItems = ({ items }: { items: readonly unknown[] | null }): number => items?.length ?? 0;

/**
 * Removes products from a list.
 *
 * @throws CommerceError when the backend cannot be reached or refuses
 */
export async function removeFromCompareList(
  { client }: Pick<CompareConnection, 'client'>,
  uid: string,
  productIds: readonly string[],
): Promise<void> {
  await execute(client, removeFromCompareListMutation, { uid, products: [...productIds] });
}

/**
 * Gives the guest's list of this device to the customer who has signed in. What the backend could not take now stays on
 * the device; a list that it does not know any more is forgotten.
 *
 * @returns whether the customer's list has changed
 */
export async function giveCompareList({ client, id }: Pick<CompareConnection, 'client' | 'id'>): Promise<boolean> {
  const uid = id.get();
  if (uid === null) return false;
  try {
    await execute(client, assignCompareListMutation, { uid });
  } catch (error) {
    if (!isListRefused(error)) return false;
  }
  if (id.get() === uid) id.clear();
  return true;
}

/** Returns the number of a product, by which the lists name it. Magento's uid is the number in base64. */
export function toProductId(uid: string): string {
  try {
    const id = atob(uid);
    return /^\d+$/.test(id) ? id : uid;
  } catch {
    return uid;
  }
}
