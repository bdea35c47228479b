import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import usage from '../../docs/examples/overlay-mask.tsx?raw';
import { PageBlock } from '../layout/index.ts';
import { finishAnimations } from '../story-utils/animation.ts';
import { inFrame } from '../story-utils/in-frame.ts';
import { Text } from '../text/index.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { OverlayMask } from './index.ts';

const meta = {
  title: 'UI/Overlays/OverlayMask',
  component: OverlayMask,
  parameters: { layout: 'fullscreen', docs: inFrame('16rem', usage) },
  args: { open: true, onDismiss: fn(), dismissLabel: sampleText('Close the menu') },
  render: (args) => (
    <>
      <PageBlock space="x4">
        <Text>{sampleText('Page under the mask.')}</Text>
      </PageBlock>
      <OverlayMask {...args} />
    </>
  ),
} satisfies Meta<typeof OverlayMask>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[UI-13] Covers the page and is dismissed by a click',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    finishAnimations();
    const button = within(canvasElement).getByRole('button', { name: sampleText('Close the menu') });
    await expect(button.getBoundingClientRect().height).toBe(window.innerHeight);
    await userEvent.click(button);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const Playground: Story = {};
export const WithoutDismissing: Story = { args: { onDismiss: undefined } };
export const Closed: Story = { args: { open: false } };
