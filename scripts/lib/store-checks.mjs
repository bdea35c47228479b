import { getAt, isObject } from './get-at.mjs';

/** @typedef {import('./examine-backend.mjs').Finding} Finding */

/** Settings that the checks read. Releases before Magento 2.4.7 lack some of them. */
const SETTINGS = [
  ...['store_name', 'locale', 'timezone', 'base_currency_code', 'default_display_currency_code'],
  ...['secure_base_url', 'secure_base_media_url', 'cms_home_page', 'product_url_suffix', 'category_url_suffix'],
  ...['is_guest_checkout_enabled', 'is_checkout_agreements_enabled', 'demonotice', 'default_country'],
  ...['countries_with_required_region', 'minimum_password_length', 'required_character_classes_number'],
];

/** The same as fields of the schema. */
export const STORE_FIELDS = SETTINGS.map((field) => `StoreConfig.${field}`);

/**
 * The query for what the checks read of the store view.
 *
 * @param {ReadonlySet<string> | null} known fields of the backend; null where it does not tell: then all are asked for
 */
export const writeStoreQuery = (known) => `{
  storeConfig { ${SETTINGS.filter((field) => known?.has(`StoreConfig.${field}`) ?? true).join(' ')} }
  currency { base_currency_code default_display_currency_code available_currency_codes exchange_rates { currency_to rate } }
  countries { id available_regions { id code } }
  checkoutAgreements { agreement_id name content checkbox_text mode }
}`;

/** Where an admin changes a setting: `Stores > Configuration` and the path below it. */
const config = (/** @type {string} */ path) => `Stores > Configuration > ${path}`;

/** @param {unknown} value @returns {unknown[]} */
const toList = (value) => (Array.isArray(value) ? value : []);

/** @param {unknown} value */
const toText = (value) => (typeof value === 'string' ? value : '');

/**
 * Names what is set wrongly for a shop in the general settings of the store view.
 *
 * @param {unknown} data response to {@link writeStoreQuery}
 * @param {readonly string[]} locales data keys of the locales of the shop
 * @returns {Finding[]}
 */
