import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RadioGroup } from './index.ts';

const meta = {
  title: 'UI/Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Dokument sprzedaży',
    name: 'document',
    options: [
      { value: 'receipt', label: 'Paragon' },
      { value: 'invoice', label: 'Faktura na osobę' },
      { value: 'company', label: 'Faktura na firmę', hint: 'Potrzebny będzie NIP.' },
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
    await expect(canvas.getByRole('radiogroup', { name: 'Dokument sprzedaży' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Paragon' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Faktura na firmę' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Faktura na firmę' })).toHaveAccessibleDescription(
      'Potrzebny będzie NIP.',
    );
  },
};

export const WithError: Story = { args: { error: 'Wybierz dokument sprzedaży.' } };
export const Optional: Story = { args: { optional: true, hint: 'Domyślnie wystawimy paragon.' } };
export const DisabledOption: Story = {
  args: {
    options: [
      { value: 'receipt', label: 'Paragon' },
      {
        value: 'company',
        label: 'Faktura na firmę',
        hint: 'Chwilowo niedostępna, trwają prace w systemie księgowym.',
        disabled: true,
      },
    ],
  },
};

export const Playground: Story = { args: { optional: false, labelHidden: false } };
