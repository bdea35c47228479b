import { expect, it } from 'vitest';
import { normalizeHouseNumber, normalizeOrderNumber, normalizeTypedNumber } from './index.ts';

it.each([
  ['１００－０００１', '100-0001'],
  ['100−0001', '100-0001'],
  [' 100ー0001 ', '100-0001'],
  ['１００ｰ０００１', '100-0001'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['SW1A 1AA', 'SW1A 1AA'],
])('reads the number %s as %s', (typed, read) => {
  expect(normalizeTypedNumber(typed)).toBe(read);
});

it.each([
  ['千代田１−２ー３', '千代田1-2-3'],
  ['丸の内１－２ｰ３', '丸の内1-2-3'],
  ['センタービル 4F', 'センタービル 4F'],
  ['タワー５', 'タワー5'],
  ['Prosta 1–3', 'Prosta 1–3'],
])('writes the house number of %s as %s', (typed, written) => {
  expect(normalizeHouseNumber(typed)).toBe(written);
});

it.each([
  ['#000000012', '000000012'],
  [' # 000000012 ', '000000012'],
  ['＃００００００012', '000000012'],
  ['W-2026#12', 'W-2026#12'],
  ['#', ''],
])('reads the order number %s as %s', (typed, read) => {
  expect(normalizeOrderNumber(typed)).toBe(read);
});
