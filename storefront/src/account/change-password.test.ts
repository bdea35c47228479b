import { expect, it, vi } from 'vitest';
import { CommerceError, UnknownOutcomeError } from '../commerce/index.ts';
import { fakeBackend, graphqlError, type FakeHandler } from '../testing/index.ts';
import { changePassword } from './change-password.ts';

const passwords = { currentPassword: 'Old-pass-1', newPassword: 'New-pass-1' };
const changed: FakeHandler = () => ({ data: { changeCustomerPassword: { __typename: 'Customer', email: 'a@b.c' } } });
const lost: FakeHandler = () => new TypeError('fetch failed');
const refusal = new CommerceError('graphql', {
  errors: [{ message: 'No', category: 'graphql-authentication', path: [], code: undefined }],
});

function change(handler: FakeHandler, renew: () => Promise<void>) {
  const { client, sent } = fakeBackend(handler);
  const renewed = vi.fn(renew);
  return { result: changePassword(passwords, { client, renew: renewed }), sent, renewed };
}

it('signs in once with the new password', async () => {
  const { result, renewed } = change(changed, () => Promise.resolve());
  expect(await result).toBe(true);
  expect(renewed).toHaveBeenCalledOnce();
});

it('asks to sign in when that fails after the change', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { result } = change(changed, () => Promise.reject(new CommerceError('network')));
  expect(await result).toBe(false);
});

it('has changed the password when the answer is lost and the new one is accepted: sent once', async () => {
  const { result, sent, renewed } = change(lost, () => Promise.resolve());
  expect(await result).toBe(true);
  expect(sent).toHaveLength(1);
  expect(renewed).toHaveBeenCalledOnce();
});

it('has failed when the answer is lost and the new password is refused', async () => {
  await expect(change(lost, () => Promise.reject(refusal)).result).rejects.toMatchObject({ kind: 'network' });
});

it('does not know when the new password cannot be tried', async () => {
  const { result } = change(lost, () => Promise.reject(new CommerceError('unavailable')));
  await expect(result).rejects.toBeInstanceOf(UnknownOutcomeError);
});

it('tries no password when the backend refuses', async () => {
  const { result, renewed } = change(
    () => ({ data: null, errors: [graphqlError('Invalid login or password.', 'graphql-authentication', ['x'])] }),
    () => Promise.resolve(),
  );
  await expect(result).rejects.toMatchObject({ kind: 'graphql' });
  expect(renewed).not.toHaveBeenCalled();
});
