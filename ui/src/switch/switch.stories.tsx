import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleText } from '../story-utils/sample-text.ts';
import { Switch } from './index.ts';

const meta = {
  title: 'UI/Forms/Switch',
  component: Switch,
  args: { label: sampleText('Text messages about the order'), name: 'sms' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { disabled: false, loading: false } };
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = {
  args: { hint: sampleText('We send three messages at most: when it is received, shipped and delivered.') },
};
export const Loading: Story = { args: { loading: true, defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
export const LongTexts: Story = {
  args: {
    label: sampleText(
      'Tell me about sales in stores within 25 kilometers of the shipping address, also on Sundays when shops are open',
    ),
    hint: sampleText('The setting is saved immediately; you can change it at any time.'),
  },
};
export const Keyboard: Story = {
  name: 'Tab moves to it, Space toggles it',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};
