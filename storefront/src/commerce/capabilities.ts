/**
 * Fields that the shop uses and stock Magento lacks, or lacked before 2.4.8, by the feature that needs them, as
 * `Type.field`. A backend without all fields of a feature gets no question about any of them, and the feature stays
 * away quietly.
 */
export const capabilityFields = {
  addressAttributes: ['Query.attributesForm', 'CustomerAttributeMetadata.multiline_count'],
  braintreeVerification: [
    'StoreConfig.braintree_3dsecure_verify_3dsecure',
    'StoreConfig.braintree_3dsecure_threshold_amount',
    'StoreConfig.braintree_3dsecure_always_request_3ds',
    'StoreConfig.braintree_3dsecure_allowspecific',
    'StoreConfig.braintree_3dsecure_specificcountry',
  ],
  bundlePriceDetails: ['BundleProduct.price_details'],
  cancellationRefusals: ['CancelOrderOutput.errorV2'],
  captcha: ['Query.recaptchaV3Config'],
  captchaForms: ['Query.recaptchaFormConfig'],
  cardPayment: ['PaymentMethodInput.witryna_card'],
  cartBadge: ['Cart.total_summary_quantity_including_config'],
  cartGiftMessages: [
    'StoreConfig.allow_order',
    'StoreConfig.allow_items',
    'Cart.gift_message',
    'SimpleCartItem.gift_message',
    'ConfigurableCartItem.gift_message',
    'BundleCartItem.gift_message',
    'CartItemUpdateInput.gift_message',
    'ProductInterface.gift_message_available',
  ],
  cartOffers: ['Cart.free_shipping', 'Cart.free_gift'],
  catalogTaxDisplay: ['StoreConfig.display_product_prices_in_catalog'],
  consent: ['Mutation.addOrUpdateCustomerConsent', 'Mutation.addOrUpdateGuestConsent'],
  consentTexts: ['StoreConfig.gdpr_consent_texts'],
  contactConsent: ['ContactUsInput.is_consent', 'ContactUsInput.contactReason', 'ContactUsInput.orderNumber'],
  contactForm: ['Mutation.contactUs'],
  customAttributes: ['ProductInterface.custom_attributesV2', 'Query.attributesList'],
  emailConfirmation: ['Mutation.confirmEmail', 'StoreConfig.create_account_confirmation'],
  emailConfirmationAgain: ['Mutation.resendConfirmationEmail'],
  emailConsent: ['StoreConfig.kl_email_consent_config'],
  estimatedShipping: ['Mutation.estimateShippingMethods', 'Mutation.estimateTotals'],
  favoriteStore: [
    'Query.getFavoriteStore',
    'Mutation.setFavoriteStore',
    'StoreConfig.absolunet_storelocator_enable_favorite_point_of_sale',
  ],
  // No field of its own: the cart of releases before this one cannot be read when a line has a file.
  fileOptions: ['CartItemPrices.original_row_total'],
  giftMessages: ['CustomerOrder.gift_message', 'OrderItemInterface.gift_message'],
  guestCheckout: ['StoreConfig.is_guest_checkout_enabled'],
  guestOrderCancellation: [
    'Mutation.requestGuestOrderCancel',
    'Mutation.confirmCancelOrder',
    'StoreConfig.order_cancellation_reasons',
    'CustomerOrder.token',
  ],
  guestOrders: ['Query.guestOrder'],
  guestOrdersByName: ['OrderInformationInput.lastname'],
  lineAvailability: ['CartItemInterface.is_available', 'CartItemInterface.not_available_message'],
  lineErrors: ['CartItemInterface.errors'],
  navigationPromo: ['CategoryTree.skinny_navigation', 'CategoryTree.promo_content', 'CategoryTree.promo_rich_content'],
  needHelp: ['StoreConfig.need_help'],
  newsletterComposite: ['Mutation.subscribeToNewsletterComposite'],
  omnibusPrice: ['ProductInterface.lowest_price_30_days'],
  orderCancellation: ['Mutation.cancelOrder', 'StoreConfig.order_cancellation_reasons'],
  orderDetails: [
    'CustomerOrder.available_actions',
    'OrderItemInterface.prices',
    'OrderTotal.subtotal_excl_tax',
    'OrderTotal.subtotal_incl_tax',
  ],
  orderFixedTaxes: ['OrderItemPrices.fixed_product_taxes'],
  orderProducts: ['OrderItemInterface.product'],
  orderState: ['CustomerOrder.state'],
  orderTaxDisplay: [
    'StoreConfig.orders_invoices_credit_memos_display_price',
    'StoreConfig.orders_invoices_credit_memos_display_shipping_amount',
    'StoreConfig.orders_invoices_credit_memos_display_subtotal',
  ],
  originalPrices: ['CartItemPrices.original_row_total', 'CartItemPrices.row_catalog_discount'],
  parcelLockers: ['Query.parcelLockers'],
  paymentClientKeys: ['StoreConfig.payment_client_keys'],
  pickupLocations: ['Query.pickupLocations'],
  productPageSections: ['StoreConfig.product_page_sections'],
  saleQuantities: ['ProductInterface.min_sale_qty', 'ProductInterface.max_sale_qty'],
  sendFriend: ['Mutation.sendEmailToFriend', 'StoreConfig.send_friend'],
  storeLocator: [
    'Query.absoStores',
    'StoreConfig.absolunet_storelocator_distance_unit',
    'StoreConfig.absolunet_storelocator_front_name',
  ],
  storeSettings: [
    'StoreConfig.contact_enabled',
    'StoreConfig.countries_with_required_region',
    'StoreConfig.default_country',
    'StoreConfig.display_state_if_optional',
    'StoreConfig.newsletter_enabled',
    'StoreConfig.optional_zip_countries',
    'StoreConfig.shopping_cart_display_full_summary',
    'StoreConfig.shopping_cart_display_price',
    'StoreConfig.shopping_cart_display_shipping',
    'StoreConfig.shopping_cart_display_subtotal',
  ],
  superLink: ['ConfigurableVariant.super_link'],
  taxDisplay: [
    'StoreConfig.tax_cart_display_price',
    'StoreConfig.tax_cart_display_subtotal',
    'StoreConfig.tax_cart_display_shipping',
    'StoreConfig.tax_cart_display_full_summary',
    'StoreConfig.tax_defaults_postcode',
    'StoreConfig.tax_defaults_country',
  ],
  tokenHours: ['StoreConfig.customer_access_token_lifetime'],
  tokenLifetime: ['StoreConfig.customer_token_expiration_time'],
  unavailableLines: ['Cart.itemsV2', 'CartItemInterface.is_available', 'CartItemInterface.not_available_message'],
  unitPrice: ['ProductInterface.unit_price'],
  updateRefusals: ['UpdateCartItemsOutput.errors'],
  verifiedReviews: ['ProductReview.is_verified_buyer'],
  withdrawal: [
    'StoreConfig.withdrawal_enabled',
    'Query.withdrawableOrder',
    'Mutation.requestWithdrawalLink',
    'Mutation.withdrawFromContract',
  ],
} as const satisfies Record<string, readonly string[]>;

