import { expect, it } from 'vitest';
import { formatPhone } from './index.ts';

it.each([
  ['+48600700800', '+48\u00a0600\u00a0700\u00a0800'],
  ['+4915112345678', '+4915112345678'],
  ['600 700 800', '600 700 800'],
  ['', ''],
])('writes %s as %s', (kept, shown) => {
  expect(formatPhone(kept)).toBe(shown);
});
