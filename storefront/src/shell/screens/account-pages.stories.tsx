import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { replaceField } from './replace-field.ts';
import { customer, screen, screenParameters, type ScreenOptions } from './screen.tsx';

const meta = {
  title: 'Storefront/Screens/AccountPages',
  tags: ['screen', '!autodocs'],
  parameters: screenParameters,
} satisfies Meta;

export default meta;

const signedIn = { remembered: customer };
const orders = { ...signedIn, path: '/order-history', recordings: ['account', 'cart', 'orders'] };
const order = { ...signedIn, path: '/order-history/000000003', recordings: ['account', 'cart', 'orders'] };
const addresses = { ...signedIn, path: '/address-book', recordings: ['account', 'cart'] };
const information = { ...signedIn, path: '/account-information', recordings: ['account', 'cart'] };
const wishlist = { ...signedIn, path: '/wishlist', recordings: ['account', 'cart', 'wishlist'] };
const payments = { ...signedIn, path: '/saved-payments', recordings: ['account', 'cart'] };
const communications = { ...signedIn, path: '/communications', recordings: ['account', 'cart'] };

const without =
  (list: string, operation: string): NonNullable<ScreenOptions['change']> =>
  (answer, asked) =>
    asked === operation ? replaceField(answer, list, []) : answer;

export const Default = screen(orders);
export const OrdersLoading = screen({ ...orders, pending: ['getOrderHistory'] });
export const OrdersEmpty = screen({ ...orders, change: without('items', 'getOrderHistory') });
export const OrdersFailed = screen({ ...orders, refused: { getOrderHistory: 'Internal server error' } });
export const OrdersLongTexts = screen({ ...orders, long: true });
export const OrdersLargeText = screen({ ...orders, largeText: true });

export const Order = screen(order);
export const OrderMissing = screen({ ...order, change: without('items', 'getCustomerOrder') });
export const OrderLongTexts = screen({ ...order, long: true });
export const OrderLargeText = screen({ ...order, largeText: true });

export const Addresses = screen(addresses);
export const AddressesEmpty = screen({ ...addresses, change: without('addresses', 'getAddressBook') });
export const AddressesLongTexts = screen({ ...addresses, long: true });
/** The form of a new address, found by being the only way on from an empty book. */
export const AddressNew = screen({
  ...addresses,
  change: without('addresses', 'getAddressBook'),
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('main');
    await waitFor(() => expect(main.querySelector('h1 ~ * button')).toBeVisible());
    await userEvent.click(main.querySelector('h1 ~ * button') ?? main);
    await waitFor(() => expect(main.querySelector('[autocomplete~="postal-code"]')).toBeVisible());
  },
});

/** Its sections have headings of one size. */
export const Information = screen({
  ...information,
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const headings = await main.findAllByRole('heading', { level: 2 });
    await expect(headings.length).toBeGreaterThan(3);
    await expect(new Set(headings.map((heading) => getComputedStyle(heading).fontSize)).size).toBe(1);
  },
});
export const InformationLargeText = screen({ ...information, largeText: true });

export const Wishlist = screen(wishlist);
export const WishlistEmpty = screen({ ...wishlist, change: without('items', 'getWishlist') });
export const WishlistLoading = screen({ ...wishlist, pending: ['getWishlist'] });
export const WishlistLongTexts = screen({ ...wishlist, long: true });

export const Payments = screen(payments);
export const PaymentsEmpty = screen({ ...payments, change: without('items', 'getSavedPayments') });

export const Communications = screen(communications);
