import { expect, it, vi } from 'vitest';
import { CommerceError } from '../commerce/index.ts';
import { deleteOnce } from './delete-once.ts';

const refused = new CommerceError('graphql', {
  errors: [
    { message: 'Could not find a address with ID "3"', category: 'graphql-no-such-entity', path: [], code: undefined },
  ],
});
const setUp = (isThere: boolean) => vi.fn(() => Promise.resolve(!isThere));

it('asks for nothing else when it is deleted', async () => {
  const isGone = setUp(false);
  await deleteOnce(() => Promise.resolve(), isGone);
  expect(isGone).not.toHaveBeenCalled();
});

it('has deleted what another tab had deleted', async () => {
  await expect(deleteOnce(() => Promise.reject(refused), setUp(false))).resolves.toBeUndefined();
});

it('fails when the backend refuses, and it is still there', async () => {
  await expect(deleteOnce(() => Promise.reject(refused), setUp(true))).rejects.toBe(refused);
});

it('asks once when the answer is lost', async () => {
  const lost = new CommerceError('network');
  const isGone = setUp(false);
  await deleteOnce(() => Promise.reject(lost), isGone);
  expect(isGone).toHaveBeenCalledTimes(1);
  await expect(deleteOnce(() => Promise.reject(lost), setUp(true))).rejects.toBe(lost);
});
