import { expect, it } from 'vitest';
import { CommerceError } from '../commerce/index.ts';
import { getAccessProblem, getWithdrawalError } from './withdrawal-error.ts';

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

it.each([
  ['a link that has expired', refusal('graphql-no-such-entity'), { token: '1f0c' }, 'withdrawal.linkOver'],
  [
    'an order number that the customer has not',
    refusal('graphql-no-such-entity'),
    { number: '7' },
    'withdrawal.notFound',
  ],
  ['a period that has ended', refusal('graphql-input', 'WITHDRAWAL_PERIOD_ENDED'), { number: '7' }, 'withdrawal.over'],
  ['too many requests', refusal('graphql-too-many-requests'), { token: '1f0c' }, null],
  ['a lost connection', new CommerceError('network'), { token: '1f0c' }, null],
])('%s: only who came by a link is told about a link', (_, error, access, expected) => {
  expect(getAccessProblem(error, access)).toBe(expected);
});
