import type { Meta, StoryObj } from '@storybook/react-vite';
import dialog, { Default, Loading as LoadingDialog, NearlyTheWholeScreen } from './dialog.stories.tsx';

const meta = {
  ...dialog,
  title: 'State sheets/Dialog',
  tags: ['sheet', '!autodocs'],
  parameters: { ...dialog.parameters, controls: { disable: true } },
} satisfies Meta<typeof dialog.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { ...Default };
export const Loading: Story = { ...LoadingDialog };
export const Screen: Story = { ...NearlyTheWholeScreen };
