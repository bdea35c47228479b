import { getAt, isObject } from './get-at.mjs';
import { configPath, isUrl, toFinding, toList, toText } from './findings.mjs';
import { runInParallel } from './run-in-parallel.mjs';

/** @typedef {import('./findings.mjs').Finding} Finding */

/** Requests at the same time: more could look like an attack to a firewall. */
const MAX_REQUESTS = 4;

/**
 * Checks the home page and where its images come from.
 *
 * @param {(query: string) => Promise<{ body: unknown }>} sendQuery
 * @param {unknown} data response to {@link import('./store-checks.mjs').writeStoreQuery}
 * @param {string} [allowed] `MEDIA_ORIGINS` of the shop. Default: none
 * @returns {Promise<{ findings: Finding[], settings: Record<string, string> }>}
 */
export async function checkHomePage(sendQuery, data, allowed = '') {
  if (!isObject(getAt(data, 'storeConfig'))) return { findings: [], settings: {} };
  // Magento writes the id of a page behind its identifier where several have the same.
  const identifier = toText(getAt(data, 'storeConfig', 'cms_home_page')).split('|')[0] ?? '';
  const fix = `set ${configPath('General > Web > Default Pages > CMS Home Page')} to an enabled page of this store view`;
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
  const own = [media, toText(getAt(data, 'storeConfig', 'secure_base_url')), ...allowed.split(',')]
    .filter(isUrl)
    .map((url) => new URL(url).origin);
  const origins = [...content.matchAll(/<(?:img|video|source)\b[^>]*?\ssrc="(https?:\/\/[^"]+)"/gi)]
    .map(([, url = '']) => url)
    .filter(isUrl)
    .map((url) => new URL(url).origin);
  const foreign = [...new Set(origins)].filter((origin) => !own.includes(origin));
  return {
    findings: [
      toFinding(
        'Home page',
        [content.trim() === '' && `“${identifier}” is empty: fill it in Content > Pages`],
        `“${identifier}”`,
      ),
      toFinding('Origins of images', [
        foreign.length > 0 &&
          `the home page has images from ${foreign.join(', ')}, which browsers block: upload them to Content > Media Gallery, or set MEDIA_ORIGINS of the shop`,
      ]),
    ],
    settings: foreign.length > 0 ? { MEDIA_ORIGINS: foreign.join(',') } : {},
  };
}

/**
 * Checks that no page of Magento is at a path at which the shop has a page itself. Each path is a query of its own,
 * because Magento may limit the fields of one.
 *
 * @param {(query: string) => Promise<{ body: unknown }>} sendQuery
 * @param {readonly string[]} shopPaths
 * @returns {Promise<Finding>}
 */
export async function checkShopPaths(sendQuery, shopPaths) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @type {unknown[]} */
  const errors = [];
  await runInParallel(
    shopPaths.map((title) => ({ title })),
    MAX_REQUESTS,
    async ({ title: path }) => {
      if (errors.length > 0) return;
      try {
        const { body } = await sendQuery(`{ route(url: ${JSON.stringify(path)}) { type relative_url } }`);
        const route = getAt(body, 'data', 'route');
        // What magento/pwa says of a path at which nothing is.
        if (isObject(route) && route['type'] !== 'PWA_404') found.add(path);
      } catch (error) {
        errors.push(error);
      }
    },
  );
  if (errors.length > 0) throw errors[0];
  const taken = shopPaths.filter((path) => found.has(path));
  return toFinding('Paths of the shop', [
    taken.length > 0 &&
      `the shop has pages of its own at ${taken.join(', ')}, so that those of Magento cannot be opened there: change their URL keys in Content > Pages or Catalog > Categories, or their request paths in Marketing > URL Rewrites`,
  ]);
}

/**
 * Checks that there is a page on the costs of shipping, to which prices lead.
 *
 * @param {(query: string) => Promise<{ body: unknown }>} sendQuery
 * @param {string | undefined} path `SHIPPING_PAGE` of the store view; undefined where it is not set
 * @returns {Promise<Finding[]>} none where it is not set
 */
export async function checkShippingPage(sendQuery, path) {
  if (path === undefined) return [];
  const { body } = await sendQuery(`{ route(url: ${JSON.stringify(path)}) { type } }`);
  const route = getAt(body, 'data', 'route');
  const isThere = isObject(route) && route['type'] !== 'PWA_404';
  return [
    toFinding(
      'Costs of shipping',
      [
        !isThere &&
          `prices link to ${path}, where there is no page: add one with this URL key in Content > Pages for this store view, or change SHIPPING_PAGE of the shop`,
      ],
      `at ${path}`,
    ),
  ];
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
  return toFinding(
    'CMS blocks',
    [
      isPartly &&
        `left out, because they do not exist: ${lacking.join(', ')}. Add them in Content > Blocks for this store view`,
    ],
    lacking.length === 0 ? `all ${own.length} exist` : 'none of the optional ones exists',
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
 * Checks that the shop can sell the types of products that are in use, and that none of the first 100 requires a file that it
 * cannot send.
 *
 * @param {(query: string) => Promise<{ body: unknown }>} sendQuery
 * @returns {Promise<Finding[]>}
 */
export async function checkProductTypes(sendQuery) {
  const { body } = await sendQuery(`{ products(filter: {}, pageSize: 100) { items {
      __typename sku ... on CustomizableProductInterface { options {
        __typename required ... on CustomizableFileOption { file: value { file_extension } }
      } }
    } } }`);
  const { body: schema } = await sendQuery('{ __type(name: "CartItemPrices") { fields { name } } }');
  const items = toList(getAt(body, 'data', 'products', 'items'));
  const types = [...new Set(items.map((item) => toText(getAt(item, '__typename'))))];
  const others = types.filter((type) => !SOLD_TYPES.includes(type));
  const fields = toList(getAt(schema, 'data', '__type', 'fields')).map((field) => getAt(field, 'name'));
  // As in the shop: a sign of a release whose cart can show a file.
  const takesImages = fields.length === 0 || fields.includes('original_row_total');
  const isSent = (/** @type {unknown} */ option) =>
    takesImages && /^[^a-z0-9]*$|\b(?:jpe?g|png|gif)\b/i.test(toText(getAt(option, 'file', 'file_extension') ?? ''));
  const withFile = items.filter((item) =>
    toList(getAt(item, 'options')).some(
      (option) =>
        getAt(option, '__typename') === 'CustomizableFileOption' &&
        getAt(option, 'required') === true &&
        !isSent(option),
    ),
  );
  const finding = toFinding(
    'Types of products',
    [
      others.length > 0 &&
        `are shown, but cannot be bought: ${others.join(', ')}. Disable these products in Catalog > Products, or leave them to Magento’s own pages`,
    ],
    types.join(', '),
  );
  if (withFile.length === 0) return [finding];
  const skus = withFile.map((item) => toText(getAt(item, 'sku')));
  return [
    finding,
    {
      name: 'Files of shoppers',
      verdict: 'missing',
      text: `the shop can send JPG, PNG and GIF to Magento 2.4.8 and later, and no other files, so that ${skus.join(', ')} can only be ordered by message: allow an image or make the option optional in Catalog > Products > Customizable Options, or leave it so`,
    },
  ];
}