/** A feature that needs fields which not every stock Magento has. */
export type Capability = keyof typeof capabilityFields;

/** Capabilities of the backend beyond stock Magento. */
export type Capabilities = readonly Capability[];

/**
 * Capabilities of Magento 2.4.8 without extensions; older releases lack some. Used if the backend does not reveal its
 * schema.
 */
export const stockCapabilities: Capabilities = [
  'addressAttributes',
  'braintreeVerification',
  'bundlePriceDetails',
  'cancellationRefusals',
  'captcha',
  'captchaForms',
  'cartGiftMessages',
  'catalogTaxDisplay',
  'contactForm',
  'customAttributes',
  'emailConfirmation',
  'emailConfirmationAgain',
  'estimatedShipping',
  'fileOptions',
  'giftMessages',
  'guestCheckout',
  'guestOrderCancellation',
  'guestOrders',
  'guestOrdersByName',
  'lineAvailability',
  'lineErrors',
  'orderCancellation',
  'orderDetails',
  'orderFixedTaxes',
  'orderProducts',
  'orderTaxDisplay',
  'originalPrices',
  'pickupLocations',
  'saleQuantities',
  'sendFriend',
  'storeSettings',
  'tokenHours',
  'unavailableLines',
  'updateRefusals',
];

/** Every capability, as the embedded backend has them. */
export const allCapabilities: Capabilities = /* @__PURE__ */ Object.keys(capabilityFields).filter(
  (name): name is Capability => name in capabilityFields,
);
