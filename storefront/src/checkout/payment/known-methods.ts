/** Magento's code of the demo shop's own card provider, which moves no money. */
export const sandboxMethod = 'witryna_card';

/** Magento's code of cards by Braintree. */
export const braintreeMethod = 'braintree';

/** Magento's code of cards by Adyen. */
export const adyenMethod = 'adyen_cc';

/** Magento's code of the payment by purchase order. */
export const purchaseOrderMethod = 'purchaseorder';

/** Magento's code for orders without anything left to pay. */
const freeMethod = 'free';

/**
 * Magento's payment methods that are paid outside of the shop and ask the shopper for nothing.
 */
export const offlineMethods: readonly string[] = ['banktransfer', 'cashondelivery', 'checkmo', freeMethod];

/** Codes of all methods that the checkout can finish, besides those that the merchant declares. */
export const knownMethods: readonly string[] = [
  sandboxMethod,
  braintreeMethod,
  adyenMethod,
  purchaseOrderMethod,
  ...offlineMethods,
];
