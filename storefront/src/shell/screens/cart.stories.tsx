import type { Meta } from '@storybook/react-vite';
import { screen, screenParameters } from './screen.tsx';

const meta = {
  title: 'Storefront/Screens/Cart',
  tags: ['screen', 'looks', '!autodocs'],
  parameters: screenParameters,
} satisfies Meta;

export default meta;

const cart = { path: '/cart', recordings: ['cart'], remembered: { cartId: 'cart' } };

export const Default = screen(cart);
export const Loading = screen({ ...cart, pending: ['getCartDetails'] });
export const Empty = screen({ ...cart, remembered: {} });
export const Failed = screen({ ...cart, failing: true });
export const LongTexts = screen({ ...cart, long: true });
export const LargeText = screen({ ...cart, largeText: true });
