import { expect, it } from 'vitest';
import { accountLinks } from './account-links.ts';

const hrefs = (wishlist: boolean, { storeCredit = false, rewardPoints = false } = {}) =>
  accountLinks({ wishlist, storeCredit, rewardPoints }).map(({ href }) => href);

it('[ACC-01] [ACC-06] the menu of the account leads to all its pages', () => {
  expect(hrefs(true)).toEqual([
    '/customer/account/',
    '/order-history',
    '/wishlist',
    '/account-information',
    '/address-book',
    '/saved-payments',
    '/downloads',
    '/communications',
  ]);
});

it('[ACC-07] leaves the wishlist out where the store keeps none', () => {
  expect(hrefs(false)).not.toContain('/wishlist');
  expect(hrefs(false)).toHaveLength(hrefs(true).length - 1);
});

it('has pages of store credit and reward points only where the store has them', () => {
  expect(hrefs(true, { storeCredit: true })).toContain('/storecredit/info');
  expect(hrefs(true, { storeCredit: true })).not.toContain('/reward/customer/info');
  expect(hrefs(true, { rewardPoints: true })).toContain('/reward/customer/info');
});
