import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { ListModeSwitch } from './index.ts';

const meta = {
  title: 'UI/Catalog/ListModeSwitch',
  component: ListModeSwitch,
  parameters: { snippetParts: { 'getHref={() => {}}': 'getHref={(mode) => `?product_list_mode=${mode}`}' } },
  args: { value: 'grid', getHref: (mode) => `#${mode}` },
} satisfies Meta<typeof ListModeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: 'Tab goes from the grid to the list, of which the current one is marked',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const { grid, list } = getStoryStrings().listModeSwitch;
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: grid, current: true })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: list, current: false })).toHaveFocus();
  },
};
export const Playground: Story = {};
export const ListFirst: Story = { args: { value: 'list', modes: ['list', 'grid'] } };
