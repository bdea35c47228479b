import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleText } from '../story-utils/sample-text.ts';
import { OfflineIndicator } from './index.ts';

const meta = {
  title: 'UI/Feedback/OfflineIndicator',
  component: OfflineIndicator,
  args: { isOnline: false, hasBeenOffline: true },
} satisfies Meta<typeof OfflineIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[FRM-10] Header icon with its text',
  tags: ['behavior', '!autodocs'],
};
export const Playground: Story = {};
/** Renders nothing. */
export const Online: Story = {
  tags: ['behavior', '!autodocs'],
  args: { isOnline: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};
export const LongTexts: Story = { args: { label: sampleText('You are offline') } };
