// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyCart } from '../cart/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { sampleLayout } from '../testing/index.ts';
import { CheckoutSections } from './checkout-sections.tsx';
import { initialCheckoutState, type CheckoutState } from './checkout-state.ts';
import { checkoutMessages } from './messages.ts';

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(checkoutMessages);

function show(state: Partial<CheckoutState>) {
  render(
    <IntlProvider value={intl}>
      <LayoutProvider value={sampleLayout}>
        <CheckoutSections
          checkout={{
            cart: { ...emptyCart, isVirtual: true },
            state: { ...initialCheckoutState, step: 'review', ...state },
            savedCards: [],
            countries: { items: [], defaultCode: 'NL' },
            edit: () => undefined,
          }}
          address={null}
          delivery={null}
          payment={null}
          review={null}
        />
      </LayoutProvider>
    </IntlProvider>,
  );
}

it('shows the purchase order number with the payment method before the order', () => {
  show({
    availablePaymentMethods: [{ code: 'purchaseorder', title: 'On account' }],
    paymentCode: 'purchaseorder',
    paymentData: { method: 'purchaseorder', additionalData: {}, purchaseOrderNumber: 'PO-2026/17' },
  });
  expect(screen.getByText('On account, PO-2026/17')).toBeDefined();
});

it('shows other payment methods by their title', () => {
  show({
    availablePaymentMethods: [{ code: 'checkmo', title: 'Check' }],
    paymentCode: 'checkmo',
    paymentData: { method: 'checkmo', additionalData: {} },
  });
  expect(screen.getByText('Check')).toBeDefined();
});
