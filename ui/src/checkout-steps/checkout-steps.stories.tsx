import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckoutSteps } from './index.ts';

const meta = {
  title: 'UI/Checkout/CheckoutSteps',
  component: CheckoutSteps,
  args: {
    current: 'delivery',
    steps: [
      { id: 'address', label: 'Adres', href: '#adres' },
      { id: 'delivery', label: 'Dostawa' },
      { id: 'payment', label: 'Płatność' },
      { id: 'review', label: 'Podsumowanie' },
    ],
  },
} satisfies Meta<typeof CheckoutSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { current: 'payment' } };
export const First: Story = { args: { current: 'address' } };
export const Last: Story = { args: { current: 'review' } };
export const LongTexts: Story = {
  args: {
    steps: [
      { id: 'address', label: 'Dane kontaktowe i adres dostawy', href: '#adres' },
      { id: 'delivery', label: 'Sposób i termin dostawy zamówienia' },
      { id: 'review', label: 'Podsumowanie przed złożeniem zamówienia' },
    ],
  },
};
