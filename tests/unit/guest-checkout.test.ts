import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../storefront/backend/checkout/testing/test-shop.ts';
import membersOnly from '../merchants/members-only/index.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop({ shop: membersOnly, profile: 'stock' });
});
afterAll(() => shop.dispose());

const address =
  '{ address: { firstname: "Dale", lastname: "Carter", street: ["12 Main St"], city: "Kansas City", region_id: 1, postcode: "64101", telephone: "8165550100", country_code: "US" } }';

it.each([
  ['setGuestEmailOnCart', 'email: "guest@example.com"'],
  ['setShippingAddressesOnCart', `shipping_addresses: [${address}]`],
  ['setBillingAddressOnCart', `billing_address: ${address}`],
])('%s refuses guests where only customers order, as Magento does', async (field, input) => {
  const id = await shop.guestCart();
  const { errors } = await shop.ask(
    `mutation ($id: String!) { ${field}(input: { cart_id: $id, ${input} }) { cart { id } } }`,
    { id },
  );
  expect(errors[0]).toMatchObject({
    message: 'Guest checkout is not allowed. Register a customer account or login with existing one.',
    extensions: { category: 'graphql-authorization' },
  });
});
