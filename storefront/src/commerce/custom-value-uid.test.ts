import { expect, it } from 'vitest';
import { getCustomValueUid } from './custom-value-uid.ts';

it.each([
  [btoa('custom-option/12'), '7', btoa('custom-option/12/7')],
  // Of an extension, and of a text.
  ['%', '7', '%/7'],
  [btoa('custom-option/12'), 'Łódź', `${btoa('custom-option/12')}/Łódź`],
])('makes of the option %s and the value %s the uid %s', (option, value, uid) => {
  expect(getCustomValueUid(option, value)).toBe(uid);
});
