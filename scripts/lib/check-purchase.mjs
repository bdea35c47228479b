import { chooseDelivery, choosePayment, createFinding, toCodes } from './choose-methods.mjs';
import { fillCart, quoteError } from './fill-cart.mjs';
import { estimateDelivery, findDelivery, getAddresses } from './find-delivery.mjs';
import { configPath } from './findings.mjs';
import { getAt } from './get-at.mjs';

/**
 * @typedef {import('./findings.mjs').Finding} Finding
 * @typedef {import('./fill-cart.mjs').FilledCart} FilledCart
 * @typedef {import('./find-delivery.mjs').SendQuery} SendQuery
 * @typedef {import('./find-delivery.mjs').SampleAddress} SampleAddress
 * @typedef {import('./choose-methods.mjs').Progress} Progress
 */

/**
 * @typedef {object} Purchase
 * @property {Finding} finding
 * @property {string[] | null} offered codes of the payment methods that Magento offers in the end, or as far as the
 *   purchase came; null without a cart
 * @property {string[]} seen codes of all payment methods that it offers on the way
 */

/**
 * Fills the cart of a guest and goes as far as an order, without placing it: product, e-mail, address, delivery,
 * payment.
 *
 * @param {SendQuery} sendQuery
 * @param {unknown} store response with `storeConfig` and `countries`
 * @returns {Promise<Purchase>}
 */
export async function checkPurchase(sendQuery, store) {
  const filled = await fillCart(sendQuery);
  if ('problem' in filled)
    return {
      finding:
        filled.problem === 'untried'
          ? createFinding('unknown', `not checked: ${filled.text}`)
          : createFinding('broken', filled.text),
      offered: null,
      seen: [],
    };
  const before = toCodes(filled.paymentMethods);
  const { finding, offered = before } = await buy(sendQuery, store, filled);
  return { finding, offered, seen: [...new Set([...before, ...offered])] };
}

/**
 * @param {SendQuery} sendQuery
 * @param {unknown} store
 * @param {FilledCart} filled
 * @returns {Promise<Progress>}
 */
async function buy(sendQuery, store, filled) {
  const { cartId, isVirtual } = filled;
  const addresses = getAddresses(getAt(store, 'countries') === undefined ? await fetchCountries(sendQuery) : store);
  const [preset] = addresses;
  if (preset === undefined)
    return { finding: createFinding('unknown', 'not checked: no country to deliver to is known') };
  if (getAt(store, 'storeConfig', 'is_guest_checkout_enabled') === false)
    return { finding: await checkDeliveryOfCustomers(sendQuery, filled, addresses) };
  const refused = await leaveEmail(sendQuery, filled);
  if (refused) return { finding: refused };
  if (isVirtual) return choosePayment(sendQuery, cartId, preset, 'nothing is shipped');

  const delivery = await findDelivery(sendQuery, cartId, addresses);
  if ('error' in delivery) return { finding: createFinding('broken', delivery.error) };
  const problem = await chooseDelivery(sendQuery, cartId, delivery.methods);
  if (problem) return { finding: problem };
  const { address, methods } = delivery;
  const progress = await choosePayment(sendQuery, cartId, address, `deliveries: ${methods.length}`);
  return progress.finding.verdict === 'ok' && address !== preset
    ? {
        ...progress,
        finding: createFinding(
          'missing',
          `works with an address in ${address.country}, but nothing is delivered to ${preset.country}, which comes first: set ${configPath('General > General > Country Options > Default Country')}, or the countries in ${configPath('Sales > Delivery Methods')}`,
        ),
      }
    : progress;
}

/**
 * What every supported release returns, for when the whole query of the store fails.
 *
 * @param {SendQuery} sendQuery
 */
async function fetchCountries(sendQuery) {
  const { body } = await sendQuery('{ storeConfig { locale } countries { id available_regions { id code } } }');
  return getAt(body, 'data');
}

/**
 * @param {SendQuery} sendQuery
 * @param {FilledCart} filled
 * @param {readonly SampleAddress[]} addresses
 * @returns {Promise<Finding>}
 */
async function checkDeliveryOfCustomers(sendQuery, { cartId, isVirtual }, addresses) {
  if (isVirtual) return createFinding('ok', 'was tried up to the cart: guests cannot order');
  const delivery = await estimateDelivery(sendQuery, cartId, addresses);
  if (delivery === null)
    return createFinding(
      'unknown',
      'could be tried up to the cart: guests cannot order, and Magento gives no estimate of the delivery. Order once as a customer',
    );
  return 'error' in delivery
    ? createFinding('broken', delivery.error)
    : createFinding(
        'ok',
        `works up to the shipping method: guests cannot order; deliveries: ${delivery.methods.length}`,
      );
}

/**
 * @param {SendQuery} sendQuery
 * @param {FilledCart} filled
 * @returns {Promise<Finding | null>} null where the address is accepted
 */
async function leaveEmail(sendQuery, { cartId, type }) {
  const { body } = await sendQuery(
    `mutation { setGuestEmailOnCart(input: { cart_id: ${JSON.stringify(cartId)}, email: "doctor@example.com" }) { cart { email } } }`,
  );
  if (getAt(body, 'data', 'setGuestEmailOnCart', 'cart', 'email')) return null;
  const refusal = quoteError(body);
  const isForbidden =
    getAt(body, 'errors', 0, 'extensions', 'category') === 'graphql-authorization' || /guest/i.test(refusal);
  if (!isForbidden)
    return createFinding('broken', `Magento rejects an e-mail address${refusal}: see its var/log/exception.log`);
  const setting =
    type === 'DownloadableProduct'
      ? `${configPath('Catalog > Catalog > Downloadable Product Options > Disable Guest Checkout if Cart Contains Downloadable Items')} to No`
      : `${configPath('Sales > Checkout > Checkout Options > Allow Guest Checkout')} to Yes`;
  return createFinding(
    'missing',
    `a guest cannot set an e-mail address${refusal}: set ${setting} if guests should be able to order`,
  );
}
