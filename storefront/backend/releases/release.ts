/** A release line of Magento Open Source. */
export type Release = '2.4.6' | '2.4.7' | '2.4.8' | '2.4.9';

/** Releases whose answers the backend can give; the first is the default. */
export const releases = ['2.4.8', '2.4.6', '2.4.7', '2.4.9'] as const satisfies readonly Release[];

/** What clients notice of a release. */
export interface ReleaseHabits {
  /** Errors have `extensions.category`. */
  readonly categorizesErrors: boolean;
  /** 4xx for refusals and bad requests instead of 200. */
  readonly answersWithStatusCodes: boolean;
  /** A bad token refuses the whole request; before, its bearer counts as a guest. */
  readonly refusesBadTokens: boolean;
  /** `updateCartItems` lists refusals in its answer; before, they are errors. */
  readonly listsUpdateRefusals: boolean;
  /** How `placeOrder` refuses: an error, a list in its answer, or an error with a code. */
  readonly orderRefusal: 'error' | 'listed' | 'coded-error';
  /**
   * A line that ran out stays in `Cart.items`, and its `errors` say why; else it is null there, with an error
   * (magento/magento2 issues 34546, 37908).
   */
  readonly keepsLostLines: boolean;
  /**
   * `gift_message_available` is the text of the product's own setting; else a boolean that includes the setting of the
   * store.
   */
  readonly givesGiftSettingAsText: boolean;
  /** What `guestOrder` wants beside number and e-mail address; the postcode is that of the billing address. */
  readonly findsOrdersBy: 'lastname' | 'postcode';
  /** Time zone of `CustomerOrder.order_date`; `created_at` is UTC in all releases. */
  readonly datesOrdersIn: 'UTC' | 'store';
  /** Whether `cancelOrder` takes the id of an order as a number, and refuses a uid. */
  readonly cancelsOrdersById: boolean;
  /** `ProductInterface.name` is escaped for HTML, except for `&` and apostrophes (magento/magento2 issue 40178). */
  readonly escapesNames: boolean;
  /** Fields and input fields of 2.4.8 that it lacks, as `Type.field`. */
  readonly lacks: readonly string[];
}

const newIn248 = [
  'CancelOrderOutput.errorV2',
  'CartAddressInterface.id',
  'CartItemInterface.not_available_message',
  'CartItemPrices.catalog_discount',
  'CartItemPrices.original_item_price',
  'CartItemPrices.original_row_total',
  'CartItemPrices.row_catalog_discount',
  'CartPrices.grand_total_excluding_tax',
  'Customer.addressesV2',
  'CustomerOrder.available_actions',
  'CustomerOrder.customer_info',
  'CustomerOrder.is_virtual',
  'CustomerOrder.order_status_change_date',
  'CustomerOrders.date_of_first_order',
  'CustomerOrdersFilterInput.grand_total',
  'CustomerOrdersFilterInput.order_date',
  'CustomerOrdersFilterInput.status',
  'Mutation.confirmCancelOrder',
  'Mutation.requestGuestOrderCancel',
  'Mutation.resendConfirmationEmail',
  'OrderItemInterface.prices',
  'OrderItemPrices.fixed_product_taxes',
  'OrderTotal.subtotal_excl_tax',
  'OrderTotal.subtotal_incl_tax',
  'ProductInterface.max_sale_qty',
  'ProductInterface.min_sale_qty',
  'ProductInterface.quantity',
  'Query.recaptchaFormConfig',
  'ReCaptchaConfigurationV3.theme',
  'SelectedBundleOptionValue.original_price',
  'SelectedBundleOptionValue.priceV2',
  'ShippingCartAddress.same_as_billing',
  'StoreConfig.configurable_product_image',
  'StoreConfig.display_product_prices_in_catalog',
  'StoreConfig.display_shipping_prices',
  'StoreConfig.fixed_product_taxes_apply_tax_to_fpt',
  'StoreConfig.fixed_product_taxes_display_prices_in_emails',
  'StoreConfig.fixed_product_taxes_display_prices_in_product_lists',
  'StoreConfig.fixed_product_taxes_display_prices_in_sales_modules',
  'StoreConfig.fixed_product_taxes_display_prices_on_product_view_page',
  'StoreConfig.fixed_product_taxes_enable',
  'StoreConfig.fixed_product_taxes_include_fpt_in_subtotal',
  'StoreConfig.graphql_share_all_customer_groups',
  'StoreConfig.graphql_share_customer_group',
  'StoreConfig.grouped_product_image',
  'StoreConfig.is_checkout_agreements_enabled',
  'StoreConfig.orders_invoices_credit_memos_display_full_summary',
  'StoreConfig.orders_invoices_credit_memos_display_grandtotal',
  'StoreConfig.orders_invoices_credit_memos_display_price',
  'StoreConfig.orders_invoices_credit_memos_display_shipping_amount',
  'StoreConfig.orders_invoices_credit_memos_display_subtotal',
  'StoreConfig.orders_invoices_credit_memos_display_zero_tax',
  'StoreConfig.share_all_catalog_rules',
  'StoreConfig.share_all_sales_rule',
  'StoreConfig.share_applied_catalog_rules',
  'StoreConfig.share_applied_sales_rule',
  'UpdateCartItemsOutput.errors',
];

