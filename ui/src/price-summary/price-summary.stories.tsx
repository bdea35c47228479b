import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceSummary } from './index.ts';

const meta = {
  title: 'UI/Cart/PriceSummary',
  component: PriceSummary,
  args: {
    rows: [
      { id: 'subtotal', label: 'Produkty', value: '203,80 zł' },
      { id: 'discount', label: 'Rabat JESIEN10', value: '−20,38 zł' },
      { id: 'shipping', label: 'Dostawa', value: 'wybierzesz w kasie' },
      { id: 'total', label: 'Razem', value: '183,42 zł', total: true },
    ],
  },
} satisfies Meta<typeof PriceSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { loading: true } };
export const OnlyTotal: Story = { args: { rows: [{ id: 'total', label: 'Razem', value: '203,80 zł', total: true }] } };
export const LongTexts: Story = {
  args: {
    rows: [
      {
        id: 'discount',
        label: 'Rabat za zapis do newslettera połączony z kodem dla stałych klientów salonu w Krakowie',
        value: '−12 345,67 zł',
      },
      { id: 'total', label: 'Do zapłaty razem z podatkiem VAT', value: '1 234 567,89 zł', total: true },
    ],
  },
};

export const Playground: Story = { args: { loading: false } };
