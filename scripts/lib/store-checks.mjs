import { getAt, isObject } from './get-at.mjs';
import { configPath, isUrl, toFinding, toList, toText } from './findings.mjs';

/** @typedef {import('./findings.mjs').Finding} Finding */

/** Settings that the checks read. Releases before Magento 2.4.7 lack some of them. */
const SETTINGS = [
  ...['store_name', 'title_suffix', 'store_group_name', 'logo_alt', 'default_title'],
  ...['locale', 'timezone', 'base_currency_code', 'default_display_currency_code'],
  ...['secure_base_url', 'secure_base_media_url', 'cms_home_page', 'product_url_suffix', 'category_url_suffix'],
  ...['is_guest_checkout_enabled', 'is_checkout_agreements_enabled', 'demonotice', 'default_country'],
  ...['head_includes', 'absolute_footer', 'grid_per_page', 'list_per_page'],
  ...['countries_with_required_region', 'minimum_password_length', 'required_character_classes_number'],
];

/** The same as fields of the schema. */
export const STORE_FIELDS = SETTINGS.map((field) => `StoreConfig.${field}`);

/**
 * The query for what the checks read of the store view.
 *
 * @param {ReadonlySet<string> | null} known fields of the backend; null if they are unknown: then all are requested
 */
export const writeStoreQuery = (known) => `{
  storeConfig { ${SETTINGS.filter((field) => known?.has(`StoreConfig.${field}`) ?? true).join(' ')} }
  currency { base_currency_code default_display_currency_code available_currency_codes exchange_rates { currency_to rate } }
  countries { id available_regions { id code } }
  checkoutAgreements { agreement_id name content checkbox_text mode }
}`;

/**
 * Reads the name of the shop from a store configuration.
 *
 * @param {unknown} store
 */
export const readNameSources = (store) => ({
  titleSuffix: toText(getAt(store, 'title_suffix')),
  view: toText(getAt(store, 'store_name')),
  group: toText(getAt(store, 'store_group_name')),
  logo: toText(getAt(store, 'logo_alt')),
  title: toText(getAt(store, 'default_title')),
  locale: toText(getAt(store, 'locale')),
});

/**
 * Names what is set wrongly for a shop in the general settings of the store view.
 *
 * @param {unknown} data response to {@link writeStoreQuery}
 * @param {readonly string[]} locales data keys of the locales of the shop
 * @param {(code: string) => string | null} findTextLocale finds the one whose texts a locale of Magento shows
 * @param {string | null} name of the shop
 * @returns {Finding[]}
 */
