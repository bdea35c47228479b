import { isObject, isString, tabStorage, type ShopStorage } from '../commerce/index.ts';
import type { ProductChoice } from './cart-user-errors.ts';

/** Line that is being replaced: it may have been removed while the new line is not added yet. */
export interface PendingLineUpdate {
  cartId: string;
  /** Name of the product. */
  name: string;
  /** Previous options of the line. */
  before: ProductChoice;
  /** Requested options. */
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

/** Stores an unfinished replacement in session storage, for a reload in the middle of it. */
export interface LineUpdateStorage {
  /** Returns the replacement that an earlier page left unfinished; null without one. */
  read(): PendingLineUpdate | null;
  /** Stores a replacement; null removes it. */
  keep(replacement: PendingLineUpdate | null): void;
}

/** Creates the storage. */
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
