import { isObject, isString, tabStorage, type ShopStorage } from '../commerce/index.ts';
import type { ProductChoice } from './cart-user-errors.ts';

/** A line that is being replaced: out of the cart, perhaps, while its successor is not in it yet. */
export interface PendingLineUpdate {
  cartId: string;
  /** Name of the product. */
  name: string;
  /** What the line was. */
  before: ProductChoice;
  /** What the shopper wants instead. */
  wanted: ProductChoice;
}

const key = 'witryna_open_replacement';

const isChoice = (value: unknown): value is ProductChoice =>
  isObject(value) &&
  isString(value['sku']) &&
  typeof value['quantity'] === 'number' &&
  Array.isArray(value['selectedOptions']) &&
  value['selectedOptions'].every(isString);

const isOpenReplacement = (value: unknown): value is PendingLineUpdate =>
  isObject(value) &&
  isString(value['cartId']) &&
  isString(value['name']) &&
  isChoice(value['before']) &&
  isChoice(value['wanted']);

/**
 * The tab's memory of a replacement under way, for the page that comes after a reload in the middle of it.
 */
export interface LineUpdateStorage {
  /** What an earlier page has left open; null when there is nothing. */
  read(): PendingLineUpdate | null;
  /** Remembers a replacement, or with null that none is open. */
  keep(replacement: PendingLineUpdate | null): void;
}

/** Opens the memory. */
export function createLineUpdateStorage(storage: () => ShopStorage): LineUpdateStorage {
  return {
    read: () => storage().get(key, isOpenReplacement) ?? null,
    keep: (replacement) => {
      if (replacement) storage().set(key, replacement);
      else storage().remove(key);
    },
  };
}

/** Of this tab. */
export const lineUpdateStorage = createLineUpdateStorage(tabStorage);
