import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import { VisuallyHidden } from './index.ts';

const meta = { title: 'Foundations/VisuallyHidden', component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  args: { children: sampleText('Price before the reduction: €59.90') },
  render: (args) => (
    <p>
      {samplePrice(3990)} <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const hidden = within(canvasElement).getByText(sampleText('Price before the reduction: €59.90'));
    const { width, height } = hidden.getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};

export const Playground: StoryObj<typeof meta> = { args: Default.args, render: Default.render };
