import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { SearchField } from './index.ts';

const meta = {
  title: 'UI/Forms/SearchField',
  component: SearchField,
  args: {
    action: '/search',
    name: 'q',
    placeholder: 'Czego szukasz?',
    onSearch: fn(),
    onValueChange: fn(),
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Searching: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = within(canvas.getByRole('search')).getByRole('searchbox', {
      name: getStoryStrings().searchField.label,
    });
    await userEvent.type(field, ' magnez ');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('magnez');
    await userEvent.click(canvas.getByRole('button', { name: getStoryStrings().searchField.clearLabel }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = { args: { defaultValue: 'witamina d3 z k2 w kroplach dla dzieci i niemowląt' } };
