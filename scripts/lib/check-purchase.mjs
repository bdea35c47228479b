import { fillCart, quoteError } from './fill-cart.mjs';
import { toList } from './findings.mjs';
import { getAt } from './get-at.mjs';

/** @typedef {import('./examine-backend.mjs').Finding} Finding */

/**
 * Fills the cart of a guest and goes as far as an order, without placing it: product, e-mail, address, delivery,
 * payment.
 *
 * @param {(query: string) => Promise<{ body: unknown }>} sendQuery
 * @param {unknown} store response with `storeConfig` and `countries`
 * @returns {Promise<Finding>}
 */
export async function checkPurchase(sendQuery, store) {
  const name = 'Purchase';
  const ask = async (/** @type {string} */ query) => {
    const { body } = await sendQuery(query);
    return { data: getAt(body, 'data'), refusal: quoteError(body) };
  };
  const broken = (/** @type {string} */ text) => /** @type {Finding} */ ({ name, verdict: 'broken', text });

  if (toList(getAt(store, 'countries')).length === 0)
    return { name, verdict: 'ok', text: 'was not tried: no country to deliver to is known' };
  if (getAt(store, 'storeConfig', 'is_guest_checkout_enabled') === false)
    return { name, verdict: 'ok', text: 'was not tried: guests cannot order' };
  const filled = await fillCart(sendQuery);
  if ('problem' in filled)
    return filled.problem === 'no-product'
      ? { name, verdict: 'ok', text: 'was not tried: no simple product in stock without required options was found' }
      : broken(filled.text);
  const cart = JSON.stringify(filled.cartId);

  const email = await ask(
    `mutation { setGuestEmailOnCart(input: { cart_id: ${cart}, email: "doctor@example.com" }) { cart { email } } }`,
  );
  if (!getAt(email.data, 'setGuestEmailOnCart', 'cart', 'email'))
    return {
      name,
      verdict: 'missing',
      text: `a guest cannot leave an e-mail address${email.refusal}: set Stores > Configuration > Sales > Checkout > Checkout Options > Allow Guest Checkout to Yes where that is not meant`,
    };

  const address = getAddress(store);
  const addressed = await ask(
    `mutation { setShippingAddressesOnCart(input: { cart_id: ${cart}, shipping_addresses: [{ address: ${address} }] }) { cart { shipping_addresses { available_shipping_methods { carrier_code method_code available } } } } }`,
  );
  const shipping = getAt(addressed.data, 'setShippingAddressesOnCart', 'cart', 'shipping_addresses', 0);
  if (!shipping)
    return broken(
      `an address with all fields that Magento asks for in GraphQL is refused${addressed.refusal}: look at Stores > Configuration > Customers > Customer Configuration > Name and Address Options, and at the attributes of addresses that are required`,
    );
  const methods = toList(getAt(shipping, 'available_shipping_methods')).filter(
    (method) => getAt(method, 'available') === true,
  );
  const [method] = methods;
  if (!method)
    return broken(
      `nothing is delivered to ${address}: set Stores > Configuration > Sales > Delivery Methods, with its countries, and Sales > Shipping Settings > Origin`,
    );

  const carrier = JSON.stringify(getAt(method, 'carrier_code'));
  const chosen = await ask(
    `mutation { setShippingMethodsOnCart(input: { cart_id: ${cart}, shipping_methods: [{ carrier_code: ${carrier}, method_code: ${JSON.stringify(getAt(method, 'method_code'))} }] }) { cart { available_payment_methods { code } prices { grand_total { value } } } } }`,
  );
  const result = getAt(chosen.data, 'setShippingMethodsOnCart', 'cart');
  if (!result)
    return broken(
      `the delivery ${carrier} is offered and then refused${chosen.refusal}: see var/log/exception.log of Magento, and the settings of the carrier in Stores > Configuration > Sales > Delivery Methods`,
    );
  if (toList(getAt(result, 'available_payment_methods')).length === 0)
    return broken(
      'nothing can be paid after the delivery is chosen: switch a method on in Stores > Configuration > Sales > Payment Methods for this country and total',
    );
  if (typeof getAt(result, 'prices', 'grand_total', 'value') !== 'number')
    return broken('the cart has no total: see var/log/exception.log of Magento');
  return {
    name,
    verdict: 'ok',
    text: `works as a guest up to the order, which was not placed; deliveries: ${methods.length}`,
  };
}

/**
 * An address in the default country, as a GraphQL literal.
 *
 * @param {unknown} store
 */
function getAddress(store) {
  const countries = toList(getAt(store, 'countries'));
  const preset = getAt(store, 'storeConfig', 'default_country');
  const country = countries.find((one) => getAt(one, 'id') === preset) ?? countries[0];
  const region = getAt(country, 'available_regions', 0, 'code');
  const fields = [
    'firstname: "Shop", lastname: "Doctor", street: ["Main Street 1"], city: "City", telephone: "123456789"',
    `postcode: ${JSON.stringify(postcodes.get(String(getAt(country, 'id'))) ?? '12345')}`,
    `country_code: ${JSON.stringify(getAt(country, 'id'))}`,
    ...(typeof region === 'string' ? [`region: ${JSON.stringify(region)}`] : []),
    'save_in_address_book: false',
  ];
  return `{ ${fields.join(', ')} }`;
}

/** Postal codes of countries whose form is not that of 12345. */
const postcodes = new Map([
  ['AT', '1010'],
  ['AU', '2000'],
  ['BE', '1000'],
  ['CA', 'M5V 2T6'],
  ['CH', '8001'],
  ['DK', '1050'],
  ['GB', 'SW1A 1AA'],
  ['IE', 'D02 X285'],
  ['JP', '100-0001'],
  ['NL', '1012 AB'],
  ['NO', '0150'],
  ['PL', '00-001'],
  ['PT', '1100-148'],
  ['SE', '111 22'],
]);
