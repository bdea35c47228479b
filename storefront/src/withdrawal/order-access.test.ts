import { expect, it } from 'vitest';
import { parseLinkToken } from './order-access.ts';

it.each([
  ['the secret of a mailed link', '#token=1f0c', '1f0c'],
  ['none in another fragment', '#content', null],
  ['none in an empty one', '#token=', null],
  ['none without a fragment', '', null],
])('reads %s', (_, hash, token) => {
  expect(parseLinkToken(hash)).toBe(token);
});
