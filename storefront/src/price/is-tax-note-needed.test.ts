import { expect, it } from 'vitest';
import { isTaxNoteNeeded } from './is-tax-note-needed.ts';

it.each([
  [1, 'DE', true],
  [1, null, true],
  [1, 'US', false],
  [1, 'CA', false],
  [2, 'DE', false],
  [3, 'DE', false],
  [undefined, 'DE', false],
])('prices of display %s in %s say that they have no tax: %s', (display, country, expected) => {
  expect(isTaxNoteNeeded(display, country)).toBe(expected);
});
