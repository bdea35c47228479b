import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './index.ts';

const meta = {
  title: 'UI/Forms/TextArea',
  component: TextArea,
  args: { label: 'Wiadomość', name: 'comment' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Optional: Story = { args: { label: 'Uwagi do zamówienia', optional: true, optionalLabel: '(opcjonalnie)', rows: 2 } };
export const WithHint: Story = { args: { hint: 'Podaj numer zamówienia, jeśli wiadomość go dotyczy.' } };
export const WithError: Story = { args: { error: 'Napisz, w czym możemy pomóc.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Paczka dotarła uszkodzona.' } };
export const LongText: Story = {
  args: {
    defaultValue:
      'Dzień dobry, zamówienie dotarło dziś rano, ale jedna z butelek jest pęknięta i olej wylał się na pozostałe produkty. Proszę o informację, czy mogę dostać nową butelkę, czy lepiej odesłać całą paczkę.\n\nPozdrawiam, Wawrzyniec',
  },
};
