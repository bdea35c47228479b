import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { ProductSort } from './index.ts';

const meta = {
  title: 'UI/Catalog/ProductSort',
  component: ProductSort,
  args: {
    options: [
      { value: 'position_ASC', label: 'Polecane' },
      { value: 'price_ASC', label: 'Cena: od najniższej' },
      { value: 'price_DESC', label: 'Cena: od najwyższej' },
      { value: 'name_ASC', label: 'Nazwa: A–Z' },
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
      { value: 'a', label: 'Najwyżej oceniane przez kupujących w ostatnich dwunastu miesiącach' },
      { value: 'b', label: 'Nowości' },
    ],
  },
};
