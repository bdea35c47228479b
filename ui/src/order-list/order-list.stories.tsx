import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { isWiderThanScreen, largeText } from '../story-utils/large-text.ts';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import { OrderList, OrderStatus, type OrderListItem } from './index.ts';

const order = (number: string, date: string, status: string, total: string): OrderListItem => ({
  number,
  href: `#${number}`,
  linkLabel: sampleText('Order {number}', { number }),
  date,
  status,
  total,
});

const meta = {
  title: 'UI/Account/OrderList',
  component: OrderList,
  args: {
    'aria-label': sampleText('Recent orders'),
    labels: { date: sampleText('Date'), status: 'Status', total: sampleText('Total') },
    items: [
      order('000000123', sampleText('2 March 2026'), sampleText('Shipped'), samplePrice(12970)),
      order('000000098', sampleText('14 February 2026'), sampleText('Complete'), samplePrice(124900)),
      order('000000071', sampleText('30 January 2026'), sampleText('Canceled'), samplePrice(3990)),
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
      order(
        'PL-2026-000000123456',
        sampleText('30 October 2026'),
        sampleText('Waiting for the payment to arrive'),
        samplePrice(1234560),
      ),
      order('PL-2026-000000123455', sampleText('2 May 2026'), sampleText('Shipped'), samplePrice(990)),
    ],
  },
};

export const LongNumbers: Story = {
  name: 'A number stays in its column in wide fonts, also in a narrow list on a wide screen',
  tags: ['behavior', '!autodocs'],
  globals: { brand: 'zawilec', viewport: { value: 'desktop' } },
  args: {
    items: [order('0000001234', sampleText('2 May 2026'), sampleText('Shipped'), samplePrice(990))],
  },
  render: (args) => (
    <div style={{ width: '32rem' }}>
      <OrderList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const number = canvas.getByRole('link');
    const date = number.nextElementSibling?.getBoundingClientRect();
    await expect(number.getBoundingClientRect().right).toBeLessThanOrEqual(date?.left ?? 0);
    await expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth);
  },
};

export const LargeText: Story = {
  name: '[G-14] With text twice as large no value of an order covers another',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: largeText,
  play: async ({ canvasElement }) => {
    await expect(isWiderThanScreen()).toBe(false);
    for (const row of within(canvasElement).getAllByRole('listitem')) {
      for (const [index, value] of [...row.children].entries()) {
        const next = row.children[index + 1]?.getBoundingClientRect();
        const { right, bottom } = value.getBoundingClientRect();
        await expect(next === undefined || next.left >= right || next.top >= bottom).toBe(true);
        await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth || Infinity);
      }
    }
  },
};

export const Status: Story = { render: () => <OrderStatus>{sampleText('Processing')}</OrderStatus> };
