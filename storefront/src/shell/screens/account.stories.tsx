import type { Meta } from '@storybook/react-vite';
import { replaceField } from './replace-field.ts';
import { customer, screen, screenParameters } from './screen.tsx';

const meta = {
  title: 'Storefront/Screens/Account',
  tags: ['screen', '!autodocs'],
  parameters: screenParameters,
} satisfies Meta;

export default meta;

const account = { path: '/customer/account', recordings: ['account', 'cart'], remembered: customer };

export const Default = screen(account);
export const Loading = screen({ ...account, pending: ['getCustomer', 'getAddressBook', 'getRecentOrders'] });
export const Empty = screen({
  ...account,
  change: (answer, operation) => (operation === 'getRecentOrders' ? replaceField(answer, 'items', []) : answer),
});
export const Failed = screen({ ...account, failing: true });
export const LongTexts = screen({ ...account, long: true });
export const LargeText = screen({ ...account, largeText: true });
