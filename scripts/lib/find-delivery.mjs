import { quoteError } from './fill-cart.mjs';
import { configPath, toList, toText } from './findings.mjs';
import { getAt } from './get-at.mjs';
import { getSampleAddress, writeAddress, writeEstimateAddress } from './sample-address.mjs';

/** Countries that are tried before nothing counts as delivered. */
const MAX_COUNTRIES = 4;

/** Carriers that deliver to a place of theirs, which the shopper chooses. */
const PICKUP_CARRIERS = ['instore', 'parcel_locker'];

/**
 * @typedef {(query: string) => Promise<{ body: unknown }>} SendQuery
 * @typedef {import('./sample-address.mjs').SampleAddress} SampleAddress
 */

/**
 * @typedef {object} Delivery
 * @property {SampleAddress} address
 * @property {unknown[]} methods those that are available; methods with places to choose come last
 */

/** @typedef {{ error: string }} NoDelivery why nothing is delivered, and how to fix it */

/** @param {unknown} method */
export const isPickup = (method) => PICKUP_CARRIERS.includes(toText(getAt(method, 'carrier_code')));

/**
 * Returns an address for each country to try: first the default country, then that of the locale.
 *
 * @param {unknown} store response with `storeConfig` and `countries`
 * @returns {SampleAddress[]}
 */
export function getAddresses(store) {
  const config = getAt(store, 'storeConfig');
  const required = toText(getAt(config, 'countries_with_required_region')).split(',');
  const first = [toText(getAt(config, 'default_country')), toText(getAt(config, 'locale')).split('_').at(-1)];
  const getRank = (/** @type {unknown} */ country) => {
    const index = first.indexOf(toText(getAt(country, 'id')));
    return index === -1 ? first.length : index;
  };
  return toList(getAt(store, 'countries'))
    .toSorted((one, other) => getRank(one) - getRank(other))
    .slice(0, MAX_COUNTRIES)
    .map((country) => getSampleAddress(country, required.includes(toText(getAt(country, 'id')))));
}

/**
 * Sets addresses on a cart of a guest until something is delivered there.
 *
 * @param {SendQuery} sendQuery
 * @param {string} cartId
 * @param {readonly SampleAddress[]} addresses
 * @returns {Promise<Delivery | NoDelivery>}
 */
export async function findDelivery(sendQuery, cartId, addresses) {
  let reason = '';
  for (const address of addresses) {
    const { body } = await sendQuery(
      `mutation { setShippingAddressesOnCart(input: { cart_id: ${JSON.stringify(cartId)}, shipping_addresses: [{ address: ${writeAddress(address)} }] }) { cart { shipping_addresses { available_shipping_methods { carrier_code method_code available error_message } } } } }`,
    );
    const shipping = getAt(body, 'data', 'setShippingAddressesOnCart', 'cart', 'shipping_addresses', 0);
    if (!shipping)
      return {
        error: `Magento rejects an address with all fields that it requires in GraphQL${quoteError(body)}: check ${configPath('Customers > Customer Configuration > Name and Address Options')}, and at the attributes of addresses that are required`,
      };
    const found = toList(getAt(shipping, 'available_shipping_methods'));
    const methods = getAvailable(found);
    if (methods.length > 0) return { address, methods };
    const message = found.map((method) => toText(getAt(method, 'error_message'))).find(Boolean);
    reason ||= message === undefined ? '' : ` (“${message}”)`;
  }
  return { error: explainNoDelivery(addresses, reason) };
}

/**
 * Does the same without setting an address, which Magento rejects where guests cannot order.
 *
 * @param {SendQuery} sendQuery
 * @param {string} cartId
 * @param {readonly SampleAddress[]} addresses
 * @returns {Promise<Delivery | NoDelivery | null>} null where Magento gives no estimate
 */
export async function estimateDelivery(sendQuery, cartId, addresses) {
  for (const address of addresses) {
    const { body } = await sendQuery(
      `mutation { estimateShippingMethods(input: { cart_id: ${JSON.stringify(cartId)}, address: ${writeEstimateAddress(address)} }) { carrier_code method_code available } }`,
    );
    const found = getAt(body, 'data', 'estimateShippingMethods');
    if (!Array.isArray(found)) return null;
    const methods = getAvailable(found);
    if (methods.length > 0) return { address, methods };
  }
  return { error: explainNoDelivery(addresses, '') };
}

/** @param {unknown[]} methods */
const getAvailable = (methods) =>
  methods
    .filter((method) => getAt(method, 'available') === true && getAt(method, 'method_code') !== null)
    .toSorted((one, other) => Number(isPickup(one)) - Number(isPickup(other)));

/** @param {readonly SampleAddress[]} addresses @param {string} reason */
const explainNoDelivery = (addresses, reason) =>
  `nothing is delivered to ${addresses.map(({ country, postcode, city }) => `${postcode} ${city}, ${country}`.trim()).join('; ')}${reason}: set ${configPath('Sales > Delivery Methods')}, with its countries, and ${configPath('Sales > Shipping Settings > Origin')}`;
