import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { ProductSort } from './index.ts';

const meta = {
  title: 'UI/Catalog/ProductSort',
  component: ProductSort,
  args: {
    options: [
      { value: 'position_ASC', label: sampleText('Recommended') },
      { value: 'price_ASC', label: sampleText('Price: low to high') },
      { value: 'price_DESC', label: sampleText('Price: high to low') },
      { value: 'name_ASC', label: sampleText('Name: A–Z') },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof ProductSort>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[UI-25] [SO-1] A native select: selecting does not move focus',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: getStoryStrings().productSort.label });
    select.focus();
    await userEvent.selectOptions(select, 'price_ASC');
    await expect(args.onValueChange).toHaveBeenCalledWith('price_ASC');
    await expect(select).toHaveFocus();
  },
};
export const Playground: Story = {};
export const Chosen: Story = { args: { defaultValue: 'name_ASC' } };
export const LongOption: Story = {
  args: {
    options: [
      { value: 'a', label: sampleText('Rated best by customers in the last twelve months') },
      { value: 'b', label: sampleText('New products') },
    ],
  },
};
