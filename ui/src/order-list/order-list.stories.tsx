import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderList, OrderStatus, type OrderListItem } from './index.ts';

const order = (number: string, date: string, status: string, total: string): OrderListItem => ({
  number,
  href: `#${number}`,
  linkLabel: `Zamówienie ${number}`,
  date,
  status,
  total,
});

const meta = {
  title: 'UI/Account/OrderList',
  component: OrderList,
  args: {
    'aria-label': 'Ostatnie zamówienia',
    labels: { date: 'Data', status: 'Status', total: 'Razem' },
    items: [
      order('000000123', '2 marca 2026', 'Wysłane', '129,70 zł'),
      order('000000098', '14 lutego 2026', 'Zrealizowane', '1 249,00 zł'),
      order('000000071', '30 stycznia 2026', 'Anulowane', '39,90 zł'),
    ],
  },
} satisfies Meta<typeof OrderList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const LongTexts: Story = {
  args: {
    items: [
      order('PL-2026-000000123456', '30 października 2026', 'Oczekuje na zaksięgowanie wpłaty', '12 345,60 zł'),
      order('PL-2026-000000123455', '2 maja 2026', 'Wysłane', '9,90 zł'),
    ],
  },
};

export const Status: Story = { render: () => <OrderStatus>W realizacji</OrderStatus> };
