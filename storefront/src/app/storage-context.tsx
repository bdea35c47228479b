import { createContext, use } from 'react';
import { createStorage, type ShopStorage } from '../commerce/index.ts';

const StorageContext = createContext<ShopStorage | null>(null);

/** Gives the browser's storage to the whole shop. */
export const StorageProvider = StorageContext;

// While rendering on the server nothing is stored and nothing is found.
const empty = createStorage({ backing: undefined });

/** The shop's storage. */
export function useStorage(): ShopStorage {
  return use(StorageContext) ?? empty;
}
