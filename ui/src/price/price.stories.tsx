import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from './index.ts';

const meta = {
  title: 'UI/Catalogue/Price',
  component: Price,
  args: {
    current: '39,90 zł',
    unit: '0,67 zł / kapsułka',
  },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Reduced: Story = { name: 'G-28 Reduced', args: { current: '44,90 zł', regular: '59,90 zł', lowest30Days: '49,90 zł' } };
export const ReducedWithoutLowestPrice: Story = {
  name: 'G-28 Without the lowest price there is no reduction',
  args: { current: '44,90 zł', regular: '59,90 zł' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
};
export const From: Story = { args: { from: true } };
export const Large: Story = { args: { size: 'large', current: '44,90 zł', regular: '59,90 zł', lowest30Days: '49,90 zł' } };
export const Small: Story = { args: { size: 'small', unit: undefined } };
export const LongAmounts: Story = { args: { size: 'large', from: true, current: '1 234 567,90 zł', regular: '2 345 678,90 zł', lowest30Days: '1 999 999,90 zł' } };
