import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ToastInput } from '../toast-store/index.ts';
import type { ToasterProps } from './index.ts';
import toaster, { LongTexts, Types } from './toaster.stories.tsx';

interface ToasterSample extends ToasterProps {
  toasts: readonly ToastInput[];
}

const meta: Meta<ToasterSample> = {
  ...toaster,
  title: 'State sheets/Toaster',
  tags: ['sheet', '!autodocs'],
  parameters: { ...toaster.parameters, controls: { disable: true } },
};

export default meta;
type Story = StoryObj<ToasterSample>;

export const Open: Story = { ...Types };
export const WithAction: Story = { ...LongTexts };
