/** The backend as the shop sees it: typed operations, clients, cache, storage. */
export { announceSlowAnswer } from './announce-slow-answer.ts';
export type { Capabilities, Capability } from './capabilities.ts';
export { createCapabilityProbe } from './capability-probe.ts';
export type {
  CommerceResult,
  CommerceClient,
  CommerceClientOptions,
  ExecuteOptions,
  RequestIdentity,
} from './client-types.ts';
export { createCommerceClient } from './client.ts';
export {
  CommerceError,
  failsBeforeFields,
  type CommerceErrorKind,
  type GraphQLErrorDetail,
} from './commerce-error.ts';
export { hasCategory } from './has-category.ts';
export { serverText } from './server-text.ts';
export { type OptionValue, type ProductOption, toConfigurableOptions } from './configurable-options.ts';
export { isCountryCode } from './country-code.ts';
export { type Commerce, CommerceProvider, type CommerceProviderProps, useCommerce } from './commerce-provider.tsx';
export { getCustomValueUid } from './custom-value-uid.ts';
export { decodeProductName } from './decode-product-name.ts';
export { decodeUid } from './decode-uid.ts';
export { withDeadline } from './deadline.ts';
export { graphqlEndpoint } from './graphql-endpoint.ts';
export { graphql, type ResultOf, type TypedDocument, type VariablesOf } from './graphql.ts';
export { isObject, isString } from './guards.ts';
export { headerNames } from './header-names.ts';
export { identity } from './identity.ts';
export { createLazyClient, type LazyClient } from './lazy-client.ts';
export { createMutate, type Mutate } from './mutate.ts';
export { defineMutation, defineQuery, type Mutation, type Operation, type Query } from './operation.ts';
export { execute, executeExclusive, isSupported, type SendExclusive } from './execute.ts';
export { createRandomId } from './random-id.ts';
export { toIsoDateTime } from './iso-date-time.ts';
export { preloadQuery } from './preload-query.ts';
export { refreshPrices } from './refresh-prices.ts';
export { RestError } from './rest-error.ts';
export { createRestClient, type RestClient, type RestClientOptions, type RestRequest } from './rest.ts';
export { isOutcomeUnknown, sendConfirmed, UnknownOutcomeError } from './send-confirmed.ts';
export { getShopPath, parseShopUrl } from './shop-path.ts';
export type { StockNotice } from './stock-notices.ts';
export {
  checkoutStorageKeys,
  evictableStorageKeys,
  favoriteStoreKey,
  isFavoriteStoreKey,
  storageKeys,
} from './storage-keys.ts';
export {
  type BackingStore,
  capEntries,
  createStorage,
  type ShopStorage,
  type StoredItem,
  tabStorage,
} from './storage.ts';
export * as timeLimits from './time-limits.ts';
export { useMutate } from './use-mutate.ts';
export { type FetchPolicy, type QueryState, useQuery, type UseQueryOptions } from './use-query.ts';
export {
  type CacheAccess,
  createQueryCache,
  evictQueries,
  isPrivate,
  isQueryKey,
  markStale,
  readQuery,
  type CachedQuery,
  writeQuery,
  type QueryCache,
  getQueryKey,
  type QueryKey,
  type QueryScope,
} from './query-cache.ts';
export type { FilterInput, FilterInputs } from './filter-input.ts';
