import { expect, it } from 'vitest';
import { wishlistEnabled } from './wishlist-enabled.ts';

it.each([
  ['0', false],
  ['1', true],
  [null, true],
  [undefined, true],
])('[ACC-07] with the flag %j wishlists are kept: %j', (flag, kept) => {
  expect(wishlistEnabled(flag)).toBe(kept);
});
