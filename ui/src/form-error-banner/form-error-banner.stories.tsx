import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { TextField } from '../text-field/index.ts';
import { FormErrorBanner, type FormErrorBannerProps } from './index.ts';

const meta = {
  title: 'UI/Forms/FormErrorBanner',
  component: FormErrorBanner,
  args: {
    errors: [{ message: 'Nieprawidłowy e-mail lub hasło.' }],
  },
} satisfies Meta<typeof FormErrorBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[UI-16] A message of the shop',
  tags: ['behavior', '!autodocs'],
};
export const MessagesNotAllowed: Story = {
  args: { showMessages: false },
};

export const MessagesNotAllowedBehavior: Story = {
  ...MessagesNotAllowed,
  name: '[UI-17] Messages hidden',
  tags: ['behavior', '!autodocs'],
};

function FormWithErrors(props: FormErrorBannerProps) {
  const [submitCount, setAttempt] = useState(0);
  const errors = [
    { message: 'Wpisz imię.', fieldId: 'banner-firstname' },
    { message: 'Wpisz poprawny adres e-mail.', fieldId: 'banner-email' },
  ];
  const shown = submitCount > 0;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(submitCount + 1);
      }}
    >
      <Stack>
        <FormErrorBanner {...props} errors={shown ? errors : []} submitCount={submitCount} />
        <TextField id="banner-firstname" label="Imię" name="firstname" error={shown ? 'Wpisz imię.' : undefined} />
        <TextField
          id="banner-email"
          label="E-mail"
          name="email"
          type="email"
          error={shown ? 'Wpisz poprawny adres e-mail.' : undefined}
        />
        <Button type="submit">Wyślij</Button>
      </Stack>
    </form>
  );
}

export const WithLinksToFields: Story = {
  args: { title: 'Popraw zaznaczone pola' },
  render: (args) => <FormWithErrors {...args} />,
};

export const WithLinksToFieldsBehavior: Story = {
  ...WithLinksToFields,
  name: 'FO-4 Receives focus after submitting; links focus the fields',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Wyślij' }));
    const banner = canvas.getByRole('group', { name: 'Popraw zaznaczone pola' });
    await expect(banner).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Wyślij' }));
    await expect(banner).toHaveFocus();
  },
};

export const LongMessages: Story = {
  args: {
    title: 'Nie udało się zapisać adresu, ponieważ kilka pól wymaga poprawienia',
    errors: [
      {
        message:
          'Kod pocztowy nie pasuje do podanej miejscowości. Sprawdź go na przykład na stronie operatora pocztowego.',
      },
      { message: 'Numer telefonu jest za krótki. Wpisz dziewięć cyfr, z kierunkowym lub bez niego.' },
    ],
  },
};

export const Playground: Story = { args: { showMessages: true, title: 'Popraw zaznaczone pola' } };
