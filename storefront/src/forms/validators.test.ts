import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createShopIntl } from '../i18n/index.ts';
import {
  fieldMessage,
  formsMessages,
  hasLengthAtLeast,
  isNotEqualToEmail,
  isNotEqualToField,
  isRequired,
  mustBeChecked,
  passwordClasses,
  toPasswordRules,
  specialCharacters,
  type FormError,
  validate,
  validateEmail,
  validatePassword,
} from './index.ts';

const english = createShopIntl({ locale: 'en_US' });
await english.load(formsMessages);
const text = (error: FormError | undefined) => fieldMessage(english.intl, error);

describe('isRequired', () => {
  it.each(['', '   ', '\n\t', null, undefined])('[VAL-01] refuses %j', (value) => {
    expect(text(isRequired(value))).toBe('Is required.');
  });

  it('[VAL-01] accepts anything that is left after trimming', () => {
    expect(isRequired(' a ')).toBeUndefined();
    expect(isRequired('0')).toBeUndefined();
  });
});

describe('hasLengthAtLeast', () => {
  it('[VAL-02] names the limit', () => {
    expect(text(hasLengthAtLeast(3)('ab'))).toBe('Must contain at least 3 character(s).');
    expect(hasLengthAtLeast(3)('abc')).toBeUndefined();
  });

  it('counts an emoji as one character', () => {
    expect(hasLengthAtLeast(2)('😀')).toBeDefined();
  });
});

describe('mustBeChecked', () => {
  it('[VAL-03] refuses a box that is not ticked', () => {
    expect(text(mustBeChecked(false))).toBe('This field is mandatory');
    expect(mustBeChecked(true)).toBeUndefined();
  });
});

describe('isNotEqualToField', () => {
  it('[VAL-07] refuses the value of the other field and names it', () => {
    expect(text(isNotEqualToField('secret', 'New password')('secret'))).toBe('New password must be different');
    expect(isNotEqualToField('secret', 'New password')('Secret')).toBeUndefined();
  });
});

describe('validateEmail', () => {
  it('[VAL-08] has the id that translations know', () => {
    expect(validateEmail('jan')).toMatchObject({ id: 'formValidation.validateEmail' });
    expect(text(validateEmail('jan'))).toBe('Please enter a valid email');
  });

  it.each(['jan@example.pl', ' jan.kowalski+sklep@poczta.example.pl ', "o'neil@example.co", 'a@b-c.pl'])(
    'accepts %s',
    (value) => {
      expect(validateEmail(value)).toBeUndefined();
    },
  );

  it.each([
    '',
    'jan',
    'jan@',
    '@example.pl',
    'jan@example',
    'jan@@example.pl',
    'jan@-example.pl',
    'jan@exam ple.pl',
    'jan@.pl',
    'a@b..pl',
  ])('refuses "%s"', (value) => {
    expect(validateEmail(value)).toBeDefined();
  });

  it('answers immediately for long hostile input', () => {
    expect(validateEmail(`${'a'.repeat(50_000)}@${'a.'.repeat(50_000)}`)).toBeDefined();
  });
});

describe('validatePassword', () => {
  const check = validatePassword();

  it('[VAL-04] wants 10 characters', () => {
    expect(text(check('Abcdefg1!'))).toBe('Must contain at least 10 character(s).');
    expect(check('Abcdefg12!')).toBeUndefined();
  });

  it.each([
    ['abcdefghij', false],
    ['abcdefgh12', false],
    ['ABCDEFGH12', false],
    ['Abcdefghi1', true],
    ['abcdefgh1!', true],
    ['ABCDEFGH1#', true],
    ['Abcdefghi&', true],
    ['abcdefgh1-', false],
    ['abcdefgh1_', false],
  ])('[VAL-05] judges the classes of %s', (password, accepted) => {
    expect(check(password) === undefined).toBe(accepted);
  });

  it('[VAL-06] says which classes there are', () => {
    expect(text(check('abcdefghij'))).toBe(
      'A password must contain at least 3 of the following: lowercase, uppercase, digits, special characters.',
    );
  });

  it('follows the configured limits', () => {
    const rules = toPasswordRules({ minimum_password_length: '4', required_character_classes_number: '2' });
    expect(validatePassword(rules)('abc1')).toBeUndefined();
    expect(text(validatePassword(rules)('abcd'))).toContain('at least 2 of');
  });

  it.each([null, '', 'many', '0', '-3', '2.5'])(
    '[VAL-04] [VAL-05] keeps the defaults for the configured limit %j',
    (value) => {
      expect(toPasswordRules({ minimum_password_length: value, required_character_classes_number: value })).toEqual({
        minimumLength: 10,
        requiredClasses: 3,
      });
    },
  );

  it('does not trim', () => {
    expect(check('Aa1      b')).toBeUndefined();
  });

  it.each([' Abcdefgh1', 'Abcdefgh1 '])('wants no space around “%s”, as Magento does', (password) => {
    expect(text(check(password))).toBe('A password cannot begin or end with a space.');
  });

  it('is not the e-mail address, in upper or lower case', () => {
    const differs = isNotEqualToEmail(' Anna1@Example.pl', 'Email');
    expect(text(differs('aNNA1@example.pl'))).toBe('Email must be different');
    expect(differs('Anna1@example.com')).toBeUndefined();
  });

  it('[VAL-05] tells the classes for a list that is ticked off', () => {
    expect(passwordClasses('Aa1')).toEqual({ lowercase: true, uppercase: true, digits: true, special: false });
    expect(passwordClasses('')).toEqual({ lowercase: false, uppercase: false, digits: false, special: false });
  });

  it('[VAL-05] counts letters of ASCII only, as Magento does', () => {
    expect(passwordClasses('Łąß')).toEqual({ lowercase: false, uppercase: false, digits: false, special: false });
  });

  it('[VAL-05] counts exactly the named special characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }), (character) => {
        expect(passwordClasses(character).special).toBe(specialCharacters.includes(character));
      }),
    );
  });
});

describe('validate', () => {
  it('gives the first error', () => {
    expect(validate('', isRequired, validateEmail)).toMatchObject({ id: 'formValidation.isRequired' });
    expect(validate('a', isRequired, validateEmail)).toMatchObject({ id: 'formValidation.validateEmail' });
    expect(validate('a@b.pl', isRequired, validateEmail)).toBeUndefined();
  });
});

describe('fieldMessage', () => {
  it('[UI-19] makes the text from message and value', async () => {
    const polish = createShopIntl({ locale: 'pl_PL' });
    await polish.load(formsMessages);
    const error: FormError = { id: 'formValidation.hasLengthAtLeast', value: 3 };
    expect(fieldMessage(polish.intl, error)).toBe('Wpisz co najmniej 3 znaki.');
    expect(fieldMessage(english.intl, error)).toBe('Must contain at least 3 character(s).');
    expect(fieldMessage(english.intl, undefined)).toBeUndefined();
  });
});
