/** The backend as the shop sees it: typed operations, clients, cache, storage. */
export type { Capabilities, Capability } from './capabilities.ts';
export { createCapabilityProbe } from './capability-probe.ts';
export { createCommerceClient } from './client.ts';
export type { CommerceAnswer, CommerceClient, CommerceClientOptions, ExecuteOptions, RequestIdentity } from './client-types.ts';
export { CommerceError, serverText, type CommerceErrorKind, type GraphQLErrorDetail } from './commerce-error.ts';
export { CommerceProvider, useCommerce, type Commerce, type CommerceProviderProps } from './commerce-provider.tsx';
export { graphql, type ResultOf, type TypedDocument, type VariablesOf } from './graphql.ts';
export { graphqlEndpoint } from './graphql-endpoint.ts';
export { isObject, isString } from './guards.ts';
export { headerNames } from './header-names.ts';
export { identity } from './identity.ts';
export { createLateClient } from './late-client.ts';
export {
  defineMutation,
  defineQuery,
  execute,
  isSupported,
  type Mutation,
  type Operation,
  type Query,
  type SendInUnit,
} from './operation.ts';
export { createRestClient, type RestClient, type RestClientOptions, type RestRequest } from './rest.ts';
export { RestError } from './rest-error.ts';
export type { StockNotice } from './stock-notices.ts';
export { capEntries, createStorage, tabStorage, type BackingStore, type ShopStorage, type StoredItem } from './storage.ts';
export { checkoutStorageKeys, evictableStorageKeys, favoriteStoreKey, isFavoriteStoreKey, storageKeys } from './storage-keys.ts';
export { getShopPath, parseShopUrl } from './shop-path.ts';
export { storeSnapshot } from './store-snapshot.ts';
export { createMutate, type Mutate } from './mutate.ts';
export { useMutate } from './use-mutate.ts';
export { useOperation, type FetchPolicy, type OperationState, type UseOperationOptions } from './use-operation.ts';
export {
  createViewCache,
  evictViews,
  isPrivate,
  isViewKey,
  readView,
  storeView,
  viewKey,
  type CacheAccess,
  type StoredView,
  type ViewCache,
  type ViewKey,
  type ViewScope,
} from './view-cache.ts';
