import type { Meta, StoryObj } from '@storybook/react-vite';
import sidePanel, { Default } from './side-panel.stories.tsx';

const meta = {
  ...sidePanel,
  title: 'State sheets/SidePanel',
  tags: ['sheet', '!autodocs'],
  parameters: { ...sidePanel.parameters, layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof sidePanel.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { ...Default };
