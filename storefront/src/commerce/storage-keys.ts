/** Keys of everything that the shop stores in the browser. Nothing else may be stored. */
export const storageKeys = {
  signInToken: 'signin_token',
  cartId: 'cartId',
  guestCart: 'guest_cart',
  guestWishlist: 'guest_wishlist',
  compareList: 'compare_list',
  imagesBySku: 'imagesBySku',
  currency: 'store_view_currency',
  storeView: 'store_view_code',
  mediaBaseUrl: 'store_view_secure_base_media_url',
  availableShippingMethods: 'availableShippingMethods',
  billingAddress: 'billing_address',
  paymentMethod: 'paymentMethod',
  pickupPoint: 'pickup_point',
  shippingAddress: 'shipping_address',
  shippingMethod: 'shippingMethod',
  consentChoice: 'consent_choice',
  recentlyViewed: 'recently_viewed',
  recentSearches: 'recent_searches',
  orderAttempts: 'order_attempts',
  accountDeletion: 'account_deletion',
} as const;

type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

const FAVORITE_STORE_PREFIX = 'favorite_store_';

/** Key of the favorite physical store, which each store view has for itself. */
export const favoriteStoreKey = (storeView: string): string => `${FAVORITE_STORE_PREFIX}${storeView}`;

/** True for the favorite store of any store view. */
export const isFavoriteStoreKey = (key: string): boolean => key.startsWith(FAVORITE_STORE_PREFIX);

/** Keys that the checkout fills; cleared after an order and at sign-out. */
export const checkoutStorageKeys: readonly StorageKey[] = [
  'availableShippingMethods',
  'billing_address',
  'paymentMethod',
  'pickup_point',
  'shipping_address',
  'shippingMethod',
];

/** Keys of data that can be had again from the backend. */
export const evictableStorageKeys: readonly StorageKey[] = ['imagesBySku', 'availableShippingMethods'];
