import { createContext, use } from 'react';
import { createStorage, type ShopStorage } from '../commerce/index.ts';

const StorageContext = createContext<ShopStorage | null>(null);

/** Provides the browser's storage. */
export const StorageProvider = StorageContext;

// On the server, nothing is stored or found.
const empty = createStorage({ backing: undefined });

/** Returns the browser's storage. */
export function useStorage(): ShopStorage {
  return use(StorageContext) ?? empty;
}
