import { describe, expect, it } from 'vitest';
import { hasNewErrors } from './new-errors.ts';

const name = { message: 'Wpisz imię.', fieldId: 'firstname' };
const email = { message: 'Wpisz e-mail.', fieldId: 'email' };

describe('hasNewErrors', () => {
  it('returns true for the first errors and for an additional one', () => {
    expect(hasNewErrors([], [name])).toBe(true);
    expect(hasNewErrors([name], [name, email])).toBe(true);
  });

  it('returns true for another message about the same field, and the same message about another', () => {
    expect(hasNewErrors([name], [{ ...name, message: 'Imię jest za długie.' }])).toBe(true);
    expect(hasNewErrors([name], [{ ...name, fieldId: 'lastname' }])).toBe(true);
  });

  it('returns false for an equal list, a shorter one and an empty one', () => {
    expect(hasNewErrors([name, email], [{ ...email }, { ...name }])).toBe(false);
    expect(hasNewErrors([name, email], [email])).toBe(false);
    expect(hasNewErrors([name], [])).toBe(false);
  });
});
