import { describe, expect, it } from 'vitest';
import { readSavedPayment } from './saved-payment.ts';

const read = (details: string | null) => readSavedPayment({ public_hash: 'h', details });

describe('readSavedPayment', () => {
  it('reads the last digits and the end of a card', () => {
    expect(read('{"type":"VI","maskedCC":"1111","expirationDate":"12/2029"}')).toEqual({ hash: 'h', digits: '1111', expires: '12/2029' });
    expect(read('{"maskedCC":"411111******1234"}')).toEqual({ hash: 'h', digits: '1234', expires: null });
  });

  it.each([null, '', 'null', '[]', '{', '{"maskedCC":7,"expirationDate":"<b>"}'])('shows nothing of details like %j', (details) => {
    expect(read(details)).toEqual({ hash: 'h', digits: null, expires: null });
  });
});
