import { expect, it } from 'vitest';
import { execute } from '../../commerce/index.ts';
import { fakeBackend, graphqlError } from '../../testing/index.ts';
import { addressBookQuery, createAddressMutation, updateAddressMutation } from './address-operations.ts';

const address = { __typename: 'CustomerAddress', id: 5, city: 'Berlin', custom_attributesV2: [null] };
const internalError = (...path: (string | number)[]) => ({ message: 'Internal server error', path });
const lostOption = (...path: (string | number)[]) =>
  internalError(...path, 'custom_attributesV2', 0, 'selected_options', 0, 'label');
const input = { firstname: 'Eva' };

const send = (data: object, error: object) =>
  fakeBackend(() => ({ data, errors: [error] }), { capabilities: ['addressAttributes'] }).client;

it('keeps the address book in which an attribute has lost its option', async () => {
  const data = { customer: { __typename: 'Customer', addresses: [address] } };
  const client = send(data, lostOption('customer', 'addresses', 0));
  await expect(execute(client, addressBookQuery, {})).resolves.toMatchObject({ data });
});

it('fails where Magento cannot read the address book', async () => {
  const data = { customer: { __typename: 'Customer', addresses: null } };
  const client = send(data, internalError('customer', 'addresses'));
  await expect(execute(client, addressBookQuery, {})).rejects.toMatchObject({ kind: 'graphql' });
});

it('has saved an address in whose response an attribute has lost its option', async () => {
  const created = { createCustomerAddress: address };
  await expect(
    execute(send(created, lostOption('createCustomerAddress')), createAddressMutation, { input }),
  ).resolves.toMatchObject({ data: created });
  const updated = { updateCustomerAddress: address };
  await expect(
    execute(send(updated, lostOption('updateCustomerAddress')), updateAddressMutation, { id: 5, input }),
  ).resolves.toMatchObject({ data: updated });
});

it('has saved nothing when the backend refuses', async () => {
  const client = send(
    { updateCustomerAddress: null },
    graphqlError('Required parameters are missing: city', 'graphql-input', ['updateCustomerAddress']),
  );
  await expect(execute(client, updateAddressMutation, { id: 5, input })).rejects.toMatchObject({ kind: 'graphql' });
});
