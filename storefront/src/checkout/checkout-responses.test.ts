import { describe, expect, it } from 'vitest';
import { parseOrderId, parsePaymentMethods, parseReservedNumber } from './checkout-responses.ts';

describe('parsePaymentMethods', () => {
  it('leaves out what is no payment method', () => {
    expect(
      parsePaymentMethods({ payment_methods: [{ code: 'card', title: 'Karta' }, null, { code: 'x' }, 'blik'] }),
    ).toEqual([{ code: 'card', title: 'Karta' }]);
  });

  it.each([null, [], {}, { payment_methods: {} }])('refuses %j', (answer) =>
    expect(() => parsePaymentMethods(answer)).toThrow(),
  );
});

describe('parseOrderId', () => {
  it.each([
    [42, '42'],
    ['000000042', '000000042'],
  ])('[CHK-27] reads %j', (answer, id) => expect(parseOrderId(answer)).toBe(id));
  it.each([null, '', 4.2, true, { id: 42 }, [42]])('refuses %j', (answer) =>
    expect(() => parseOrderId(answer)).toThrow(),
  );
});

describe('parseReservedNumber', () => {
  it.each([
    [null],
    [[]],
    [{ reserved_order_id: '000000042' }],
    [{ is_active: true, reserved_order_id: '000000042' }],
    [{ is_active: false }],
    [{ is_active: false, reserved_order_id: '' }],
  ])('finds none in %j', (answer) => expect(parseReservedNumber(answer)).toBeNull());
});
