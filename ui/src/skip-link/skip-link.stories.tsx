import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleText } from '../story-utils/sample-text.ts';
import { SkipLink } from './index.ts';

const meta = {
  title: 'UI/Navigation/SkipLink',
  component: SkipLink,
  args: { href: '#skip-target' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <div id="skip-target" tabIndex={-1}>
        {sampleText('Press the Tab key to see the link.')}
      </div>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[G-2] The first Tab shows it, Enter moves focus into the content',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link');
    await expect(link.getBoundingClientRect().width).toBe(1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(100);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(sampleText('Press the Tab key to see the link.'))).toHaveFocus();
  },
};

export const Playground: Story = {};

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};
