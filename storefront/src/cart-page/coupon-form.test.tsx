// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Announcer } from '@witryna/ui/live-region';
import { expect, it } from 'vitest';
import { CommerceProvider, createQueryCache, storageKeys } from '../commerce/index.ts';
import { CartIdProvider, createCartIdStore } from '../cart-id/index.ts';
import { addingMessages, cartMessages, emptyCart } from '../cart/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { fakeBackend, graphqlError, memoryStorage, sampleLayout } from '../testing/index.ts';
import { CouponForm } from './coupon-form.tsx';

/** Renders the form in front of a backend that fails. */
async function setUp(failing: Record<string, object>) {
  const intl = createShopIntl({ locale: 'en_GB' });
  await intl.load(cartMessages, addingMessages);
  const storage = memoryStorage();
  storage.set(storageKeys.cartId, 'cart1');
  const [cartId, cache] = [createCartIdStore(storage), createQueryCache()];
  const { client } = fakeBackend(({ name }) => failing[name] ?? new TypeError('lost'));
  return (coupon: string | null) => (
    <CommerceProvider client={client} cache={cache} storeView="uk" epoch={0}>
      <CartIdProvider value={cartId}>
        <IntlProvider value={intl}>
          <LayoutProvider value={sampleLayout}>
            <CouponForm cart={{ ...emptyCart, id: 'cart1', coupon }} />
          </LayoutProvider>
        </IntlProvider>
      </CartIdProvider>
    </CommerceProvider>
  );
}

it('says why a coupon could not be removed, until there is another one', async () => {
  const errors = [graphqlError('Not now.', 'graphql-input')];
  const show = await setUp({ removeCouponFromCart: { data: { removeCouponFromCart: null }, errors } });
  const { rerender } = render(show('SUMMER'));
  fireEvent.click(screen.getByRole('button', { name: /SUMMER/ }));
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
  rerender(show(null));
  expect(screen.queryByText('Not now.')).toBeNull();
  expect(screen.getByRole('textbox')).toBeDefined();
});

it.each([
  ['refused', graphqlError('The coupon code is not valid.', 'graphql-no-such-entity'), /^This code does not work\./],
  ['answered by an internal error', { message: 'Internal server error' }, /^We could not reach the shop/],
])('says what came of a coupon that is %s', async (_, error, expected) => {
  const show = await setUp({ applyCouponToCart: { data: { applyCouponToCart: null }, errors: [error] } });
  render(show(null));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'SUMMER' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText(expected)).toBeTruthy();
});

it.each([
  ['refused', 'SUMMER', /^This code does not work\./],
  ['missing', '', /^Type the code first/],
])(
  'announces once what is wrong with a code that is %s, because the field keeps the focus',
  async (_, code, expected) => {
    const errors = [graphqlError('The coupon code is not valid.', 'graphql-no-such-entity')];
    const show = await setUp({ applyCouponToCart: { data: { applyCouponToCart: null }, errors } });
    render(<Announcer>{show(null)}</Announcer>);
    const field = screen.getByRole('textbox');
    field.focus();
    fireEvent.change(field, { target: { value: code } });
    fireEvent.submit(field);
    const alert = screen.getByRole('alert');
    expect(await within(alert).findAllByText(expected)).toHaveLength(1);
    expect(document.activeElement).toBe(field);
  },
);
