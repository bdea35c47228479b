import { expect, it } from 'vitest';
import { getPhoneUrl } from './get-phone-url.ts';

it.each([
  ['+48 22 123 45 67', 'tel:+48221234567'],
  ['+49 (0)30 123456', 'tel:+4930123456'],
  ['0044 (0)20 7946 0000', 'tel:00442079460000'],
  ['(0)30 123456', 'tel:030123456'],
  ['(555) 229-3326', 'tel:5552293326'],
  ['030/123456', 'tel:030123456'],
  ['+49 30/123 456', 'tel:+4930123456'],
  ['01.23.45.67.89', 'tel:0123456789'],
  ['1-800-FLOWERS', 'tel:18003569377'],
  ['1 800 GO FEDEX', undefined],
  ['Tel.: 22 123 45 67', 'tel:221234567'],
  ['22 123 45 67 wew. 12', 'tel:221234567;ext=12'],
  ['(555) 229-3326 x204', 'tel:5552293326;ext=204'],
  ['+1 555 229 3326, ext 7', 'tel:+15552293326;ext=7'],
  ['22 123 45 67, 22 765 43 21', undefined],
  ['22 123 45 67 lub 22 765 43 21', undefined],
  ['123456 / 654321', undefined],
  ['22 123 45 67 22 765 43 21', undefined],
  ['na miejscu', undefined],
  ['', undefined],
])('dials %j', (phone, expected) => {
  expect(getPhoneUrl(phone)).toBe(expected);
});
