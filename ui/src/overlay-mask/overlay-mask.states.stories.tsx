import type { Meta, StoryObj } from '@storybook/react-vite';
import overlayMask, { Default } from './overlay-mask.stories.tsx';

const meta = {
  ...overlayMask,
  title: 'State sheets/OverlayMask',
  tags: ['sheet', '!autodocs'],
  parameters: { ...overlayMask.parameters, controls: { disable: true } },
} satisfies Meta<typeof overlayMask.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { ...Default };
