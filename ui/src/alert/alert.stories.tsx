import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { TextLink } from '../text/index.ts';
import { Alert, alertTones } from './index.ts';

const meta = {
  title: 'UI/Feedback/Alert',
  component: Alert,
  args: { children: 'Zamówienia złożone w święta wyślemy 27 grudnia.' },
  argTypes: { tone: { control: 'inline-radio', options: alertTones } },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { title: 'Wysyłka w święta', tone: 'info' } };
export const Tones: Story = {
  render: (args) => (
    <Stack gap="x3">
      {alertTones.map((tone) => (
        <Alert key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};
export const WithTitleAndAction: Story = {
  args: {
    tone: 'warning',
    title: 'Zostały 2 sztuki',
    children: 'W koszyku masz 5 sztuk. Zmień liczbę, żeby złożyć zamówienie.',
    actions: <TextLink href="#koszyk">Przejdź do koszyka</TextLink>,
  },
};
export const Dismissable: Story = {
  args: { tone: 'success', children: 'Adres jest zapisany.', onDismiss: fn() },
};
export const Dismissed: Story = {
  ...Dismissable,
  name: 'Enter on its button dismisses it',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: getStoryStrings().alert.dismissLabel });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const LongTexts: Story = {
  args: {
    tone: 'error',
    title: 'Konstantynopolitańczykowianeczka nie dokończyła płatności za zamówienie w wyznaczonym terminie',
    children:
      'Bank odrzucił płatność. Pieniądze nie zostały pobrane; wybierz inny sposób płatności albo spróbuj ponownie za kilka minut.',
    onDismiss: fn(),
  },
};