export function checkSettings(data, locales) {
  const store = getAt(data, 'storeConfig');
  if (!isObject(store)) return [{ name: 'Store', verdict: 'ok', text: 'its settings cannot be read' }];
  const at = (/** @type {string} */ key) => getAt(store, key);
  return [
    group('Store', [
      toText(at('store_name')) === '' &&
        `has no name: set ${config('General > General > Store Information > Store Name')}, or SHOP_NAME of the shop`,
      !locales.includes(toText(at('locale'))) &&
        `the shop has no texts in ${toText(at('locale')) || 'the language of the store view'}: set ${config('General > General > Locale Options > Locale')} to one of ${locales.join(', ')}, or add the locale (docs/add-a-locale.md); until then DEFAULT_LOCALE of the shop decides`,
      !isTimeZone(toText(at('timezone'))) &&
        `its time zone “${toText(at('timezone'))}” is none: set ${config('General > General > Locale Options > Timezone')}`,
      at('demonotice') === 1 &&
        `tells shoppers that orders are not fulfilled: set ${config('General > Design > HTML Head > Display Demo Store Notice')} (Content > Design > Configuration) to No`,
    ]),
    group('Addresses of the store', [
      toText(at('secure_base_url')).startsWith('http://') &&
        `the secure base URL is not secure: set ${config('General > Web > Base URLs (Secure) > Secure Base URL')} to https://, and PUBLIC_URL of the shop to the address of the shop`,
      toText(at('secure_base_media_url')).startsWith('http://') &&
        toText(at('secure_base_url')).startsWith('https://') &&
        `browsers block images from http:// on the pages of the shop: set ${config('General > Web > Base URLs (Secure) > Secure Base URL for User Media Files')}, and MEDIA_ORIGINS of the shop to its origin`,
      !isUrl(toText(at('secure_base_media_url'))) &&
        `the media URL “${toText(at('secure_base_media_url'))}” is none: set ${config('General > Web > Base URLs (Secure) > Secure Base URL for User Media Files')}`,
      /[/?#\s]/.test(`${toText(at('product_url_suffix'))}${toText(at('category_url_suffix'))}`) &&
        `the suffix of product or category URLs is no part of a path: set ${config('Catalog > Catalog > Search Engine Optimization > Product URL Suffix and Category URL Suffix')}, for example to .html`,
    ]),
    checkCountries(data),
    checkCurrencies(data),
    checkAgreements(data),
    group('Guests and customers', [
      at('is_guest_checkout_enabled') === false &&
        `guests cannot order: the shop sends them to sign in. Set ${config('Sales > Checkout > Checkout Options > Allow Guest Checkout')} to Yes where that is not meant`,
      Number(at('minimum_password_length')) > 64 &&
        `passwords of ${toText(at('minimum_password_length'))} characters are asked for: lower ${config('Customers > Customer Configuration > Password Options > Minimum Password Length')}`,
      Number(at('required_character_classes_number')) > 4 &&
        `no password has ${toText(at('required_character_classes_number'))} classes of characters: set ${config('Customers > Customer Configuration > Password Options > Number of Required Character Classes')} to 4 at most`,
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
      text: `no country is allowed, so that nobody can give an address: set ${config('General > General > Country Options > Allow Countries')}`,
    };
  return group(
    'Countries',
    [
      preset !== '' &&
        !ids.includes(preset) &&
        `the default country ${preset} is not among the allowed ones: set ${config('General > General > Country Options > Default Country')}`,
      preset === '' &&
        `there is no default country, so that shoppers have to choose theirs first: set ${config('General > General > Country Options > Default Country')}`,
      withoutRegions.length > 0 &&
        `a state is required in ${withoutRegions.join(', ')}, which Magento knows no states of: take it off ${config('General > General > State Options > State is Required for')}`,
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
  return group(
    'Currencies',
    [
      !allowed.includes(shown) &&
        `the currency of the prices, ${shown || 'none'}, is not among the allowed ones: set ${config('General > Currency Setup > Currency Options > Default Display Currency and Allowed Currencies')}`,
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
  return group(
    'Terms and conditions',
    [
      enabled &&
        agreements.length === 0 &&
        `are switched on, but there are none: add one in Stores > Terms and Conditions for this store view, or set ${config('Sales > Checkout > Checkout Options > Enable Terms and Conditions')} to No`,
      nameless.length > 0 &&
        `${names(nameless)} has no text for its checkbox: set Stores > Terms and Conditions > Checkbox Text`,
      empty.length > 0 && `${names(empty)} has no content: set Stores > Terms and Conditions > Content`,
    ],
    enabled ? `${agreements.length}` : 'none',
  );
}

/**
 * Checks the home page and where its images come from.
 *
 * @param {(query: string) => Promise<{ body: unknown }>} sendQuery
 * @param {unknown} data response to {@link writeStoreQuery}
 * @returns {Promise<{ findings: Finding[], settings: Record<string, string> }>}
 */
export async function checkHomePage(sendQuery, data) {
  if (!isObject(getAt(data, 'storeConfig'))) return { findings: [], settings: {} };
  // Magento writes the id of a page behind its identifier where several have the same.
  const identifier = toText(getAt(data, 'storeConfig', 'cms_home_page')).split('|')[0] ?? '';
  const fix = `set ${config('General > Web > Default Pages > CMS Home Page')} to an enabled page of this store view`;
  const { body } = await sendQuery(`{ cmsPage(identifier: ${JSON.stringify(identifier)}) { content } }`);
  const content = getAt(body, 'data', 'cmsPage', 'content');
  if (typeof content !== 'string')
    return {
      findings: [
        {
          name: 'Home page',
          verdict: 'broken',
          text: `there is no CMS page “${identifier}”, so that / is not found: ${fix}`,
        },
      ],
      settings: {},
    };
  const media = toText(getAt(data, 'storeConfig', 'secure_base_media_url'));
  const own = [media, toText(getAt(data, 'storeConfig', 'secure_base_url'))]
    .filter(isUrl)
    .map((url) => new URL(url).origin);
  const origins = [...content.matchAll(/<(?:img|video|source)\b[^>]*?\ssrc="(https?:\/\/[^"]+)"/gi)]
    .map(([, url = '']) => url)
    .filter(isUrl)
    .map((url) => new URL(url).origin);
  const foreign = [...new Set(origins)].filter((origin) => !own.includes(origin));
  return {
    findings: [
      group(
        'Home page',
        [content.trim() === '' && `“${identifier}” is empty: fill it in Content > Pages`],
        `“${identifier}”`,
      ),
      group('Origins of images', [
        foreign.length > 0 &&
          `the home page has images from ${foreign.join(', ')}, which browsers block: upload them to Content > Media Gallery, or set MEDIA_ORIGINS of the shop`,
      ]),
    ],
    settings: foreign.length > 0 ? { MEDIA_ORIGINS: foreign.join(',') } : {},
  };
}

/**
 * Checks the CMS blocks that the layout shows: all of them may be left out, but some alone are mostly forgotten.
 *
 * @param {(query: string) => Promise<{ body: unknown }>} sendQuery
 * @param {readonly string[]} identifiers
 * @returns {Promise<Finding>}
 */
export async function checkBlocks(sendQuery, identifiers) {
  const { body } = await sendQuery(
    `{ cmsBlocks(identifiers: ${JSON.stringify(identifiers)}) { items { identifier } } }`,
  );
  const found = toList(getAt(body, 'data', 'cmsBlocks', 'items')).map((block) => toText(getAt(block, 'identifier')));
  // Magento itself brings this one along.
  const own = identifiers.filter((identifier) => identifier !== 'footer_links_block');
  const lacking = own.filter((identifier) => !found.includes(identifier));
  const isPartly = lacking.length > 0 && lacking.length < own.length;
  return group(
    'CMS blocks',
    [
      isPartly &&
        `left out, because they are not there: ${lacking.join(', ')}. Add them in Content > Blocks for this store view`,
    ],
    lacking.length === 0 ? `all ${own.length} are there` : 'none of the optional ones is there',
  );
}

/** Types of products that shoppers can buy in the shop. */
const SOLD_TYPES = [
  'SimpleProduct',
  'ConfigurableProduct',
  'VirtualProduct',
  'DownloadableProduct',
  'BundleProduct',
  'GroupedProduct',
];

/**
 * Checks that the shop can sell the types of products that are in use.
 *
 * @param {(query: string) => Promise<{ body: unknown }>} sendQuery
 * @returns {Promise<Finding>}
 */
export async function checkProductTypes(sendQuery) {
  const { body } = await sendQuery('{ products(filter: {}, pageSize: 100) { items { __typename sku } } }');
  const items = toList(getAt(body, 'data', 'products', 'items'));
  const types = [...new Set(items.map((item) => toText(getAt(item, '__typename'))))];
  const others = types.filter((type) => !SOLD_TYPES.includes(type));
  return group(
    'Types of products',
    [
      others.length > 0 &&
        `are shown, but cannot be bought: ${others.join(', ')}. Disable these products in Catalog > Products, or leave them to Magento’s own pages`,
    ],
    types.join(', '),
  );
}

/**
 * Checks that scripts of a captcha may load.
 *
 * @param {(query: string) => Promise<{ body: unknown }>} sendQuery
 * @returns {Promise<{ finding: Finding, settings: Record<string, string> }>}
 */
export async function checkCaptcha(sendQuery) {
  const { body } = await sendQuery('{ recaptchaV3Config { is_enabled website_key forms } }');
  const captcha = getAt(body, 'data', 'recaptchaV3Config');
  const enabled = getAt(captcha, 'is_enabled') === true && toList(getAt(captcha, 'forms')).length > 0;
  const lacksKey = enabled && toText(getAt(captcha, 'website_key')) === '';
  return {
    finding: group(
      'Captcha',
      [
        lacksKey &&
          `is on without a key, so that its forms cannot be sent: set ${config('Security > Google reCAPTCHA Storefront > reCAPTCHA v3 Invisible > Google API Website Key')}, and CAPTCHA_ORIGINS of the shop`,
      ],
      enabled ? 'set CAPTCHA_ORIGINS as below' : 'is off',
    ),
    settings: enabled ? { CAPTCHA_ORIGINS: 'https://www.google.com,https://www.gstatic.com' } : {},
  };
}

/**
 * @param {string} name
 * @param {readonly (string | false)[]} problems
 * @param {string} [fine] what is said where there is none
 * @returns {Finding}
 */
function group(name, problems, fine = '') {
  const found = problems.filter((problem) => problem !== false);
  return found.length > 0 ? { name, verdict: 'missing', text: found.join('; ') } : { name, verdict: 'ok', text: fine };
}

/** @param {string} name */
function isTimeZone(name) {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name !== '';
  } catch {
    return false;
  }
}

/** @param {string} url */
const isUrl = (url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** @param {unknown} body */
export const dataOf = (body) => (isObject(getAt(body, 'data')) ? getAt(body, 'data') : {});
