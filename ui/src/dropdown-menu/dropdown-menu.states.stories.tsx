import type { Meta, StoryObj } from '@storybook/react-vite';
import dropdownMenu, { DisabledItem, Open as OpenMenu } from './dropdown-menu.stories.tsx';

const meta = {
  ...dropdownMenu,
  title: 'State sheets/DropdownMenu',
  tags: ['sheet', '!autodocs'],
  parameters: { ...dropdownMenu.parameters, controls: { disable: true } },
} satisfies Meta<typeof dropdownMenu.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { ...OpenMenu };
export const Disabled: Story = { ...DisabledItem };
