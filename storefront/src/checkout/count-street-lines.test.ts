import { expect, it } from 'vitest';
import { countStreetLines } from './count-street-lines.ts';

it.each([
  [[], 0],
  [['', ' '], 0],
  [['Prosta 1', ''], 1],
  [['Prosta 1', '', 'Hala C', ''], 3],
])('counts the lines of %j up to the last that is filled', (street, count) => {
  expect(countStreetLines(street)).toBe(count);
});
