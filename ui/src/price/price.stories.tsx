import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import { Price } from './index.ts';

const meta = {
  title: 'UI/Catalog/Price',
  component: Price,
  args: {
    final: samplePrice(3990),
    unit: sampleText('€0.67\u00a0/\u00a0capsule'),
  },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Reduced: Story = {
  args: {
    final: samplePrice(4490),
    regular: samplePrice(5990),
    lowest30Days: samplePrice(4990),
    unit: sampleText('€0.75\u00a0/\u00a0capsule'),
  },
};

export const ReducedBehavior: Story = {
  ...Reduced,
  name: 'G-28 Reduced from the lowest price of the last 30 days',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const struck = [...canvasElement.querySelectorAll('s')];
    await expect(struck.map((price) => price.textContent)).toEqual([samplePrice(4990)]);
  },
};
export const ReducedFromRegularPrice: Story = {
  args: { final: samplePrice(4490), regular: samplePrice(5990), unit: sampleText('€0.75\u00a0/\u00a0capsule') },
};

export const ReducedFromRegularPriceBehavior: Story = {
  ...ReducedFromRegularPrice,
  name: 'G-28 Reduced from the regular price if no lowest price is given',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const struck = [...canvasElement.querySelectorAll('s')];
    await expect(struck.map((price) => price.textContent)).toEqual([samplePrice(5990)]);
  },
};
export const From: Story = { args: { from: true } };
export const Large: Story = {
  args: { ...Reduced.args, size: 'large' },
};
export const Small: Story = { args: { size: 'small', unit: undefined } };
export const LongAmounts: Story = {
  args: {
    size: 'large',
    from: true,
    final: samplePrice(123456790),
    regular: samplePrice(234567890),
    lowest30Days: samplePrice(199999990),
    unit: undefined,
  },
};
