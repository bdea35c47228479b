import { expect, it } from 'vitest';
import { CommerceError } from '../commerce/index.ts';
import { getWithdrawalError } from './withdrawal-error.ts';

const refusal = (category: string | undefined, code?: string) =>
  new CommerceError('graphql', { errors: [{ message: 'Refused.', category, path: ['withdrawableOrder'], code }] });

it.each([
  ['an order that cannot be opened', refusal('graphql-no-such-entity'), 'unknown'],
  ['a period that has ended', refusal('graphql-input', 'WITHDRAWAL_PERIOD_ENDED'), 'over'],
  ['a shop that has switched it off', refusal('graphql-input'), 'failed'],
  ['an internal error', refusal(undefined), 'failed'],
  ['a lost connection', new CommerceError('network'), 'failed'],
  ['a fault of the page', new TypeError('x'), 'failed'],
])('%s: a right is said to be over only where the backend says so', (_, error, expected) => {
  expect(getWithdrawalError(error)).toBe(expected);
});
