import type { Meta, StoryObj } from '@storybook/react-vite';
import drawer, { Default, SecondLevel } from './drawer.stories.tsx';

const meta = {
  ...drawer,
  title: 'State sheets/Drawer',
  tags: ['sheet', '!autodocs'],
  parameters: { ...drawer.parameters, controls: { disable: true } },
} satisfies Meta<typeof drawer.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { ...Default };
export const Submenu: Story = { ...SecondLevel };