export function checkSettings(data, locales, findTextLocale, name) {
  const store = getAt(data, 'storeConfig');
  if (!isObject(store)) return [{ name: 'Store', verdict: 'ok', text: 'its settings cannot be read' }];
  const at = (/** @type {string} */ key) => getAt(store, key);
  return [
    toFinding('Store', [
      name === null &&
        `has no name: the store view is called “${toText(at('store_name'))}”. Set ${configPath('General > Design > HTML Head > Page Title Suffix')} (Content > Design > Configuration), or SHOP_NAME of the shop`,
      findTextLocale(toText(at('locale'))) === null &&
        `the shop has no texts in ${toText(at('locale')) || 'the language of the store view'}: set ${configPath('General > General > Locale Options > Locale')} to one of ${locales.join(', ')}, or add the locale (docs/add-a-locale.md); until then DEFAULT_LOCALE of the shop decides`,
      !isTimeZone(toText(at('timezone'))) &&
        `its time zone “${toText(at('timezone'))}” is not valid: set ${configPath('General > General > Locale Options > Timezone')}`,
      at('demonotice') === 1 &&
        `shows shoppers that orders are not fulfilled: set ${configPath('General > Design > HTML Head > Display Demo Store Notice')} (Content > Design > Configuration) to No`,
    ]),
    toFinding('Addresses of the store', [
      toText(at('secure_base_url')).startsWith('http://') &&
        `the secure base URL is not secure: set ${configPath('General > Web > Base URLs (Secure) > Secure Base URL')} to https://, and PUBLIC_URL of the shop to the address of the shop`,
      toText(at('secure_base_media_url')).startsWith('http://') &&
        toText(at('secure_base_url')).startsWith('https://') &&
        `browsers block images from http:// on the pages of the shop: set ${configPath('General > Web > Base URLs (Secure) > Secure Base URL for User Media Files')}, and MEDIA_ORIGINS of the shop to its origin`,
      !isUrl(toText(at('secure_base_media_url'))) &&
        `the media URL “${toText(at('secure_base_media_url'))}” is not valid: set ${configPath('General > Web > Base URLs (Secure) > Secure Base URL for User Media Files')}`,
      ['product_url_suffix', 'category_url_suffix'].some((name) => /[?#\s]|\/./.test(toText(at(name)))) &&
        `the suffix of product or category URLs cannot be part of a path: set ${configPath('Catalog > Catalog > Search Engine Optimization > Product URL Suffix and Category URL Suffix')}, for example to .html`,
    ]),
    toFinding('Design and lists', [
      isActive(toText(at('head_includes'))) &&
        `of the HTML for the head the shop takes over only meta tags that prove ownership: load scripts with ANALYTICS_SCRIPT of the shop instead of ${configPath('General > Design > HTML Head > Scripts and Style Sheets')} (Content > Design > Configuration)`,
      isActive(toText(at('absolute_footer'))) &&
        `scripts and styles in the HTML for the footer are left out: load scripts with ANALYTICS_SCRIPT of the shop instead of ${configPath('General > Design > Footer > Miscellaneous HTML')} (Content > Design > Configuration)`,
      ['grid_per_page', 'list_per_page'].some((name) => Number(at(name)) > 100) &&
        `more than 100 products on a page are configured, and the shop shows 100: lower ${configPath('Catalog > Catalog > Storefront > Products per Page on Grid and List Default Value')}`,
    ]),
    checkCountries(data),
    checkCurrencies(data),
    checkAgreements(data),
    toFinding('Guests and customers', [
      at('is_guest_checkout_enabled') === false &&
        `guests cannot order: the shop sends them to sign in. Set ${configPath('Sales > Checkout > Checkout Options > Allow Guest Checkout')} to Yes if guests should be able to order`,
      Number(at('minimum_password_length')) > 64 &&
        `passwords of ${toText(at('minimum_password_length'))} characters are required: lower ${configPath('Customers > Customer Configuration > Password Options > Minimum Password Length')}`,
      Number(at('required_character_classes_number')) > 4 &&
        `no password has ${toText(at('required_character_classes_number'))} classes of characters: set ${configPath('Customers > Customer Configuration > Password Options > Number of Required Character Classes')} to 4 at most`,
    ]),
  ];
}

/** @param {unknown} data @returns {Finding} */
function checkCountries(data) {
  const countries = toList(getAt(data, 'countries'));
  const ids = countries.map((country) => toText(getAt(country, 'id')));
  const preset = toText(getAt(data, 'storeConfig', 'default_country'));
  const required = toText(getAt(data, 'storeConfig', 'countries_with_required_region'))
    .split(',')
    .filter(Boolean);
  const withoutRegions = countries
    .filter((country) => toList(getAt(country, 'available_regions')).length === 0)
    .map((country) => toText(getAt(country, 'id')))
    .filter((id) => required.includes(id));
  if (ids.length === 0)
    return {
      name: 'Countries',
      verdict: 'broken',
      text: `no country is allowed, so that nobody can give an address: set ${configPath('General > General > Country Options > Allow Countries')}`,
    };
  return toFinding(
    'Countries',
    [
      preset !== '' &&
        !ids.includes(preset) &&
        `the default country ${preset} is not among the allowed ones: set ${configPath('General > General > Country Options > Default Country')}`,
      preset === '' &&
        getAt(data, 'storeConfig', 'default_country') !== undefined &&
        `there is no default country, so that shoppers have to choose theirs first: set ${configPath('General > General > Country Options > Default Country')}`,
      withoutRegions.length > 0 &&
        `a state is required in ${withoutRegions.join(', ')}, for which Magento has no states: remove it from ${configPath('General > General > State Options > State is Required for')}`,
    ],
    ids.length > 5 ? `${ids.length}` : ids.join(', '),
  );
}

/** @param {unknown} data @returns {Finding} */
function checkCurrencies(data) {
  const currency = getAt(data, 'currency');
  const shown = toText(getAt(currency, 'default_display_currency_code'));
  const allowed = toList(getAt(currency, 'available_currency_codes')).map(toText);
  const rates = new Map(
    toList(getAt(currency, 'exchange_rates')).map((rate) => [toText(getAt(rate, 'currency_to')), getAt(rate, 'rate')]),
  );
  const base = toText(getAt(currency, 'base_currency_code'));
  const withoutRate = allowed.filter((code) => code !== base && !(Number(rates.get(code)) > 0));
  return toFinding(
    'Currencies',
    [
      !allowed.includes(shown) &&
        `the currency of the prices, ${shown || 'none'}, is not among the allowed ones: set ${configPath('General > Currency Setup > Currency Options > Default Display Currency and Allowed Currencies')}`,
      withoutRate.length > 0 &&
        `there is no rate from ${base} to ${withoutRate.join(', ')}, so that prices cannot be shown in it: set it in Stores > Currency > Currency Rates`,
    ],
    allowed.join(', '),
  );
}

/** @param {unknown} data @returns {Finding} */
function checkAgreements(data) {
  const enabled = getAt(data, 'storeConfig', 'is_checkout_agreements_enabled') === true;
  const agreements = toList(getAt(data, 'checkoutAgreements'));
  const nameless = agreements.filter((agreement) => toText(getAt(agreement, 'checkbox_text')).trim() === '');
  const empty = agreements.filter((agreement) => toText(getAt(agreement, 'content')).trim() === '');
  const names = (/** @type {unknown[]} */ list) => list.map((one) => `“${toText(getAt(one, 'name'))}”`).join(', ');
  return toFinding(
    'Terms and conditions',
    [
      enabled &&
        agreements.length === 0 &&
        `are enabled, but there are none: add one in Stores > Terms and Conditions for this store view, or set ${configPath('Sales > Checkout > Checkout Options > Enable Terms and Conditions')} to No`,
      nameless.length > 0 &&
        `${names(nameless)} has no text for its checkbox: set Stores > Terms and Conditions > Checkbox Text`,
      empty.length > 0 && `${names(empty)} has no content: set Stores > Terms and Conditions > Content`,
    ],
    enabled ? `${agreements.length}` : 'none',
  );
}

/** @param {string} html @returns {boolean} whether it contains what the shop leaves out */
const isActive = (html) => /<(?:script|style|link|base|noscript|iframe)\b|http-equiv/i.test(html);

/** @param {string} name */
function isTimeZone(name) {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name !== '';
  } catch {
    return false;
  }
}
