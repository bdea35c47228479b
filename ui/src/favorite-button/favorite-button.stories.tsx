import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleText } from '../story-utils/sample-text.ts';
import { FavoriteButton } from './index.ts';

const meta = {
  title: 'UI/Actions/FavoriteButton',
  component: FavoriteButton,
  args: { label: sampleText('Favorites: Vitamin C 1000'), onPressedChange: fn() },
} satisfies Meta<typeof FavoriteButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[WI-1] Clicking changes the state, not the name',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const button = within(canvasElement).getByRole('button', {
      name: sampleText('Favorites: Vitamin C 1000'),
      pressed: true,
    });
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button.firstElementChild ?? button).fill).not.toBe('none');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onPressedChange).toHaveBeenCalledTimes(2);
  },
};
export const Playground: Story = {};
export const Pressed: Story = { args: { defaultPressed: true } };
export const Loading: Story = { args: { loading: true } };
export const Disabled: Story = { args: { disabled: true } };
