import { expect, it } from 'vitest';
import { withoutOwnClasses } from './without-own-classes.ts';

it.each([
  ['w-ui-15708642', ''],
  ['a w-ui-1 w-pb-2 _3 b', 'a b'],
  ['\tw-ui-1\n', ''],
  ['a\u00a0_b\u00a0c', 'a\u00a0c'],
  ['w-100 w-full my-w-ui-1 a_b', 'w-100 w-full my-w-ui-1 a_b'],
])('removes generated names from %j', (names, expected) => {
  expect(withoutOwnClasses(names)).toBe(expected);
});
