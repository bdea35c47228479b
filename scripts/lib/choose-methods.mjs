import { quoteError } from './fill-cart.mjs';
import { isPickup } from './find-delivery.mjs';
import { configPath, toList, toText } from './findings.mjs';
import { getAt } from './get-at.mjs';
import { writeAddress } from './sample-address.mjs';

/**
 * @typedef {import('./findings.mjs').Finding} Finding
 * @typedef {import('./find-delivery.mjs').SendQuery} SendQuery
 */

/**
 * How far a purchase came.
 *
 * @typedef {object} Progress
 * @property {Finding} finding
 * @property {string[]} [offered] codes of the payment methods, where the purchase came to them
 */

/**
 * @param {Finding['verdict']} verdict
 * @param {string} text
 * @returns {Finding}
 */
export const createFinding = (verdict, text) => ({ name: 'Purchase', verdict, text });

/** Returns the codes of payment methods. @param {unknown} methods */
export const toCodes = (methods) => toList(methods).map((method) => toText(getAt(method, 'code')));

/**
 * Chooses the first delivery that Magento accepts.
 *
 * @param {SendQuery} sendQuery
 * @param {string} cartId
 * @param {readonly unknown[]} methods
 * @returns {Promise<Finding | null>} null where one was accepted
 */
export async function chooseDelivery(sendQuery, cartId, methods) {
  let refused = '';
  for (const method of methods) {
    const carrier = JSON.stringify(getAt(method, 'carrier_code'));
    const { body } = await sendQuery(
      `mutation { setShippingMethodsOnCart(input: { cart_id: ${JSON.stringify(cartId)}, shipping_methods: [{ carrier_code: ${carrier}, method_code: ${JSON.stringify(getAt(method, 'method_code'))} }] }) { cart { id } } }`,
    );
    if (getAt(body, 'data', 'setShippingMethodsOnCart', 'cart')) return null;
    refused ||= `${carrier} is offered and then rejected${quoteError(body)}`;
  }
  return methods.every(isPickup)
    ? createFinding(
        'unknown',
        'could be tried up to the delivery: shoppers have to choose where they collect. Order once in the shop',
      )
    : createFinding(
        'broken',
        `the shipping method ${refused}: see var/log/exception.log of Magento, and the settings of the carrier in ${configPath('Sales > Delivery Methods')}`,
      );
}

/**
 * Sets the billing address, which decides about the payment methods, and reads these.
 *
 * @param {SendQuery} sendQuery
 * @param {string} cartId
 * @param {import('./sample-address.mjs').SampleAddress} address
 * @param {string} note for the finding of a purchase that works
 * @returns {Promise<Progress>}
 */
export async function choosePayment(sendQuery, cartId, address, note) {
  const { body } = await sendQuery(
    `mutation { setBillingAddressOnCart(input: { cart_id: ${JSON.stringify(cartId)}, billing_address: { address: ${writeAddress(address)} } }) { cart { available_payment_methods { code } prices { grand_total { value } } } } }`,
  );
  const cart = getAt(body, 'data', 'setBillingAddressOnCart', 'cart');
  if (!cart)
    return {
      finding: createFinding(
        'broken',
        `Magento rejects a billing address${quoteError(body)}: check ${configPath('Customers > Customer Configuration > Name and Address Options')}, and the attributes of addresses that are required`,
      ),
    };
  const offered = toCodes(getAt(cart, 'available_payment_methods'));
  if (offered.length === 0)
    return {
      offered,
      finding: createFinding(
        'broken',
        `nothing can be paid after the delivery is chosen: enable a method in ${configPath('Sales > Payment Methods')} for this country and total`,
      ),
    };
  if (typeof getAt(cart, 'prices', 'grand_total', 'value') !== 'number')
    return {
      offered,
      finding: createFinding('broken', 'the cart has no total: see var/log/exception.log of Magento'),
    };
  return {
    offered,
    finding: createFinding('ok', `works as a guest up to the order, which was not placed; ${note}`),
  };
}
