import { expect, it } from 'vitest';
import { defaultOptionalFields, emptyAddress } from '../../checkout/index.ts';
import { UnknownOutcomeError } from '../../commerce/index.ts';
import { fakeBackend } from '../../testing/index.ts';
import { createAddress } from './create-address.ts';
import { addressInput } from './customer-address.ts';

const address = {
  ...emptyAddress,
  country_code: 'DE',
  firstname: 'Eva',
  lastname: 'Maier',
  street: ['Lindenweg 4', ''] as [string, string],
  city: 'Berlin',
  postcode: '10115',
  telephone: '+49 30 1234567',
};
const saved = {
  __typename: 'CustomerAddress',
  id: 5,
  ...address,
  street: ['Lindenweg 4'],
  telephone: '+49301234567',
  region: null,
  default_shipping: false,
  default_billing: false,
};
const book = (...addresses: object[]) => ({ data: { customer: { __typename: 'Customer', addresses } } });
const added = { data: { createCustomerAddress: saved } };
const lost = new TypeError('fetch failed');

function run(answers: (object | Error)[], { wasSent = false, shipping = false } = {}) {
  const { client, sent } = fakeBackend((_, call) => answers[call] ?? lost);
  const defaults = { shipping, billing: false };
  const input = addressInput(address, defaults, defaultOptionalFields);
  return {
    result: createAddress(client, { address, defaults, optionalFields: defaultOptionalFields, input }, wasSent),
    names: () => sent.map(({ name }) => name),
  };
}

it('asks for nothing else when the answer comes', async () => {
  const { result, names } = run([added]);
  await result;
  expect(names()).toEqual(['CreateAddress']);
});

it('has added the address when the answer is lost and the address is in the book', async () => {
  const { result, names } = run([lost, book({ ...saved, id: 4, city: 'Potsdam' }, saved)]);
  await result;
  expect(names()).toEqual(['CreateAddress', 'getAddressBook']);
});

it.each([
  ['is not in the book', { ...saved, city: 'Potsdam' }, {}],
  ['did not become the default', saved, { shipping: true }],
])('has failed when the answer is lost and the address %s', async (_, kept, options) => {
  await expect(run([lost, book(kept)], options).result).rejects.toMatchObject({ kind: 'network' });
});

it('does not know when the book cannot be read', async () => {
  await expect(run([lost, lost]).result).rejects.toBeInstanceOf(UnknownOutcomeError);
});

it('adds nothing when the address that was sent before is in the book now', async () => {
  const { result, names } = run([book(saved)], { wasSent: true });
  await result;
  expect(names()).toEqual(['getAddressBook']);
});

it('adds the address when the one that was sent before never arrived', async () => {
  const { result, names } = run([book(), added], { wasSent: true });
  await result;
  expect(names()).toEqual(['getAddressBook', 'CreateAddress']);
});

it('sends nothing while it cannot tell whether the address that was sent before is in the book', async () => {
  const { result, names } = run([lost, lost], { wasSent: true });
  await expect(result).rejects.toBeInstanceOf(UnknownOutcomeError);
  expect(names()).toEqual(['getAddressBook', 'getAddressBook']);
});
