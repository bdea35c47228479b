import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { SearchField } from './index.ts';

const meta = {
  title: 'UI/Forms/SearchField',
  component: SearchField,
  args: {
    action: '/search',
    name: 'q',
    placeholder: sampleText('What are you looking for?'),
    onSearch: fn(),
    onValueChange: fn(),
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Searching: Story = {
  name: 'Searches for the trimmed text and clears it',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = within(canvas.getByRole('search')).getByRole('searchbox', {
      name: getStoryStrings().searchField.label,
    });
    await userEvent.type(field, sampleText(' magnesium  '));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith(sampleText('magnesium'));
    await userEvent.click(canvas.getByRole('button', { name: getStoryStrings().searchField.clearLabel }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = {
  args: { defaultValue: sampleText('vitamin d3 with k2 in drops for children and babies') },
};
