/** What the recorder needs of the storefront, as one module that Vite loads. */
export { addressBookQuery } from '../../storefront/src/account/addresses/address-operations.ts';
export { newsletterTextQuery } from '../../storefront/src/account/account-operations.ts';
export { wishlistQuery } from '../../storefront/src/account/wishlist/wishlist-query.ts';
export { customerQuery } from '../../storefront/src/auth/customer-query.ts';
export { passwordRulesQuery } from '../../storefront/src/auth/password-rules-query.ts';
export { tokenLifetimeQuery } from '../../storefront/src/auth/session-operations.ts';
export { captchaConfigQuery } from '../../storefront/src/captcha/captcha-operations.ts';
export { crossSellQuery } from '../../storefront/src/cart-page/cross-sell-query.ts';
export { cartDetailsQuery } from '../../storefront/src/cart/cart-details-query.ts';
export { estimateShippingMutation } from '../../storefront/src/cart/estimate-shipping.ts';
export { cartConfigQuery } from '../../storefront/src/cart/tax-display.ts';
export { emptyAddress } from '../../storefront/src/checkout/address.ts';
export { agreementsQuery } from '../../storefront/src/checkout/agreements.ts';
export { createCheckoutApi } from '../../storefront/src/checkout/checkout-api.ts';
export { countriesQuery } from '../../storefront/src/checkout/countries-operations.ts';
export { estimateTotalsMutation } from '../../storefront/src/checkout/estimate-totals.ts';
export { savedPaymentsQuery } from '../../storefront/src/checkout/payment/saved-payments-query.ts';
export {
  parcelLockersQuery,
  pickupLocationsQuery,
  pickupProductsQuery,
} from '../../storefront/src/checkout/pickup/pickup-operations.ts';
export {
  createCapabilityProbe,
  createCommerceClient,
  execute,
  graphqlEndpoint,
} from '../../storefront/src/commerce/index.ts';
export { consentTextsQuery } from '../../storefront/src/consent/consent-operations.ts';
export { customerAttributesQuery } from '../../storefront/src/custom-attributes/form-attributes-operations.ts';
export { createShopIntl } from '../../storefront/src/i18n/index.ts';
export {
  customerOrderQuery,
  orderHistoryQuery,
  recentOrdersQuery,
} from '../../storefront/src/orders/order-operations.ts';
export { layoutMessages } from '../../storefront/src/platform/layout/messages.ts';
export { suggestionsQuery } from '../../storefront/src/search/suggestion-operations.ts';
export { drawerLevelQuery } from '../../storefront/src/shell/layout/drawer-operations.ts';
export { loadLayout } from '../../storefront/src/shell/layout/load-layout.ts';
export { createRouteLoader } from '../../storefront/src/shell/load-route.ts';
export { noRouteQuery } from '../../storefront/src/shell/pages/no-route-operations.ts';
export { savedAddress } from '../../storefront/src/shell/screens/saved-address.ts';
export { storeLocatorConfigQuery } from '../../storefront/src/stores/store-operations.ts';
export {
  addToWishlistMutation,
  wishlistConfigQuery,
  wishlistSkusQuery,
} from '../../storefront/src/wishlist/wishlist-operations.ts';
export { readShopSettings } from '../../storefront/server/read-shop-settings.ts';
export { sanitizeHtml } from '@witryna/page-builder/parser';
