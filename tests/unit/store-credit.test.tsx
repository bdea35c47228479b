// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import storeCredit from '../merchants/store-credit/index.ts';
import { openShop, type OpenShop } from './shop-page/open-shop.tsx';

const email = 'dale.carter@example.com';

let shop: OpenShop;
let token: string;
let cartId: string;

beforeAll(async () => {
  shop = await openShop({ shop: storeCredit, profile: 'stock' });
  token = await shop.shop.signIn(email, 'Cottonwood-7');
  cartId = (await shop.shop.ask('{ customerCart { id } }', {}, token)).textAt('customerCart', 'id');
  await shop.shop.add(cartId, [{ sku: 'G-54', quantity: 1 }], token);
});

afterAll(() => shop.shop.dispose());

const change = (field: 'applyStoreCreditToCart' | 'removeStoreCreditFromCart') =>
  shop.shop.ask(`mutation ($id: String!) { ${field}(input: { cart_id: $id }) { cart { id } } }`, { id: cartId }, token);

describe('an account on Adobe Commerce', () => {
  it('has store credit with its history in its menu', async () => {
    await shop.open('/storecredit/info', { token });
    expect(await screen.findByText('Your store credit: $100.00')).toBeTruthy();
    expect(screen.getByText('+$100.00')).toBeTruthy();
    const menu = screen.getByRole('navigation', { name: 'Pages of your account' });
    expect(within(menu).getByRole('link', { name: 'Store credit' }).getAttribute('aria-current')).toBe('page');
    expect(within(menu).getByRole('link', { name: 'Reward points' }).getAttribute('href')).toBe(
      '/reward/customer/info',
    );
  });

  it('has reward points with what they are worth', async () => {
    await shop.open('/reward/customer/info', { token });
    expect(await screen.findByText('Your reward points: 100 (worth $5.00)')).toBeTruthy();
    expect(screen.getByText('You earn 1 point for every $1.00 you spend.')).toBeTruthy();
    expect(screen.getByText('20 points are worth $1.00.')).toBeTruthy();
  });
});

describe('a cart that store credit pays for', () => {
  const getAmount = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent;

  it('has a row of it in its totals', async () => {
    await change('applyStoreCreditToCart');
    await shop.open('/cart', { token, cartId });
    expect(await getAmount('Store credit')).toMatch(/^−\$5\d\.\d\d$/);
    expect(await getAmount('Total')).toBe('$0.00');
    await change('removeStoreCreditFromCart');
  });
});

describe('the checkout of a customer with store credit', () => {
  const click = async (name: string) => fireEvent.click(await screen.findByText(name));

  it('offers it before the payment methods, and needs no payment when nothing is left to pay', async () => {
    await shop.open('/checkout', { token, cartId });
    await click('Continue to payment');
    expect(await screen.findByText('Your store credit: $100.00')).toBeTruthy();
    expect(screen.getByLabelText(/Check/)).toBeTruthy();
    await click('Use store credit');
    expect((await screen.findByLabelText(/No payment needed/)).matches(':checked')).toBe(true);
    expect(screen.getByText(/^Store credit used for this order: \$5\d\.\d\d$/)).toBeTruthy();
    expect(screen.queryByText(/reward points/)).toBeNull();
    await click('Remove store credit');
    expect(await screen.findByLabelText(/Check/)).toBeTruthy();
    await click('Use reward points');
    expect(await screen.findByText('Reward points used for this order: 100 (worth $5.00)')).toBeTruthy();
    expect(screen.getByText('Reward points').nextElementSibling?.textContent).toBe('−$5.00');
  }, 90_000);
});
