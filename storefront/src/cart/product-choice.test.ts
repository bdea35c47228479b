import { describe, expect, it } from 'vitest';
import { isSameChoice } from './product-choice.ts';

const part = (quantity: number, selection = 2) => btoa(`bundle/1/${selection}/${quantity}`);
const choice = (selectedOptions: string[], enteredOptions: { uid: string; value: string }[] = []) => ({
  ...{ sku: 'B', quantity: 1, selectedOptions, enteredOptions },
});

describe('isSameChoice', () => {
  it('compares products and options in any order, whatever the quantity', () => {
    expect(isSameChoice(choice(['a', 'b']), { ...choice(['b', 'a']), quantity: 3 })).toBe(true);
    expect(isSameChoice(choice(['a']), { ...choice(['a']), sku: 'C' })).toBe(false);
    expect(isSameChoice(choice(['a']), choice(['a', 'b']))).toBe(false);
  });

  it('takes the quantity of a part from its uid or from what was entered', () => {
    expect(isSameChoice(choice([part(3)]), choice([], [{ uid: part(1), value: '3' }]))).toBe(true);
    expect(isSameChoice(choice([part(3)]), choice([], [{ uid: part(1), value: '2' }]))).toBe(false);
    expect(isSameChoice(choice([part(3)]), choice([part(1)]))).toBe(false);
    expect(isSameChoice(choice([part(1, 2)]), choice([part(1, 3)]))).toBe(false);
  });

  it('compares entered texts as the backend stores them', () => {
    const entered = (value: string) => choice([], [{ uid: 'text', value }]);
    expect(isSameChoice(entered('one\ntwo'), entered(' one\r\ntwo '))).toBe(true);
    expect(isSameChoice(entered('Anna'), entered('Otto'))).toBe(false);
  });
});
