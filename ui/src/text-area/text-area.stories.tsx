import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { TextArea } from './index.ts';

const meta = {
  title: 'UI/Forms/TextArea',
  component: TextArea,
  args: { label: 'Wiadomość', name: 'comment' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Optional: Story = { args: { label: 'Uwagi do zamówienia', optional: true, rows: 2 } };
export const WithHint: Story = { args: { hint: 'Podaj numer zamówienia, jeśli wiadomość go dotyczy.' } };
export const WithError: Story = { args: { error: 'Napisz, w czym możemy pomóc.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Paczka dotarła uszkodzona.' } };
export const LongText: Story = {
  args: {
    defaultValue:
      'Dzień dobry, zamówienie dotarło dziś rano, ale jedna z butelek jest pęknięta i olej wylał się na pozostałe produkty. Proszę o informację, czy mogę dostać nową butelkę, czy lepiej odesłać całą paczkę.\n\nPozdrawiam, Wawrzyniec',
  },
};
export const Loading: Story = { args: { loading: true, defaultValue: 'Paczka dotarła uszkodzona.' } };
export const Playground: Story = {
  args: { rows: 4, counter: true, maxLength: 500, charactersLeft: (left) => `Pozostało znaków: ${left}` },
};
export const WithCounter: Story = {
  args: { counter: true, maxLength: 500, charactersLeft: (left) => `Pozostało znaków: ${left}` },
};

export const WithCounterBehavior: Story = {
  ...WithCounter,
  name: 'A counter of the characters left, announced after a pause in typing',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'Dzień dobry');
    await expect(canvas.getByText('Pozostało znaków: 489')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Pozostało znaków: 489'), {
      timeout: 3000,
    });
  },
};
export const CounterAtTheEnd: Story = {
  args: {
    counter: true,
    maxLength: 26,
    charactersLeft: (left) => `Pozostało znaków: ${left}`,
    defaultValue: 'Paczka dotarła uszkodzona.',
  },
};
