import { expect, it } from 'vitest';
import { lacksHouseNumber } from './index.ts';

it.each([
  [['Prosta'], true],
  [['Prosta', ''], true],
  [['Prosta 1'], false],
  [['Prosta', 'm. 2'], false],
  [['الطريق ٧'], false],
  [['', ''], false],
])('finds in %j that the house number is missing: %s', (street, lacks) => {
  expect(lacksHouseNumber(street)).toBe(lacks);
});
