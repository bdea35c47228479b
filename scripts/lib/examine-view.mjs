import { attemptCheck } from './attempt-check.mjs';
import { checkCatalog, checkPaymentMethods } from './backend-checks.mjs';
import { checkCaptcha } from './check-captcha.mjs';
import { checkPurchase } from './check-purchase.mjs';
import { checkBlocks, checkHomePage, checkProductTypes, checkShippingPage, checkShopPaths } from './content-checks.mjs';
import { examineImages } from './examine-images.mjs';
import { getData, toList } from './findings.mjs';
import { getAt } from './get-at.mjs';
import { mergeSettings } from './merge-settings.mjs';
import { checkSettings, readNameSources, writeStoreQuery } from './store-checks.mjs';

/**
 * @typedef {import('./findings.mjs').Finding} Finding
 * @typedef {import('./check-purchase.mjs').Purchase} Purchase
 */

/**
 * What views with the same settings share: each is tried once.
 *
 * @typedef {object} Tried
 * @property {Map<string, Purchase>} purchases
 * @property {Map<string, { finding: Finding, settings: Record<string, string> }>} images
 */

/**
 * @typedef {object} ViewClient
 * @property {(query: string) => Promise<{ body: unknown }>} sendQuery sends it in the store view
 * @property {(path: string) => Promise<import('./create-backend-client.mjs').BackendResponse>} request
 * @property {(url: string) => Promise<import('./create-backend-client.mjs').BackendResponse>} requestUrl
 */

/**
 * @typedef {object} ViewExamination
 * @property {Finding[]} findings
 * @property {Record<string, string>} settings with which the shop is to be started
 * @property {string | null} name of the shop in the view
 * @property {string} locale of the view, e.g. `de_AT`; empty where it is unknown
 */

/**
 * Examines what can differ between the store views of a website.
 *
 * @param {ViewClient} client
 * @param {Pick<import('./examine-backend.mjs').ExamineOptions,
 *   'paymentMethods' | 'locales' | 'findTextLocale' | 'findStoreName' | 'blocks' | 'shopPaths'> & {
 *   given: Record<string, string>,
 *   shippingPage: string | undefined,
 *   known: ReadonlySet<string> | null,
 *   store?: unknown,
 * }} options `store`: what is known of its configuration, for when the whole query fails
 * @param {Tried} tried
 * @returns {Promise<ViewExamination>}
 */
export async function examineView(
  { sendQuery, request, requestUrl },
  { paymentMethods, locales, findTextLocale, findStoreName, blocks, shopPaths, shippingPage, given, known, store },
  tried,
) {
  const withSettings = (/** @type {Finding} */ finding) => ({ finding, findings: [finding], settings: {} });
  const alone = (/** @type {string} */ title, /** @type {() => Promise<Finding>} */ check) =>
    attemptCheck(title, check, (finding) => finding);

  /** @type {Finding[]} */
  const unread = [];
  const data = await attemptCheck(
    'Store',
    async () => getData((await sendQuery(writeStoreQuery(known))).body),
    (finding) => {
      unread.push(finding);
      return {};
    },
  );
  const images = await once(tried.images, JSON.stringify(getAt(data, 'storeConfig', 'secure_base_media_url')), () =>
    attemptCheck('Images', () => examineImages(sendQuery, request, requestUrl, given['IMAGES']), withSettings),
  );
  const home = await attemptCheck(
    'Home page',
    () => checkHomePage(sendQuery, data, given['MEDIA_ORIGINS']),
    withSettings,
  );
  const captcha = await attemptCheck('Captcha', () => checkCaptcha(sendQuery), withSettings);
  const purchase = await once(tried.purchases, toPurchaseKey(data), () =>
    attemptCheck(
      'Purchase',
      () => checkPurchase(sendQuery, data),
      (finding) => ({ finding, offered: null, seen: [] }),
    ),
  );
  const sources = readNameSources(getAt(data, 'storeConfig') ?? store);
  const name = findStoreName({ ...sources, configured: given['SHOP_NAME'] ?? '' });
  return {
    findings: [
      ...(unread.length > 0 ? unread : checkSettings(data, locales, findTextLocale, name)),
      ...home.findings,
      await alone('CMS blocks', () => checkBlocks(sendQuery, blocks)),
      await alone('Paths of the shop', () => checkShopPaths(sendQuery, shopPaths)),
      ...(await attemptCheck(
        'Costs of shipping',
        () => checkShippingPage(sendQuery, shippingPage),
        (finding) => [finding],
      )),
      ...(await attemptCheck(
        'Types of products',
        () => checkProductTypes(sendQuery),
        (finding) => [finding],
      )),
      captcha.finding,
      purchase.finding,
      await alone('Catalog', () => checkCatalog(sendQuery)),
      checkPaymentMethods(purchase, paymentMethods),
      images.finding,
    ],
    settings: mergeSettings(images.settings, home.settings, captcha.settings),
    name,
    locale: sources.locale,
  };
}

/**
 * @template T
 * @param {Map<string, T>} results
 * @param {string} key
 * @param {() => Promise<T>} check
 * @returns {Promise<T>}
 */
async function once(results, key, check) {
  const result = results.get(key) ?? (await check());
  results.set(key, result);
  return result;
}

/**
 * What can make a purchase succeed in one store view and fail in another of the same website.
 *
 * @param {unknown} data response to {@link writeStoreQuery}
 */
const toPurchaseKey = (data) =>
  JSON.stringify([
    ...[
      'store_group_name',
      'default_country',
      'countries_with_required_region',
      'is_guest_checkout_enabled',
      'is_checkout_agreements_enabled',
    ].map((name) => getAt(data, 'storeConfig', name)),
    getAt(data, 'currency', 'base_currency_code'),
    getAt(data, 'currency', 'default_display_currency_code'),
    toList(getAt(data, 'countries')).map((country) => getAt(country, 'id')),
  ]);
