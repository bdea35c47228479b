import { describe, expect, it } from 'vitest';
import { isCartPath, isCheckoutPath } from './checkout-path.ts';

describe('isCheckoutPath', () => {
  it.each(['/checkout', '/checkout/', '/checkout/payment', '/witryna_pl_pl_pl/checkout', '/a/checkout/b'])(
    '[FRM-25] [FRM-26] [FRM-27] [FRM-28] is true of %s',
    (pathname) => expect(isCheckoutPath(pathname)).toBe(true),
  );

  it.each(['/', '/cart', '/blog/checkout-guide.html', '/my-checkout', '/checkout.html', '/Checkout'])(
    '[RSK-23] is false of %s',
    (pathname) => expect(isCheckoutPath(pathname)).toBe(false),
  );
});

describe('isCartPath', () => {
  it.each(['/cart', '/cart/', '/witryna_pl_pl_pl/cart'])('[FRM-24] is true of %s', (pathname) =>
    expect(isCartPath(pathname)).toBe(true),
  );
  it.each(['/', '/cart/x', '/shopping-cart', '/cart.html'])('[FRM-24] is false of %s', (pathname) =>
    expect(isCartPath(pathname)).toBe(false),
  );
});