const newIn247 = [
  'BundleProduct.price_details',
  'Cart.itemsV2',
  'CartItemInterface.is_available',
  'Customer.confirmation_status',
  'Customer.custom_attributes',
  'CustomerAddress.custom_attributesV2',
  'CustomerAddressInput.custom_attributesV2',
  'CustomerCreateInput.custom_attributes',
  'CustomerOrder.applied_coupons',
  'CustomerOrder.email',
  'CustomerOrder.token',
  'CustomerUpdateInput.custom_attributes',
  'Mutation.cancelOrder',
  'Mutation.confirmEmail',
  'Mutation.contactUs',
  'Mutation.createGuestCart',
  'Mutation.estimateShippingMethods',
  'Mutation.estimateTotals',
  'OrderItemInterface.product',
  'PlaceOrderOutput.errors',
  'PlaceOrderOutput.orderV2',
  'ProductAttributeFilterInput.category_url_path',
  'ProductInterface.custom_attributesV2',
  'Query.attributesForm',
  'Query.attributesList',
  'Query.customAttributeMetadataV2',
  'Query.guestOrder',
  'Query.guestOrderByToken',
  'Query.recaptchaV3Config',
  'StoreConfig.braintree_3dsecure_allowspecific',
  'StoreConfig.braintree_3dsecure_always_request_3ds',
  'StoreConfig.braintree_3dsecure_specificcountry',
  'StoreConfig.braintree_3dsecure_threshold_amount',
  'StoreConfig.braintree_3dsecure_verify_3dsecure',
  'StoreConfig.cart_expires_in_days',
  'StoreConfig.cart_summary_display_quantity',
  'StoreConfig.contact_enabled',
  'StoreConfig.countries_with_required_region',
  'StoreConfig.create_account_confirmation',
  'StoreConfig.customer_access_token_lifetime',
  'StoreConfig.default_country',
  'StoreConfig.display_state_if_optional',
  'StoreConfig.is_guest_checkout_enabled',
  'StoreConfig.is_one_page_checkout_enabled',
  'StoreConfig.max_items_in_order_summary',
  'StoreConfig.minicart_display',
  'StoreConfig.minicart_max_items',
  'StoreConfig.newsletter_enabled',
  'StoreConfig.optional_zip_countries',
  'StoreConfig.order_cancellation_enabled',
  'StoreConfig.order_cancellation_reasons',
  'StoreConfig.shopping_cart_display_full_summary',
  'StoreConfig.shopping_cart_display_grand_total',
  'StoreConfig.shopping_cart_display_price',
  'StoreConfig.shopping_cart_display_shipping',
  'StoreConfig.shopping_cart_display_subtotal',
  'StoreConfig.shopping_cart_display_tax_gift_wrapping',
  'StoreConfig.shopping_cart_display_zero_tax',
];

/**
 * Habits by release. Not tried against running Magentos; which release brought a field is known from Adobe's references
 * of the GraphQL schemas of 2.4.6 and 2.4.7.
 */
export const releaseHabits: Readonly<Record<Release, ReleaseHabits>> = {
  '2.4.6': {
    categorizesErrors: false,
    answersWithStatusCodes: false,
    refusesBadTokens: false,
    listsUpdateRefusals: false,
    orderRefusal: 'error',
    keepsLostLines: true,
    givesGiftSettingAsText: true,
    findsOrdersBy: 'postcode',
    datesOrdersIn: 'UTC',
    cancelsOrdersById: true,
    escapesNames: false,
    lacks: [...newIn247, ...newIn248],
  },
  '2.4.7': {
    categorizesErrors: true,
    answersWithStatusCodes: false,
    refusesBadTokens: false,
    listsUpdateRefusals: false,
    orderRefusal: 'listed',
    keepsLostLines: true,
    givesGiftSettingAsText: true,
    findsOrdersBy: 'postcode',
    datesOrdersIn: 'UTC',
    cancelsOrdersById: true,
    escapesNames: false,
    lacks: newIn248,
  },
  '2.4.8': {
    categorizesErrors: true,
    answersWithStatusCodes: false,
    refusesBadTokens: true,
    listsUpdateRefusals: true,
    orderRefusal: 'coded-error',
    keepsLostLines: false,
    givesGiftSettingAsText: false,
    findsOrdersBy: 'lastname',
    datesOrdersIn: 'store',
    cancelsOrdersById: false,
    escapesNames: true,
    lacks: [],
  },
  '2.4.9': {
    categorizesErrors: true,
    answersWithStatusCodes: true,
    refusesBadTokens: true,
    listsUpdateRefusals: true,
    orderRefusal: 'coded-error',
    keepsLostLines: false,
    givesGiftSettingAsText: false,
    findsOrdersBy: 'lastname',
    datesOrdersIn: 'store',
    cancelsOrdersById: false,
    escapesNames: false,
    lacks: [],
  },
};
