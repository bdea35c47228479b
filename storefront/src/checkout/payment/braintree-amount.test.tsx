// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createShopIntl, IntlProvider } from '../../i18n/index.ts';
import { emptyAddress } from '../address.ts';
import { checkoutMessages } from '../messages.ts';
import { createBraintreeAdapter } from './braintree-adapter.tsx';
import type { BraintreeSdk } from './braintree-sdk.ts';
import { createPaymentActions } from './payment-actions.ts';
import { PaymentFields } from './payment-fields.tsx';
import type { CardVerifier } from './verify-card.ts';

const verifyCard = vi.fn<CardVerifier['verifyCard']>();
const tokenize = vi.fn(() => Promise.resolve({ nonce: 'typed', details: { bin: '411111' } }));
const sdk = vi.hoisted(() => ({ load: vi.fn<() => Promise<unknown>>() }));
vi.mock('./braintree-sdk.ts', () => ({ loadBraintree: sdk.load }));

/** Prices are shown in złoty, and the card is charged in euros. */
const order = {
  cartId: 'cart1',
  total: { minor: 43_000, currency: 'PLN' },
  email: 'jan@example.com',
  billing: { ...emptyAddress, country_code: 'PL' },
};

const intl = createShopIntl({ locale: 'pl_PL' });
await intl.load(checkoutMessages);

beforeEach(() => {
  vi.clearAllMocks();
  verifyCard.mockResolvedValue({ nonce: 'verified', liabilityShifted: true });
  sdk.load.mockResolvedValue({
    createClient: () => Promise.resolve({}),
    createFields: () => Promise.resolve({ tokenize, teardown: () => Promise.resolve() }),
    createVerification: () =>
      Promise.resolve({ on: vi.fn(), off: vi.fn(), cancelVerifyCard: () => Promise.resolve(), verifyCard }),
  } satisfies Record<keyof BraintreeSdk, unknown>);
});

/** Pays with a card after the fields have come. */
async function pay(baseTotal: () => Promise<number>, from: number) {
  const adapter = createBraintreeAdapter({
    clientToken: () => Promise.resolve('token'),
    baseTotal,
    verification: { from, countries: null, always: false },
    actions: createPaymentActions(),
    canSave: () => false,
  });
  const { container } = render(
    <IntlProvider value={intl}>
      <PaymentFields error={null} adapter={adapter} />
    </IntlProvider>,
  );
  await waitFor(() => expect(container.querySelectorAll('[aria-busy="false"]')).toHaveLength(3));
  return adapter.collect(order);
}

describe('the amount of a card that is verified', () => {
  it('is what is charged, read for each payment, while the confirmation holds for the total on display', async () => {
    const baseTotal = vi.fn(() => Promise.resolve(9_999));
    await expect(pay(baseTotal, 0)).resolves.toEqual({
      method: 'braintree',
      additionalData: { payment_method_nonce: 'verified' },
      isSingleUse: true,
      confirmedTotal: order.total,
    });
    expect(baseTotal).toHaveBeenCalledExactlyOnceWith('cart1');
    expect(verifyCard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ amount: '99.99' }));
  });

  it('is compared with the threshold', async () => {
    await expect(pay(() => Promise.resolve(9_999), 10_000)).resolves.toMatchObject({
      additionalData: { payment_method_nonce: 'typed' },
    });
    expect(verifyCard).not.toHaveBeenCalled();
  });

  it('leaves the payment open when it cannot be read', async () => {
    await expect(pay(() => Promise.reject(new Error('offline')), 0)).rejects.toMatchObject({ problem: 'unreachable' });
    expect(verifyCard).not.toHaveBeenCalled();
  });
});
