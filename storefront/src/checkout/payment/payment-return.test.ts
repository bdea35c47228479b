import { describe, expect, it } from 'vitest';
import { parsePaymentReturn } from './payment-return.ts';

describe('parsePaymentReturn', () => {
  it('takes what the provider gave out of the address and leaves the rest', () => {
    expect(parsePaymentReturn('/checkout?redirectResult=X6%2BQ%3D&lang=pl')).toEqual({
      details: { redirectResult: 'X6+Q=' },
      address: '/checkout?lang=pl',
    });
    expect(parsePaymentReturn('/witryna_pl_en_us/checkout?payload=Ab')).toEqual({
      details: { payload: 'Ab' },
      address: '/witryna_pl_en_us/checkout',
    });
  });

  it.each(['/checkout', '/checkout?redirectResult=', '/checkout?result=1'])('finds nothing in %s', (address) =>
    expect(parsePaymentReturn(address)).toBeNull(),
  );
});
