import { CART_EXPIRES_IN_DAYS } from '../cart/cart-access.ts';
import { ROOT_CATEGORY_ID } from '../catalog/category/root-category.ts';
import { getUrlSuffix } from '../catalog/url.ts';
import { braintreeVerification } from '../checkout/braintree.ts';
import { CARD_METHOD } from '../checkout/payment-methods.ts';
import { MINIMUM_PASSWORD_LENGTH, REQUIRED_CHARACTER_CLASSES } from '../customer/password-rules.ts';
import { CUSTOMER_TOKEN_LIFETIME_SECONDS } from '../customer/session-tokens.ts';
import type { PaymentProvider, ServiceContext } from '../request-context.ts';
import { STORE_LOCATOR_FRONT_NAME } from '../stores/store-route.ts';
import { encodeUid } from '../uid.ts';
import type { StoreView } from './store-view.ts';

const HOME_PAGE = 'home';

/** Prices with tax only (`tax/display/*`, `tax/cart_display/*`). */
const INCLUDING_TAX = 2;

function addresses({ publicUrl, mediaBaseUrl }: ServiceContext): Record<string, string> {
  const base = `${publicUrl}/`;
  const media = `${mediaBaseUrl}/`;
  const fixed = `${publicUrl}/static/`;
  return {
    base_url: base,
    base_link_url: base,
    base_static_url: fixed,
    base_media_url: media,
    secure_base_url: base,
    secure_base_link_url: base,
    secure_base_static_url: fixed,
    secure_base_media_url: media,
  };
}

function identity(view: StoreView): Record<string, unknown> {
  return {
    id: view.id,
    code: view.code,
    store_code: view.code,
    store_name: view.name,
    store_sort_order: view.sortOrder,
    store_group_code: view.groupCode,
    store_group_name: view.groupName,
    website_id: view.websiteId,
    website_code: view.websiteCode,
    website_name: view.websiteName,
    is_default_store: view.isDefault,
    is_default_store_group: true,
    locale: view.locale,
    timezone: view.timezone,
    base_currency_code: view.baseCurrency,
    default_display_currency_code: view.displayCurrency,
  };
}

/** What is the same in every shop. */
const settings = {
  weight_unit: 'kgs',
  countries_with_required_region: '',
  optional_zip_countries: '',
  display_state_if_optional: true,
  use_store_in_url: false,

  cms_home_page: HOME_PAGE,
  cms_no_route: 'no-route',
  cms_no_cookies: 'enable-cookies',
  front: 'cms',
  no_route: 'cms/noroute/index',
  show_cms_breadcrumbs: 1,
  title_separator: '|',
  demonotice: 0,

  root_category_id: ROOT_CATEGORY_ID,
  root_category_uid: encodeUid(ROOT_CATEGORY_ID),
  catalog_default_sort_by: 'position',
  list_mode: 'grid',
  configurable_thumbnail_source: 'itself',
  product_reviews_enabled: '1',
  allow_guests_to_write_product_reviews: '1',
  autocomplete_on_storefront: true,

  magento_wishlist_general_is_enabled: '1',
  newsletter_enabled: true,
  contact_enabled: true,
  create_account_confirmation: false,
  customer_access_token_lifetime: CUSTOMER_TOKEN_LIFETIME_SECONDS / 3600,
  customer_token_expiration_time: CUSTOMER_TOKEN_LIFETIME_SECONDS,
  minimum_password_length: String(MINIMUM_PASSWORD_LENGTH),
  required_character_classes_number: String(REQUIRED_CHARACTER_CLASSES),

  cart_expires_in_days: CART_EXPIRES_IN_DAYS,
  cart_summary_display_quantity: 1,
  minicart_display: true,
  minicart_max_items: 10,
  max_items_in_order_summary: 10,
  is_guest_checkout_enabled: true,
  is_one_page_checkout_enabled: true,
  shopping_cart_display_price: INCLUDING_TAX,
  shopping_cart_display_subtotal: INCLUDING_TAX,
  shopping_cart_display_shipping: INCLUDING_TAX,
  shopping_cart_display_grand_total: false,
  shopping_cart_display_full_summary: false,
  shopping_cart_display_zero_tax: false,
  tax_cart_display_price: INCLUDING_TAX,
  tax_cart_display_subtotal: INCLUDING_TAX,
  tax_cart_display_shipping: INCLUDING_TAX,
  tax_cart_display_full_summary: false,
  display_product_prices_in_catalog: INCLUDING_TAX,
  display_shipping_prices: INCLUDING_TAX,
  orders_invoices_credit_memos_display_price: INCLUDING_TAX,
  orders_invoices_credit_memos_display_subtotal: INCLUDING_TAX,
  orders_invoices_credit_memos_display_shipping_amount: INCLUDING_TAX,
  check_money_order_enabled: false,
  zero_subtotal_enabled: true,
  allow_items: '0',
  allow_order: '0',
  send_friend: { enabled_for_customers: false, enabled_for_guests: false },
  order_cancellation_enabled: false,
  order_cancellation_reasons: [],

  absolunet_storelocator_enable_favorite_point_of_sale: true,
  absolunet_storelocator_distance_unit: 'km',
  absolunet_storelocator_front_name: STORE_LOCATOR_FRONT_NAME,
} as const;

/** Keys of the played providers; those of real ones have the same form. */
const PROVIDER_KEYS: Readonly<Record<PaymentProvider, { client_key: string; environment: string }>> = {
  braintree: { client_key: 'sandbox_witryna_demo', environment: 'sandbox' },
  adyen: { client_key: 'test_WITRYNADEMOSHOPWITRYNADEMOSHOP1', environment: 'test' },
};

function paymentClientKeys(providers: readonly PaymentProvider[]) {
  return [
    { provider: CARD_METHOD, client_key: 'sandbox_witryna', environment: 'sandbox' },
    ...providers.map((provider) => ({ provider, ...PROVIDER_KEYS[provider] })),
  ];
}

/** Identifier of the page at `/` (`web/default/cms_home_page`, which Magento stores as `identifier|page id`). */
export function getHomePage({ settings: { config: shared }, config }: StoreView): string {
  const { cms_home_page: page } = { ...shared, ...config };
  return typeof page === 'string' ? (page.split('|')[0] ?? HOME_PAGE) : HOME_PAGE;
}

/** Source object of `StoreConfig`. Fields without a value here are null: the merchant has not set them. */
export function storeConfig(storeView: StoreView, service: ServiceContext): Record<string, unknown> {
  return {
    ...settings,
    ...pageSizes(service),
    ...addresses(service),
    is_checkout_agreements_enabled: (storeView.settings.agreements ?? []).length > 0,
    ...storeView.settings.config,
    ...storeView.config,
    category_url_suffix: getUrlSuffix(storeView, 'category'),
    product_url_suffix: getUrlSuffix(storeView, 'product'),
    payment_client_keys: paymentClientKeys(service.paymentProviders),
    ...braintreeVerification(service.braintreeVerifiesFrom),
    ...identity(storeView),
  };
}

/** Magento has a number for each kind of list, and the numbers that shoppers may choose. */
function pageSizes({ pageSize }: ServiceContext): Record<string, unknown> {
  const values = [...new Set([6, 12, 24, pageSize])].sort((a, b) => a - b).join(',');
  return {
    list_per_page: pageSize,
    list_per_page_values: values,
    grid_per_page: pageSize,
    grid_per_page_values: values,
  };
}
