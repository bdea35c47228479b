import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPassword, specialPasswordCharacters } from './password-requirements.ts';

describe('checkPassword', () => {
  it.each([
    ['', { length: false, classes: false }],
    ['aaaaaaaaa', { length: false, classes: false }],
    ['aaaaaaaaaa', { length: true, classes: false }],
    ['Kasztan1', { length: false, classes: true }],
    ['Kasztan2026', { length: true, classes: true }],
    ['kasztan!2026', { length: true, classes: true }],
    ['Żółćłąęśźń', { length: true, classes: false }],
  ])('[VAL-04] [VAL-05] returns for "%s" %o', (password, expected) => {
    expect(checkPassword(password)).toEqual(expected);
  });

  it('[VAL-04] counts characters, not code units', () => {
    expect(checkPassword('😀'.repeat(5)).length).toBe(false);
    expect(checkPassword('😀'.repeat(10)).length).toBe(true);
  });

  it('[VAL-05] counts each special character, and none that is not in the list', () => {
    for (const character of specialPasswordCharacters)
      expect(checkPassword(character, { characterClasses: 1 }).classes).toBe(true);
    expect(checkPassword('(-_=+) ', { characterClasses: 1 }).classes).toBe(false);
  });

  it('[VAL-04] [VAL-05] applies the limits of the shop', () => {
    expect(checkPassword('abc', { minLength: 3, characterClasses: 1 })).toEqual({ length: true, classes: true });
    expect(checkPassword('abc', { minLength: 4, characterClasses: 2 })).toEqual({ length: false, classes: false });
  });

  it('never loses a met requirement while characters are added', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (start, more) => {
        const before = checkPassword(start);
        const after = checkPassword(start + more);
        expect([!before.length || after.length, !before.classes || after.classes]).toEqual([true, true]);
      }),
    );
  });
});
