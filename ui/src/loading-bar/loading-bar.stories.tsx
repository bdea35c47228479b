import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingBar } from './index.ts';

const meta = {
  title: 'UI/Feedback/LoadingBar',
  component: LoadingBar,
  args: { state: 'loading' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', blockSize: '1lh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoadingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[FRM-38] Loading',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-state="loading"] > div')).toBeVisible();
  },
};

export const Playground: Story = {};
export const Off: Story = {
  name: '[FRM-38] Off',
  tags: ['behavior', '!autodocs'],
  args: { state: 'off' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-state="off"]')).toBeEmptyDOMElement();
  },
};
export const Done: Story = {
  name: '[FRM-38] Done: as wide as the page',
  tags: ['behavior', '!autodocs'],
  args: { state: 'done' },
  play: async ({ canvasElement }) => {
    const track = canvasElement.querySelector('[data-state="done"]');
    await expect(track?.firstElementChild?.getBoundingClientRect().width).toBe(track?.getBoundingClientRect().width);
  },
};
