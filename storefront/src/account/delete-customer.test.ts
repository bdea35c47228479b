import { describe, expect, it, vi } from 'vitest';
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
  const onSend = vi.fn();
  return {
    onSend,
    result: deleteCustomer(client, credentials, { wasSent, onSend }),
    names: () => sent.map(({ name }) => name),
  };
}

it('checks the password, then deletes', async () => {
  const { result, names, onSend } = run([accepted, { data: { deleteCustomer: true } }]);
  await result;
  expect(onSend).toHaveBeenCalledOnce();
  expect(names()).toEqual(['SignIn', 'DeleteCustomer']);
});

it('deletes nothing with a wrong password', async () => {
  const { result, names, onSend } = run([refused]);
  await expect(result).rejects.toMatchObject({ kind: 'graphql' });
  expect(names()).toEqual(['SignIn']);
  expect(onSend).not.toHaveBeenCalled();
});

const known = { data: { customer: { __typename: 'Customer', email: 'a@b.c' } } };
const refuse = (category: string, path?: string[]) => ({
  data: null,
  errors: [graphqlError('Refused.', category, path)],
});
const locked = refuse('graphql-authentication', ['customer']);

const internalError = { message: 'Internal server error' };

describe.each([
  ['knows no such customer', refuse('graphql-no-such-entity', ['customer'])],
  ['fails to load the customer of the token', { errors: [internalError] }],
  [
    'fails to load the customer of the token, with a category',
    { errors: [{ ...internalError, extensions: { category: 'internal' } }] },
  ],
])('when the password is refused and the backend %s', (_, unknown) => {
  it('has deleted the account of which the answer was lost', async () => {
    const { result, names } = run([accepted, lost, refused, unknown]);
    await result;
    expect(names()).toEqual(['SignIn', 'DeleteCustomer', 'SignIn', 'getCustomer']);
  });

  it('has deleted the account with the deletion that was sent before', async () => {
    const { result, names } = run([refused, unknown], true);
    await result;
    expect(names()).toEqual(['SignIn', 'getCustomer']);
  });
});

describe.each([
  ['takes the token for that of a guest', refuse('graphql-authorization', ['customer'])],
  ['refuses the token', refuse('graphql-authentication')],
])('when the password is refused and the backend %s', (_, signedOut) => {
  it('has deleted the account whose password was right before the deletion', async () => {
    await expect(run([accepted, lost, refused, signedOut]).result).resolves.toBeUndefined();
  });

  it('does not know of a deletion that was sent before: the password may have been changed', async () => {
    await expect(run([refused, signedOut], true).result).rejects.toBeInstanceOf(UnknownOutcomeError);
  });
});

it.each([
  ['the password is not checked', [lost]],
  ['the customer is not answered', [refused, lost]],
  ['the customer fails', [refused, { errors: [{ ...internalError, path: ['customer'] }] }]],
])('does not know of a deletion that was sent before when %s', async (_, answers) => {
  await expect(run(answers, true).result).rejects.toBeInstanceOf(UnknownOutcomeError);
});

it.each([
  ['the customer', known],
  ['a locked account', locked],
])('has failed when the password is refused and the backend knows %s', async (_, answer) => {
  await expect(run([accepted, lost, refused, answer]).result).rejects.toMatchObject({ kind: 'network' });
  const again = run([refused, answer], true);
  await expect(again.result).rejects.toMatchObject({ kind: 'graphql' });
  expect(again.names()).toEqual(['SignIn', 'getCustomer']);
});

it('has failed when the answer is lost and the password is still good', async () => {
  await expect(run([accepted, lost, accepted]).result).rejects.toMatchObject({ kind: 'network' });
});

it('does not know when nothing is answered after the deletion', async () => {
  await expect(run([accepted, lost, lost]).result).rejects.toBeInstanceOf(UnknownOutcomeError);
});

it('deletes the account when a deletion that was sent before has not arrived', async () => {
  const { result, names } = run([accepted, { data: { deleteCustomer: true } }], true);
  await result;
  expect(names()).toEqual(['SignIn', 'DeleteCustomer']);
});
