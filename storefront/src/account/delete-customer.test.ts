import { expect, it } from 'vitest';
import { UnknownOutcomeError } from '../commerce/index.ts';
import { fakeBackend, graphqlError } from '../testing/index.ts';
import { deleteCustomer } from './delete-customer.ts';

const credentials = { email: 'a@b.c', password: 'Right-pass-1' };
const accepted = { data: { generateCustomerToken: { token: 'new' } } };
const refused = {
  data: { generateCustomerToken: null },
  errors: [graphqlError('Invalid login or password.', 'graphql-authentication', ['generateCustomerToken'])],
};
const lost = new TypeError('fetch failed');

function run(answers: (object | Error)[], wasSent = false) {
  const { client, sent } = fakeBackend((_, call) => answers[call] ?? lost);
  return { result: deleteCustomer(client, credentials, wasSent), names: () => sent.map(({ name }) => name) };
}

it('checks the password, then deletes', async () => {
  const { result, names } = run([accepted, { data: { deleteCustomer: true } }]);
  await result;
  expect(names()).toEqual(['SignIn', 'DeleteCustomer']);
});

it('deletes nothing with a wrong password', async () => {
  const { result, names } = run([refused]);
  await expect(result).rejects.toMatchObject({ kind: 'graphql' });
  expect(names()).toEqual(['SignIn']);
});

it('has deleted the account when the answer is lost and the password is refused afterwards', async () => {
  const { result, names } = run([accepted, lost, refused]);
  await result;
  expect(names()).toEqual(['SignIn', 'DeleteCustomer', 'SignIn']);
});

it('has failed when the answer is lost and the password is still good', async () => {
  await expect(run([accepted, lost, accepted]).result).rejects.toMatchObject({ kind: 'network' });
});

it('does not know when nothing is answered after the deletion', async () => {
  await expect(run([accepted, lost, lost]).result).rejects.toBeInstanceOf(UnknownOutcomeError);
});

it('has deleted the account when a deletion was sent before and its password is refused now', async () => {
  const { result, names } = run([refused], true);
  await result;
  expect(names()).toEqual(['SignIn']);
});

it('deletes the account when a deletion that was sent before has not arrived', async () => {
  const { result, names } = run([accepted, { data: { deleteCustomer: true } }], true);
  await result;
  expect(names()).toEqual(['SignIn', 'DeleteCustomer']);
});
