import { CART_EXPIRES_IN_DAYS } from '../cart/cart-access.ts';
import { ROOT_CATEGORY_ID } from '../catalog/category/root-category.ts';
import { URL_SUFFIX } from '../catalog/url.ts';
import { braintreeVerification } from '../checkout/braintree.ts';
import { CARD_METHOD } from '../checkout/payment-methods.ts';
import { MINIMUM_PASSWORD_LENGTH, REQUIRED_CHARACTER_CLASSES } from '../customer/password-rules.ts';
import { CUSTOMER_TOKEN_LIFETIME_SECONDS } from '../customer/session-tokens.ts';
import type { PaymentProvider, ServiceContext } from '../request-context.ts';
import { STORE_LOCATOR_FRONT_NAME } from '../stores/store-route.ts';
import { encodeUid } from '../uid.ts';
import { consentTexts, emailConsent } from './consent-texts.ts';
import type { StoreView } from './store-view.ts';

/** Identifier of the page at `/` (`web/default/cms_home_page`). */
export const HOME_PAGE = 'home';

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

/** What is the same in every store view and does not depend on where the shop runs. */
const settings = {
  weight_unit: 'kgs',
  default_country: 'PL',
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
  title_suffix: ' | Witryna',
  title_separator: '|',
  logo_alt: 'Witryna',
  demonotice: 0,

  root_category_id: ROOT_CATEGORY_ID,
  root_category_uid: encodeUid(ROOT_CATEGORY_ID),
  category_url_suffix: URL_SUFFIX,
  product_url_suffix: URL_SUFFIX,
  catalog_default_sort_by: 'position',
  list_mode: 'grid',
  list_per_page: 6,
  list_per_page_values: '6,12,24',
  grid_per_page: 6,
  grid_per_page_values: '6,12,24',
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
  is_checkout_agreements_enabled: false,
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
  tax_defaults_country: 'PL',
  tax_defaults_postcode: '00-001',
  display_product_prices_in_catalog: INCLUDING_TAX,
  display_shipping_prices: INCLUDING_TAX,
  check_money_order_enabled: false,
  zero_subtotal_enabled: true,
  order_cancellation_enabled: false,

  product_page_sections: {
    overview: 10,
    premium_content: 20,
    related_products: 30,
    recommendations: 40,
    faq: 50,
    reviews: 25,
    tintup: 70,
  },
  absolunet_storelocator_enable_favorite_point_of_sale: true,
  absolunet_storelocator_distance_unit: 'km',
  absolunet_storelocator_front_name: STORE_LOCATOR_FRONT_NAME,
} as const;

const HELP = { email: 'pomoc@witryna.example', phone_number: '+48 22 000 00 00', start_time: '8:00', end_time: '18:00' } as const;

/** What a store view says in its own language. */
const texts = {
  pl: {
    copyright: '© {YYYY} Witryna sp. z o.o. Suplement diety nie zastępuje zróżnicowanej diety i zdrowego stylu życia.',
    default_title: 'Witryna: suplementy diety z czytelnym składem',
    default_description: 'Suplementy diety z czytelnym składem: witaminy, minerały, zioła i odżywki. Dostawa w całej Polsce.',
    zero_subtotal_title: 'Bez płatności',
    need_help: { ...HELP, start_day: 'poniedziałek', end_day: 'piątek' },
    gdpr_consent_texts: consentTexts.pl,
    kl_email_consent_config: emailConsent.pl,
  },
  en: {
    copyright: '© {YYYY} Witryna sp. z o.o. A food supplement is no substitute for a varied diet and a healthy lifestyle.',
    default_title: 'Witryna: food supplements with clear ingredients',
    default_description: 'Food supplements with clear ingredients: vitamins, minerals, herbs and sports nutrition. Delivery throughout Poland.',
    zero_subtotal_title: 'No payment needed',
    need_help: { ...HELP, start_day: 'Monday', end_day: 'Friday' },
    gdpr_consent_texts: consentTexts.en,
    kl_email_consent_config: emailConsent.en,
  },
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

/** Source object of `StoreConfig`. Fields without a value here are null: the merchant has not set them. */
export function storeConfig(storeView: StoreView, service: ServiceContext): Record<string, unknown> {
  return { ...settings, ...texts[storeView.locale.startsWith('pl') ? 'pl' : 'en'], payment_client_keys: paymentClientKeys(service.paymentProviders), ...braintreeVerification(service.braintreeVerifiesFrom), ...identity(storeView), ...addresses(service) };
}
