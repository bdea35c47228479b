import { describe, expect, it } from 'vitest';
import { COUPONS } from '../../demo/offers/coupons.ts';
import englishLabels from '../../demo/offers/locales/en/coupons.json' with { type: 'json' };
import { englishStoreView, polishStoreView } from '../../demo/store-views.ts';
import { couponIn, isCouponValid } from './coupon-rules.ts';

const polish = { storeView: polishStoreView, currency: 'PLN' };
const euro = { storeView: englishStoreView, currency: 'EUR' };

describe('coupons of the shop', () => {
  it('have a label in English, which names no amount: the view has two currencies', () => {
    expect(Object.keys(englishLabels)).toEqual(COUPONS.map(({ code }) => code));
    for (const coupon of COUPONS) expect(couponIn(coupon, euro).label).not.toMatch(/[ąćęłńóśźż]|zł|€|Rabat/u);
  });

  it('are as the seed has them in Polish and złoty', () => {
    for (const coupon of COUPONS) expect(couponIn(coupon, polish)).toEqual(coupon);
  });

  it('take a fixed discount and a limit of its own from a cart in euro', () => {
    const [coupon] = COUPONS.filter(({ effect }) => effect.type === 'fixed').map((found) => couponIn(found, euro));
    expect(coupon).toMatchObject({ effect: { type: 'fixed', amount: 500 }, minimumSubtotal: 3_500 });
    expect([3_499, 3_500].map((subtotal) => coupon && isCouponValid(coupon, subtotal, '2026-11-23'))).toEqual([
      false,
      true,
    ]);
  });
});
