import { readDemoAccounts } from '../../scripts/lib/welcome.mjs';
import { getSimpleProducts } from './get-simple-products.mjs';

/**
 * Records the account, an order and the wishlist of the demo customer.
 *
 * @param {import('./record-pages.mjs').Parts} parts
 */
export async function recordAccount({ shop, backend, recorder }) {
  const { customer } = /** @type {{ customer: { email: string, password: string } }} */ (await readDemoAccounts());
  const { signIn } = await backend.send(
    'mutation ($email: String!, $password: String!) { signIn: generateCustomerToken(email: $email, password: $password) { token } }',
    customer,
  );
  backend.signIn(signIn.token);

  recorder.restart();
  await backend.ask(shop.customerQuery, {});
  await backend.ask(shop.addressBookQuery, {});
  await backend.ask(shop.recentOrdersQuery, { pageSize: 5 });
  await backend.ask(shop.countriesQuery, {});
  await backend.ask(shop.savedPaymentsQuery, {});
  await backend.ask(shop.newsletterTextQuery, {});
  await backend.ask(shop.passwordRulesQuery, {});
  for (const form of ['customer_account_edit', 'customer_register_address', 'customer_address_edit'])
    await backend.ask(shop.customerAttributesQuery, { form });
  await recorder.write('account');

  const { data: history } = await backend.ask(shop.orderHistoryQuery, { page: 1, pageSize: 10 });
  const [order] = history.customer?.orders?.items ?? [];
  if (!order) throw new Error('The demo customer has no order.');
  await backend.ask(shop.customerOrderQuery, { number: order.number });
  await recorder.write('orders');

  const items = (await getSimpleProducts(backend)).map(({ sku }) => ({ sku, quantity: 1 }));
  await backend.ask(shop.addToWishlistMutation, { items });
  recorder.restart();
  await backend.ask(shop.wishlistQuery, { page: 1, pageSize: 12 });
  await backend.ask(shop.wishlistSkusQuery, {});
  await recorder.write('wishlist');
}
