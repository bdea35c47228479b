import { describe, expect, it } from 'vitest';
import { emailKey, isEmailAddress } from './email-address.ts';
import { passwordProblem } from './password-rules.ts';

describe('passwordProblem', () => {
  it.each(['Witryna2026!', 'witryna-2026', 'WITRYNAx 12', 'Zażółćgęśl1'])('accepts %s', (password) => {
    expect(passwordProblem(password, 'ola@example.com')).toBeNull();
  });

  it('asks for ten characters before it looks at their classes', () => {
    expect(passwordProblem('Aa1!', 'ola@example.com')).toBe(
      'The password needs at least 10 characters. Create a new password and try again.',
    );
  });

  it('asks for three classes', () => {
    expect(passwordProblem('onlylowercase1', 'ola@example.com')).toBe(
      'Minimum of different classes of characters in password is 3. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
    );
  });

  it('refuses outer spaces, the e-mail address and texts without end', () => {
    expect(passwordProblem(' Witryna2026!', 'ola@example.com')).toContain("can't begin or end with a space");
    expect(passwordProblem('Ola@example.com1', 'ola@example.com1')).toContain("can't be the same as the email address");
    expect(passwordProblem(`Aa1!${'x'.repeat(260)}`, 'ola@example.com')).toContain('at most 256');
  });
});

describe('isEmailAddress', () => {
  it.each(['ola@example.com', 'o.la+sklep@poczta.example.pl', "o'hara@example.museum"])('accepts %s', (email) => {
    expect(isEmailAddress(email)).toBe(true);
  });

  it.each([
    '',
    'ola',
    'ola@',
    '@example.com',
    'ola@example',
    'ola nowak@example.com',
    'ola@exa..mple.com',
    'a@b.pl\r\nBcc: c@d.pl',
  ])('refuses %j', (email) => {
    expect(isEmailAddress(email)).toBe(false);
  });

  it('compares without letter case', () => {
    expect(emailKey(' Ola@Example.COM ')).toBe('ola@example.com');
  });
});
