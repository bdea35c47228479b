import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import { PriceSummary } from './index.ts';

const meta = {
  title: 'UI/Cart/PriceSummary',
  component: PriceSummary,
  args: {
    rows: [
      { id: 'subtotal', label: sampleText('Products'), value: samplePrice(20380) },
      { id: 'discount', label: sampleText('Discount AUTUMN10'), value: samplePrice(-2038) },
      { id: 'shipping', label: sampleText('Shipping'), value: sampleText('free of charge') },
      { id: 'total', label: sampleText('Total'), value: samplePrice(18342), total: true },
    ],
  },
} satisfies Meta<typeof PriceSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { loading: true } };
export const OnlyTotal: Story = {
  args: { rows: [{ id: 'total', label: sampleText('Total'), value: samplePrice(20380), total: true }] },
};
export const LongTexts: Story = {
  args: {
    rows: [
      {
        id: 'discount',
        label: sampleText(
          'Discount for the newsletter together with the code for regular customers of the store in Oxford',
        ),
        value: samplePrice(-1234567),
      },
      {
        id: 'total',
        label: sampleText('To pay including value added tax'),
        value: samplePrice(123456789),
        total: true,
      },
    ],
  },
};

export const Playground: Story = { args: { loading: false } };
