import { getSimpleProducts } from './get-simple-products.mjs';

/**
 * Records the cart and the checkout of a guest.
 *
 * @param {import('./record-pages.mjs').Parts} parts
 * @param {(path: string) => Promise<string>} loadPage
 */
export async function recordCheckout(parts, loadPage) {
  const { backendUrl, shop, backend, recorder } = parts;
  const cartId = await recordCart(parts);

  recorder.restart();
  await loadPage('/checkout');
  await backend.ask(shop.countriesQuery, {});
  await backend.ask(shop.customerAttributesQuery, { form: 'customer_register_address' });
  await backend.ask(shop.agreementsQuery, {});
  await backend.ask(shop.cartConfigQuery, {});
  const email = 'lucja@example.com';
  const checkout = shop.createCheckoutApi(backend.client, () => undefined);
  const address = { ...shop.emptyAddress, ...shop.savedAddress };
  const [method, locker] = await checkout.saveAddress({ cartId, signedIn: false }, email, address, []);
  if (!method || !locker) throw new Error('The backend has too few shipping methods.');
  await backend.ask(shop.cartDetailsQuery, { cartId });
  const { carrierCode, methodCode } = method;
  await backend.ask(shop.estimateTotalsMutation, {
    cartId,
    address: { country_code: 'PL', postcode: shop.savedAddress.postcode },
    carrierCode,
    methodCode,
  });
  await backend.ask(shop.pickupProductsQuery, { cartId });
  await backend.ask(shop.pickupLocationsQuery, { products: [], pageSize: 300 });
  await backend.ask(shop.parcelLockersQuery, { carrierCode: locker.carrierCode });
  await backend.ask(shop.storeLocatorConfigQuery, {});
  const place = { ...shop.savedAddress, region: shop.savedAddress.region_code, country_id: 'PL', email };
  const response = await fetch(`${backendUrl}/rest/V1/guest-carts/${cartId}/shipping-information`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      addressInformation: {
        shipping_address: place,
        billing_address: place,
        shipping_carrier_code: carrierCode,
        shipping_method_code: methodCode,
      },
    }),
  });
  recorder.add({ operation: 'shipping-information', variables: {}, answer: await response.json() });
  await recorder.write('checkout');
}

/** @param {import('./record-pages.mjs').Parts} parts */
async function recordCart({ shop, backend, recorder }) {
  const { cartId } = await backend.send('mutation { cartId: createEmptyCart }');
  await backend.send(
    'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { id } user_errors { message } } }',
    { id: cartId, items: await getSimpleProducts(backend) },
  );
  recorder.restart();
  await backend.ask(shop.cartDetailsQuery, { cartId });
  await backend.ask(shop.cartConfigQuery, {});
  await backend.ask(shop.crossSellQuery, { cartId });
  await backend.ask(shop.estimateShippingMutation, { cart_id: cartId, address: { country_code: 'PL', postcode: '' } });
  await recorder.write('cart');
  return cartId;
}
