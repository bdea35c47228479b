import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleText } from '../story-utils/sample-text.ts';
import { RadioGroup } from './index.ts';

const meta = {
  title: 'UI/Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: sampleText('Proof of purchase'),
    name: 'document',
    options: [
      { value: 'receipt', label: sampleText('Receipt') },
      { value: 'invoice', label: sampleText('Invoice for a person') },
      {
        value: 'company',
        label: sampleText('Invoice for a company'),
        hint: sampleText('You will need the VAT number.'),
      },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Keyboard: Story = {
  name: 'CO-3 One tab stop; arrows move and select',
  tags: ['behavior', '!autodocs'],
  args: { defaultValue: 'receipt' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: sampleText('Proof of purchase') })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: sampleText('Receipt') })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: sampleText('Invoice for a company') })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: sampleText('Invoice for a company') })).toHaveAccessibleDescription(
      sampleText('You will need the VAT number.'),
    );
  },
};

export const Selected: Story = { args: { defaultValue: 'receipt' } };
export const WithError: Story = { args: { error: sampleText('Choose a proof of purchase.') } };
export const Optional: Story = { args: { optional: true, hint: sampleText('We issue a receipt by default.') } };
export const DisabledOption: Story = {
  args: {
    options: [
      { value: 'receipt', label: sampleText('Receipt') },
      {
        value: 'company',
        label: sampleText('Invoice for a company'),
        hint: sampleText('Temporarily unavailable during work on the accounting system.'),
        disabled: true,
      },
    ],
  },
};

export const Playground: Story = { args: { optional: false, labelHidden: false } };
