import { describe, expect, it } from 'vitest';
import { formatCard, readSavedPayment } from './saved-payment.ts';

const read = (details: string | null) => readSavedPayment({ public_hash: 'h', details });

describe('readSavedPayment', () => {
  it('reads the last digits and the end of a card', () => {
    expect(read('{"type":"VI","maskedCC":"1111","expirationDate":"12/2029"}')).toEqual({
      hash: 'h',
      brand: 'Visa',
      digits: '1111',
      expires: '12/2029',
    });
    expect(read('{"maskedCC":"411111******1234"}')).toEqual({ hash: 'h', brand: null, digits: '1234', expires: null });
  });

  it.each([null, '', 'null', '[]', '{', '{"maskedCC":7,"expirationDate":"<b>"}'])(
    'shows nothing of details like %j',
    (details) => {
      expect(read(details)).toEqual({ hash: 'h', brand: null, digits: null, expires: null });
    },
  );
});

describe('formatCard', () => {
  it('names the brand, or a card where Magento names none', () => {
    expect(formatCard({ brand: 'Visa', digits: '1111' }, 'Karta')).toBe('Visa •••• 1111');
    expect(formatCard({ brand: null, digits: '1111' }, 'Karta')).toBe('Karta •••• 1111');
  });
});
