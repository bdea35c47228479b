import {
  buildClientSchema,
  getIntrospectionQuery,
  isObjectType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, openTestShop, type TestShop } from '../checkout/testing/test-shop.ts';
import { everyField } from '../testing/every-field.ts';

const isIntrospection = (value: unknown): value is IntrospectionQuery =>
  typeof value === 'object' && value !== null && '__schema' in value;

let shop: TestShop;
let schema: GraphQLSchema;
beforeAll(async () => {
  shop = openTestShop({ profile: 'stock' });
  const { data } = await shop.ask(getIntrospectionQuery());
  if (!isIntrospection(data)) throw new Error('The backend does not describe itself.');
  schema = buildClientSchema(data);
});
afterAll(() => shop.dispose());

/** Magento allows 300 fields in a document, those on the way to a value included. */
const FIELDS_AT_ONCE = 50;

/** What goes wrong when each field of a type is asked for. */
async function getFailures(
  typeName: string,
  document: (selection: string) => string,
  variables: Record<string, unknown> = {},
  token?: string,
): Promise<string[]> {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is no object type.`);
  const fields = everyField(schema, type, 3);
  expect(fields.length).toBeGreaterThan(5);
  const failures = new Set<string>();
  for (let start = 0; start < fields.length; start += FIELDS_AT_ONCE) {
    const { errors } = await shop.ask(
      document(fields.slice(start, start + FIELDS_AT_ONCE).join(' ')),
      variables,
      token,
    );
    for (const { message, path } of errors) failures.add(`${message} at ${path?.join('.') ?? ''}`);
  }
  return [...failures];
}

describe('every field that the schema promises is answered', () => {
  it.each([
    ['StoreConfig', (field: string) => `{ storeConfig { ${field} } }`],
    ['Currency', (field: string) => `{ currency { ${field} } }`],
    ['Country', (field: string) => `{ country(id: "PL") { ${field} } }`],
    ['CategoryTree', (field: string) => `{ categoryList { ${field} } }`],
    ['Products', (field: string) => `{ products(filter: { sku: { in: ["VIT-C", "VIT-D3"] } }) { ${field} } }`],
    [
      'ConfigurableProduct',
      (field: string) => `{ products(filter: {}, pageSize: 50) { items { ... on ConfigurableProduct { ${field} } } } }`,
    ],
    [
      'SimpleProduct',
      (field: string) => `{ products(filter: {}, pageSize: 50) { items { ... on SimpleProduct { ${field} } } } }`,
    ],
  ])('of %s', async (type, document) => {
    expect(await getFailures(type, document)).toEqual([]);
  });

  it('of a cart on its way, and of a customer with an order, an address, and lists', async () => {
    const email = 'kazde-pole@example.com';
    await shop.register(email);
    const token = await shop.signIn(email, PASSWORD);
    const asked = async (document: string, variables: Record<string, unknown> = {}) => {
      const answer = await shop.ask(document, variables, token);
      expect(answer.errors).toEqual([]);
      return answer;
    };
    const cartId = (await asked('mutation { cartId: createEmptyCart }')).textAt('cartId');
    const address =
      '{ firstname: "Jan", lastname: "Las", street: ["Długa 1"], city: "Radom", postcode: "26-600", telephone: "600100200", country_code: "PL", region: "PL-14" }';
    const fill = async (id: string) => {
      await shop.add(id, [{ sku: 'VIT-C', quantity: 2 }], token);
      await asked(
        `mutation ($id: String!) {
          setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: ${address} }] }) { cart { id } }
          setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
          setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "courier", method_code: "standard" }] }) { cart { id } }
          setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { cart { id } }
        }`,
        { id },
      );
    };
    await fill(cartId);
    expect(
      await getFailures(
        'Cart',
        (field) => `query ($id: String!) { cart(cart_id: $id) { ${field} } }`,
        { id: cartId },
        token,
      ),
    ).toEqual([]);
    const id = String(
      (await asked('{ products(filter: { sku: { eq: "VIT-C" } }) { items { id } } }')).at('products', 'items', 0, 'id'),
    );
    await asked(
      `mutation ($cartId: String!, $ids: [ID]) {
        placeOrder(input: { cart_id: $cartId }) { order { order_number } }
        createCompareList(input: { products: $ids }) { uid }
        addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "VIT-C", quantity: 1 }]) { wishlist { id } }
      }`,
      { cartId, ids: [id] },
    );
    expect(await getFailures('Customer', (field) => `{ customer { ${field} } }`, {}, token)).toEqual([]);
    expect(
      await getFailures('CustomerOrder', (field) => `{ customer { orders { items { ${field} } } } }`, {}, token),
    ).toEqual([]);
  });
});
