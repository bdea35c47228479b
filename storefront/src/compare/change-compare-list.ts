import { CommerceError, execute, type CommerceClient } from '../commerce/index.ts';
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

const isRefused = (error: unknown): boolean => error instanceof CommerceError && error.kind === 'graphql';

/**
 * Adds a product to the list of the shopper, or to a new one when there is none or the stored one is gone.
 *
 * @param uid - Of the known list; null without one.
 * @param productId - Number of the product.
 * @throws CommerceError when the backend cannot be reached or refuses
 */
export async function addToCompareList(
  { client, id, isCustomer }: CompareConnection,
  uid: string | null,
  productId: string,
): Promise<void> {
  const products = [productId];
  if (uid !== null) {
    try {
      const { data } = await execute(client, addToCompareListMutation, { uid, products });
      if (data.addProductsToCompareList) return;
    } catch (error) {
      // Most likely the list has expired; a customer's is found by createCompareList.
      if (!isRefused(error)) throw error;
    }
  }
  const { data } = await execute(client, createCompareListMutation, { products });
  if (!data.createCompareList) throw new CommerceError('unavailable');
  if (!isCustomer) id.set(data.createCompareList.uid);
}

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
    if (!isRefused(error)) return false;
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
