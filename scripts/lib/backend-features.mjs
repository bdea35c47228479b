// What the shop's features beyond stock Magento are called, for those who connect a backend.

/**
 * A sentence for each feature, by the name of its capability in `storefront/src/commerce/capabilities.ts`.
 *
 * @type {Record<string, string>}
 */
export const featureNames = {
  addressAttributes:
    'Fields of addresses and accounts as the shop is configured, and those of attributes of the merchant (Magento 2.4.7; otherwise: company, tax number and two lines of the street; none of accounts)',
  braintreeVerification: 'Settings of 3-D Secure for Braintree cards',
  bundlePriceDetails: 'Price of a bundle itself, beside that of its parts (Magento 2.4.7; otherwise: its lowest price)',
  cancellationRefusals: 'Error codes of cancellations (Magento 2.4.8; otherwise: only the message)',
  captcha: 'Protection of forms by reCAPTCHA v3 (Magento 2.4.7)',
  captchaForms: 'Protection of forms by reCAPTCHA v2 (Magento 2.4.8)',
  cardPayment: 'Card payment in the page',
  cartBadge: 'Cart badge by the store’s own way of counting (otherwise: number of pieces)',
  cartGiftMessages: 'Gift messages in the cart, where the shop allows them',
  cartOffers: 'What a cart earns: free delivery and its threshold, a free gift',
  catalogTaxDisplay:
    'Note that prices have no tax, where the store shows them without (otherwise: none), and tax display of shipping methods (otherwise: as in the totals)',
  checkoutAttributes: 'Attributes of addresses of the merchant in the checkout (Adobe Commerce 2.4.7)',
  consent: 'Consents recorded for customers and guests',
  consentTexts: 'Consent labels and legal texts from the configuration',
  contactConsent: 'Contact form with consent, reason and order number (otherwise: stock contact form)',
  contactForm:
    'Contact form (Magento 2.4.7; otherwise: a contact page without form, linked where it has other content)',
  customAttributes: 'Attributes of products (Magento 2.4.7)',
  emailConfirmation: 'Confirmation of new accounts by the link of Magento’s e-mail (Magento 2.4.7)',
  emailConfirmationAgain: 'Sending of that e-mail again (Magento 2.4.8; otherwise: the contact page)',
  emailConsent: 'E-mail marketing consent of the sign-up form',
  estimatedShipping: 'Estimate of delivery in the cart (Magento 2.4.7)',
  favoriteStore: 'Favorite store',
  fileOptions: 'Images of shoppers for options of products (Magento 2.4.8; otherwise: ordered by message)',
  giftMessages: 'Gift messages on the pages of orders',
  guestCheckout: 'Sign-in before the checkout where guests cannot order (otherwise: Magento rejects their order)',
  guestOrderCancellation: 'Cancellation of orders by guests, with a link by e-mail (Magento 2.4.8)',
  guestOrders: 'Orders of guests by number, e-mail and name or postcode (Magento 2.4.7)',
  guestOrdersByName: 'Orders of guests by last name (Magento 2.4.8; otherwise: by postcode)',
  lineAvailability: 'Availability of the lines of a cart (Magento 2.4.8)',
  lineErrors: 'Errors of the lines of a cart (Magento 2.4.6)',
  navigationPromo: 'Promotions and slim lists in the menu',
  needHelp: 'Phone, e-mail and hours of the help desk',
  newsletterComposite: 'Newsletter with consent in one step (otherwise: stock subscription)',
  omnibusPrice: 'Lowest price of the last 30 days',
  orderCancellation: 'Cancellation of orders by customers (Magento 2.4.7)',
  orderDetails:
    'Actions, prices and subtotals of orders as Magento knows them (Magento 2.4.8; otherwise: derived from the rest of the order)',
  orderFixedTaxes: 'Fixed product taxes of the lines of orders (Magento 2.4.8)',
  orderProducts: 'Images of the products of orders (Magento 2.4.7)',
  orderRefusals:
    'Reasons and ids of orders in another currency than the store view’s own (Magento 2.4.7; otherwise: errors and numbers)',
  orderState: 'Machine-readable state of orders',
  orderTaxDisplay: 'Whether amounts of orders are shown without tax (Magento 2.4.8; otherwise: with tax)',
  originalPrices: 'Prices of the cart’s lines before discounts (Magento 2.4.8)',
  parcelLockers: 'Choice of a parcel locker (otherwise: a delivery method like any other)',
  paymentClientKeys: 'Public keys of payment providers',
  pickupLocations: 'Choice of the store to pick up from',
  productPageSections: 'Order of the sections of product pages',
  rewardPoints: 'Reward points in the account and the checkout, where the store has them (Adobe Commerce)',
  saleQuantities: 'Smallest and largest quantity of a product (Magento 2.4.8; otherwise: errors of the cart name them)',
  sendFriend: 'E-mails about a product to friends, where the shop allows them',
  storeCredit: 'Store credit in the account and the checkout, where the store has it (Adobe Commerce)',
  storeLocator: 'Store locator',
  storeSettings:
    'Settings of addresses, taxes, contact form and newsletter (Magento 2.4.7; otherwise: as Magento is installed)',
  superLink: 'Labels of the options of a variant found by its address',
  taxDisplay: 'Tax display of cart and estimate (otherwise: as is usual in the country of the store)',
  tokenHours: 'Length of a customer’s session, in hours (otherwise: one hour)',
  tokenLifetime: 'Length of a customer’s session, in seconds (otherwise: in hours)',
  unavailableLines: 'Lines that ran out stay in the cart to be seen (Magento 2.4.8)',
  unitPrice:
    'Price for a unit of measure (otherwise: calculated from the attributes unit_price_quantity and unit_price_unit)',
  updateRefusals: 'Refused quantities beside the answer (Magento 2.4.8; otherwise: as errors)',
  withdrawal: 'Online withdrawal from a contract',
  verifiedReviews: 'Mark of reviews by verified buyers',
};
