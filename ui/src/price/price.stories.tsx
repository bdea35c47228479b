import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from './index.ts';

const meta = {
  title: 'UI/Catalog/Price',
  component: Price,
  args: {
    final: '39,90 zł',
    unit: '0,67 zł / kapsułka',
  },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Reduced: Story = {
  args: { final: '44,90 zł', regular: '59,90 zł', lowest30Days: '49,90 zł' },
};

export const ReducedBehavior: Story = {
  ...Reduced,
  name: 'G-28 Reduced from the lowest price of the last 30 days',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const struck = [...canvasElement.querySelectorAll('s')];
    await expect(struck.map((price) => price.textContent)).toEqual(['49,90 zł']);
  },
};
export const ReducedFromRegularPrice: Story = {
  args: { final: '44,90 zł', regular: '59,90 zł' },
};

export const ReducedFromRegularPriceBehavior: Story = {
  ...ReducedFromRegularPrice,
  name: 'G-28 Reduced from the regular price if no lowest price is given',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const struck = [...canvasElement.querySelectorAll('s')];
    await expect(struck.map((price) => price.textContent)).toEqual(['59,90 zł']);
  },
};
export const From: Story = { args: { from: true } };
export const Large: Story = {
  args: { size: 'large', final: '44,90 zł', regular: '59,90 zł', lowest30Days: '49,90 zł' },
};
export const Small: Story = { args: { size: 'small', unit: undefined } };
export const LongAmounts: Story = {
  args: {
    size: 'large',
    from: true,
    final: '1 234 567,90 zł',
    regular: '2 345 678,90 zł',
    lowest30Days: '1 999 999,90 zł',
  },
};
