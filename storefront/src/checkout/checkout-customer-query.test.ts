import { expect, it } from 'vitest';
import { execute } from '../commerce/index.ts';
import { fakeBackend, graphqlError } from '../testing/index.ts';
import { checkoutCustomerQuery } from './checkout-operations.ts';

const names = { __typename: 'Customer', email: 'eva@example.com', firstname: 'Eva', lastname: 'Maier' };
const internalError = (...path: (string | number)[]) => ({ message: 'Internal server error', path });
const read = (data: object, error: object) =>
  execute(fakeBackend(() => ({ data, errors: [error] })).client, checkoutCustomerQuery, {});

it.each([
  ['the addresses', null, internalError('customer', 'addresses')],
  ['one address', [null], internalError('customer', 'addresses', 0)],
  ['an attribute', [{ id: 5 }], internalError('customer', 'addresses', 0, 'custom_attributesV2', 0)],
])('tells whom the order is for when %s cannot be read', async (_, addresses, error) => {
  const data = { customer: { ...names, addresses } };
  await expect(read(data, error)).resolves.toMatchObject({ data });
});

it('fails for a customer whose session has expired', async () => {
  const error = graphqlError("The current customer isn't authorized.", 'graphql-authorization', ['customer']);
  await expect(read({ customer: null }, error)).rejects.toMatchObject({ kind: 'graphql' });
});
